//! Component data as tables of text.

use crate::paint::{Paint, columns, padded};
use higaki_words::{CellText, DataText, TableText};

/// The blanks between two columns.
const GAP: usize = 2;

/// A legend of the provenance marks, and all tables.
pub(crate) fn data_tables(data: &DataText, paint: &Paint) -> String {
    let meanings = data.provenance.iter().map(|text| format!("{}\n", paint.wrapped(text, 0)));
    let tables = data.tables.iter().map(|table| format!("\n{}", self::table(table, paint)));
    meanings.chain(tables).collect()
}

fn table(table: &TableText, paint: &Paint) -> String {
    let marked = table.sources.len() > 1;
    let content = |cell: &CellText| match cell.source {
        Some(source) if marked => format!("{}{}", cell.text, superscript(source)),
        _ => cell.text.clone(),
    };
    let rows: Vec<Vec<String>> =
        table.rows.iter().map(|row| row.iter().map(content).collect()).collect();
    let widths = widths(&table.columns, &rows, paint.width());
    let mut text = format!("{}\n", paint.bold(&table.caption));
    text.push_str(&paint.dim(&row_lines(&table.columns, &widths)));
    text.push('\n');
    for row in &rows {
        text.push_str(&row_lines(row, &widths));
        text.push('\n');
    }
    for (index, source) in table.sources.iter().enumerate() {
        let mark = if marked { format!("{} ", superscript(index + 1)) } else { String::new() };
        let note = if source.note.is_empty() { "" } else { ": " };
        let source = format!("{mark}{}{note}{}", source.label, source.note);
        text.push_str(&format!("{}\n", paint.dim(&paint.wrapped(&source, 0))));
    }
    text
}

/// Column widths: those of the longest cells, narrowed to the terminal but never below a word.
fn widths(heads: &[String], rows: &[Vec<String>], width: usize) -> Vec<usize> {
    let longest_word = |text: &String| text.split_whitespace().map(columns).max().unwrap_or(0);
    let column = |index: usize| rows.iter().filter_map(move |row| row.get(index));
    let least: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(index, head)| {
            let words = column(index).map(longest_word).max().unwrap_or(0);
            words.max(longest_word(head))
        })
        .collect();
    let mut widths: Vec<usize> = (0..heads.len())
        .map(|index| column(index).map(|text| columns(text)).max().unwrap_or(0).max(least[index]))
        .collect();
    let gaps = GAP * heads.len().saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > width {
        let wide = (0..widths.len()).filter(|index| widths[*index] > least[*index]);
        let Some(widest) = wide.max_by_key(|index| widths[*index]) else { break };
        widths[widest] -= 1;
    }
    widths
}

/// One row, in as many lines as its tallest cell.
fn row_lines(cells: &[String], widths: &[usize]) -> String {
    let cells: Vec<Vec<String>> =
        cells.iter().zip(widths).map(|(cell, width)| fold(cell, *width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let parts = cells
            .iter()
            .zip(widths)
            .map(|(cell, width)| padded(cell.get(number).map_or("", String::as_str), width + GAP));
        parts.collect::<String>().trim_end().to_owned()
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

/// Breaks a text into lines of whole words.
fn fold(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A number in superscript digits.
fn superscript(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = number.to_string();
    digits.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]).collect()
}
