//! The binary `higaki`.

fn main() -> std::process::ExitCode {
    higaki_cli::main()
}
