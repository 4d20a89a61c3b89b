//! `higaki engine`: the engine protocol on standard input and output.

mod input;

use crate::error::CommandError;
use crate::games::random_seed;
use clap::Args;
use higaki_catalogue::Engine;
use input::InputLine;
use std::io::Write;
use std::process::ExitCode;

/// Run the engine protocol: JSON lines on standard input and output
#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

pub(crate) fn engine(arguments: &EngineArguments) -> Result<ExitCode, CommandError> {
    // The engine answers a panic with an error; the message must not mix with the answers.
    std::panic::set_hook(Box::new(|_| {}));
    let mut engine = Engine::new(arguments.language.chosen(), random_seed);
    let mut output = std::io::stdout().lock();
    for line in input::lines(std::io::stdin().lock()) {
        let answer = match line {
            InputLine::Text(text) => engine.answer(&text),
            InputLine::TooLong => engine.refuse_long_line(),
            InputLine::NotText => engine.refuse_bytes(),
        };
        // The reader closed the pipe.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}
