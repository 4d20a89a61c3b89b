//! A minimal lexer for Rust that separates code, comments and literals.

/// Rust source in two layers of the same shape as the source. Each layer blanks the text of the
/// other, so that lines can still be counted; literals are blank in both.
#[derive(Debug)]
pub(crate) struct Layers {
    pub(crate) code: String,
    pub(crate) comments: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

impl Layers {
    pub(crate) fn of(source: &str) -> Self {
        let mut layers = Self { code: String::new(), comments: String::new() };
        let mut rest = source;
        while !rest.is_empty() {
            let (kind, length) = first_piece(rest);
            let (piece, after) = rest.split_at(length);
            layers.code.extend(piece.chars().map(|c| visible_if(kind == Kind::Code, c)));
            layers.comments.extend(piece.chars().map(|c| visible_if(kind == Kind::Comment, c)));
            rest = after;
        }
        layers
    }
}

fn visible_if(belongs_here: bool, c: char) -> char {
    if belongs_here || c == '\n' { c } else { ' ' }
}

/// The kind of the text’s first piece, and its length in bytes.
fn first_piece(text: &str) -> (Kind, usize) {
    if text.starts_with("//") {
        (Kind::Comment, text.find('\n').unwrap_or(text.len()))
    } else if text.starts_with("/*") {
        (Kind::Comment, block_comment(text))
    } else if let Some(length) = raw_string(text) {
        (Kind::Literal, length)
    } else if text.starts_with('"') {
        (Kind::Literal, string(text))
    } else if let Some(length) = character(text) {
        (Kind::Literal, length)
    } else {
        // A whole word at once, or the end of one like `error"` would pass for a prefix.
        (Kind::Code, word(text).len().max(text.chars().next().map_or(0, char::len_utf8)))
    }
}

/// Block comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match rest {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn raw_string(text: &str) -> Option<usize> {
    let from_r = text.strip_prefix(['b', 'c']).unwrap_or(text);
    let from_hashes = from_r.strip_prefix('r')?;
    let body = from_hashes.trim_start_matches('#').strip_prefix('"')?;
    let hashes = from_hashes.len() - body.len() - 1;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(text.len() - body.len() + length)
}

fn string(text: &str) -> usize {
    let mut escaped = true; // the opening quote does not close the string
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// `'a'`, but not the lifetime `'a`.
fn character(text: &str) -> Option<usize> {
    let body = text.strip_prefix('\'')?;
    let first = body.chars().next()?;
    // What follows a backslash is always one byte, and may be a quote.
    let shortest = if first == '\\' { 2 } else { first.len_utf8() };
    let quote = body.get(shortest..)?.find('\'')?;
    (first == '\\' || quote == 0).then_some(1 + shortest + quote + 1)
}

/// The identifier, keyword or number that the text begins with; may be empty.
pub(crate) fn word(text: &str) -> &str {
    let end = text.find(|c| !is_word_character(c)).unwrap_or(text.len());
    &text[..end]
}

pub(crate) fn is_word_character(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function<'a> {
    pub(crate) name: &'a str,
    /// Counted from 1.
    pub(crate) line: usize,
    /// From `fn` to the closing brace; a function without a body has none.
    pub(crate) length: Option<usize>,
}

/// All functions in a layer of code, nested ones too.
pub(crate) fn functions(code: &str) -> Vec<Function<'_>> {
    const KEYWORD: &str = "fn ";
    let function = |(at, _)| {
        let name = word(&code[at + KEYWORD.len()..]);
        let is_keyword = !code[..at].ends_with(is_word_character);
        (is_keyword && !name.is_empty()).then(|| Function {
            name,
            line: code[..at].matches('\n').count() + 1,
            length: body_end(&code[at..]).map(|end| code[at..at + end].matches('\n').count() + 1),
        })
    };
    code.match_indices(KEYWORD).filter_map(function).collect()
}

/// Where the body of the item at the start of `code` ends, if it has one.
fn body_end(code: &str) -> Option<usize> {
    let mut in_brackets = 0;
    let mut in_braces = 0;
    for (at, c) in code.char_indices() {
        match c {
            '(' | '[' => in_brackets += 1,
            ')' | ']' => in_brackets -= 1,
            '{' => in_braces += 1,
            '}' => in_braces -= 1,
            // `fn f();`, but not `fn f(x: [u8; 2]) {`
            ';' if in_brackets == 0 && in_braces == 0 => return None,
            _ => continue,
        }
        if c == '}' && in_brackets == 0 && in_braces == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// The names of all functions that carry `#[test]`.
pub(crate) fn test_names(code: &str) -> Vec<&str> {
    code.split("#[test]").skip(1).filter_map(|after| Some(functions(after).first()?.name)).collect()
}

/// A layer of code without the block of unit tests that closes the file.
pub(crate) fn without_unit_tests(code: &str) -> &str {
    const MARK: &str = "\n#[cfg(test)]\n";
    let Some(at) = code.rfind(MARK) else { return code };
    let tests = code[at + MARK.len()..].trim_end();
    if tests.starts_with("mod tests {") && body_end(tests) == Some(tests.len()) {
        &code[..at]
    } else {
        code
    }
}

/// The code layer without whitespace gaps.
fn code_of(source: &str) -> String {
    Layers::of(source).code.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn comments_are_no_code() {
    let source = "let a; // let b;\n/* let c; /* let d; */ let e; */ let f; /// let g;\n//! let h;";
    assert_eq!(code_of(source), "let a; let f;");
    let comments = Layers::of(source).comments;
    assert!(comments.contains("// let b;") && comments.contains("let e; */"));
    assert!(!comments.contains("let a;") && !comments.contains("let f;"));
}

#[test]
fn strings_are_neither_code_nor_comments() {
    for literal in [
        r#""{ // \" { \\""#,
        r##"r"{ \""##,
        r###"br#"{ " { "#"###,
        r####"r##"{ "# { "##"####,
        r#"b"{ \" {""#,
        "'{'",
        r"'\''",
        r"b'\\'",
        r"'\u{7b}'",
        "'ö'",
    ] {
        let layers = Layers::of(&format!("f({literal}, a) // end"));
        assert!(layers.code.trim_end().ends_with(", a)"), "{literal}: {}", layers.code);
        assert!(!layers.code.contains('{'), "{literal}: {}", layers.code);
        assert_eq!(layers.comments.trim(), "// end", "{literal}");
    }
}

#[test]
fn lifetimes_are_code() {
    assert_eq!(code_of("fn f<'a, 'b>(x: &'a str) {}"), "fn f<'a, 'b>(x: &'a str) {}");
}

#[test]
fn a_word_that_ends_like_a_prefix_begins_no_raw_string() {
    assert_eq!(code_of(r#"error!"x" a"#), "error! a");
    assert_eq!(code_of(r#"for"x" a"#), "for a");
}

#[test]
fn layers_keep_the_lines() {
    let source = "a \"x\ny\" /*\n\n*/ b";
    let layers = Layers::of(source);
    assert_eq!(layers.code.lines().count(), source.lines().count());
    assert_eq!(layers.comments.lines().count(), source.lines().count());
}

#[test]
fn functions_are_measured_from_the_keyword_to_the_brace() {
    let code = "fn a() {}\nconst fn b(x: [u8; 2]) -> T\nwhere\n    T: U,\n{\n    fn c() {\n    }\n}\n\
                trait D { fn e(&self); }\ntype F = fn (u8);\nlet my_fn = 1;\n";
    let functions: Vec<_> = functions(code).iter().map(|f| (f.name, f.line, f.length)).collect();
    assert_eq!(
        functions,
        [("a", 1, Some(1)), ("b", 2, Some(7)), ("c", 6, Some(2)), ("e", 9, None)]
    );
}

#[test]
fn only_marked_functions_are_tests() {
    let code =
        "fn a() {}\n#[test]\n#[cfg(unix)]\nfn b() {}\nfn c() {}\n    #[test]\n    fn d() {}\n";
    assert_eq!(test_names(code), ["b", "d"]);
}

#[test]
fn the_closing_unit_tests_are_cut_off() {
    let tests = "#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n";
    assert_eq!(without_unit_tests(&format!("fn a() {{}}\n\n{tests}")), "fn a() {}\n");
    let in_the_middle = format!("fn a() {{}}\n{tests}fn c() {{}}\n");
    assert_eq!(without_unit_tests(&in_the_middle), in_the_middle);
    let helper = "fn a() {}\n#[cfg(test)]\nfn b() {}\n";
    assert_eq!(without_unit_tests(helper), helper);
}
