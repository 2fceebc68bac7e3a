//! The program `qrscope`; everything it does is in the library.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    qrscope::main()
}
