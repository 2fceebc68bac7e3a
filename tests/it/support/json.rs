//! Comparing JSON that went through an SDK.

use serde_json::Value;

/// The same with every number as a float: SDKs that keep data as protocol buffers do send no other.
pub fn as_floats(value: Value) -> Value {
    match value {
        Value::Number(number) => number.as_f64().into(),
        Value::Array(items) => items.into_iter().map(as_floats).collect(),
        Value::Object(members) => members
            .into_iter()
            .map(|(name, value)| (name, as_floats(value)))
            .collect(),
        other => other,
    }
}
