//! The home screen.

pub(super) mod en;
pub(super) mod zh;

/// The home screen.
pub(crate) struct HomeTexts {
    /// What the program is, on the home screen.
    pub tagline: &'static str,
    /// Home: title of the input.
    pub open_title: &'static str,
    /// Home: label of the input.
    pub link_label: &'static str,
    /// Home: what may be typed.
    pub link_placeholder: &'static str,
    /// Home: title of the demo codes.
    pub demo_codes: &'static str,
    /// Home: note at the demo codes.
    pub demo_note: &'static str,
    /// Home: title of this machine.
    pub machine: &'static str,
    /// Label: the service.
    pub service: &'static str,
    /// Label: the clipboard.
    pub clipboard: &'static str,
    /// Label: the time zone.
    pub zone: &'static str,
    /// Title of other links and demo codes together.
    pub choices_title: &'static str,
}
