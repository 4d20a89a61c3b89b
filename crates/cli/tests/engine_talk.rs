//! Talking to an engine as another program does.

use higaki_catalogue::Engine;
use higaki_table::Seed;
use higaki_words::Language;
use serde_json::{Value, json};

/// An engine in this process, which is as good as one behind a pipe.
pub(crate) struct Talk(pub(crate) Engine);

impl Talk {
    pub(crate) fn new() -> Talk {
        Talk(Engine::new(Language::En, || Ok(Seed::from_text("test"))))
    }

    pub(crate) fn ask(&mut self, command: &str, fields: &Value) -> Value {
        let mut request = json!({ "id": 1 });
        request[command] = fields.clone();
        let answer = self.0.answer(&request.to_string());
        assert!(answer["ok"].is_object(), "{request}: {answer}");
        answer["ok"].clone()
    }

    pub(crate) fn choices(&mut self, seat: u64) -> Vec<String> {
        let answer = self.ask("choices", &json!({ "seat": seat }));
        let list = answer["choices"].as_array().unwrap();
        list.iter().map(|choice| choice["text"].as_str().unwrap().to_owned()).collect()
    }
}

pub(crate) fn first_asked(answer: &Value) -> Option<u64> {
    answer["deciding"][0]["seat"].as_u64()
}
