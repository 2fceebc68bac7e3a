//! The program from outside, and the rules that the source keeps.

mod cli;
mod layers;
mod support;
