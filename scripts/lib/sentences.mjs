// People who never met us read the docs: a sentence has at most 30 words. A table cell, a list item and a paragraph
// end a sentence. Inline code counts as one word. Headings and code blocks don't count.

export const mostWords = 30;

/** The sentences of a Markdown text that are too long, each with its line and its number of words. */
export function longSentences(markdown) {
  return blocksOf(markdown).flatMap(({ line, text }) =>
    sentencesOf(text)
      .map(sentence => ({ line, sentence, words: wordsOf(sentence) }))
      .filter(({ words }) => words > mostWords),
  );
}

/** Paragraphs, list items and table cells, each with the line where it begins. */
function blocksOf(markdown) {
  const blocks = [];
  let inCode = false;
  let open = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) inCode = !inCode;
    const isTable = /^\s*\|/.test(line);
    const endsBlock = isFence || inCode || isTable || line.trim() === '' || /^#{1,6} /.test(line);
    if (endsBlock) open = null;
    if (isTable && !inCode) for (const cell of cellsOf(line)) blocks.push({ line: index + 1, text: cell });
    if (endsBlock) continue;
    const item = /^\s*([-*+]|\d+\.)\s+/;
    if (open && !item.test(line)) {
      open.text += ` ${line.trim()}`;
      continue;
    }
    open = { line: index + 1, text: line.replace(item, '').trim() };
    blocks.push(open);
  }
  return blocks;
}

function cellsOf(row) {
  return row
    .replace(/`[^`]*`/g, code => code.replaceAll('|', ' '))
    .split('|')
    .map(cell => cell.trim())
    .filter(cell => /[a-z]/i.test(cell));
}

/** A sentence ends at `.`, `?`, `!` before a space, or at the dot in the middle that separates entries of a list. */
function sentencesOf(text) {
  return text
    .replace(/`[^`]*`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.?!][)"”*_]*)\s+| · /);
}

function wordsOf(sentence) {
  return sentence.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}
