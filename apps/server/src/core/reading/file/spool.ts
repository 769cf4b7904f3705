import type { PageSource } from '../page/page-source.ts';

/** A character's cell: twice as high as wide, so that one blank joins two words and two blanks part them. */
const CELL_WIDTH = 6;
const CELL_HEIGHT = 12;
const TAB = 8;
/** A bar, or what stands between blanks; no payroll word is longer, and looking for labels in one takes the square of its length. */
const WORD = /\||[^\s|]{1,256}/g;

/** A text spool as pages of words: form feeds part pages, each character is a cell of column and line. */
export function spoolPages(text: string): PageSource[] {
  const pages = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n?\f\n?/g, '\f')
    .split('\f');
  return pages.filter(page => page.trim() !== '').map(toPage);
}

function toPage(text: string): PageSource {
  const texts: string[] = [];
  const boxes: number[] = [];
  const lines = text.split('\n').map(expandTabs);
  let characters = 0;
  let unreadable = 0;
  for (const [line, content] of lines.entries()) {
    for (const match of content.matchAll(WORD)) {
      texts.push(match[0]);
      boxes.push(
        match.index * CELL_WIDTH,
        line * CELL_HEIGHT,
        (match.index + match[0].length) * CELL_WIDTH,
        (line + 1) * CELL_HEIGHT,
      );
      characters += match[0].length;
      unreadable += countUnreadable(match[0]);
    }
  }
  const width = lines.reduce((most, line) => Math.max(most, line.length), 80) * CELL_WIDTH;
  return {
    width,
    height: Math.max(1, lines.length) * CELL_HEIGHT,
    texts,
    boxes,
    characters,
    unreadable,
    hasObjects: characters > 0,
  };
}

function countUnreadable(text: string): number {
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 || (code > 126 && code < 160) || code === 0xfffd) count++;
  }
  return count;
}

function expandTabs(line: string): string {
  let expanded = '';
  for (const character of line) expanded += character === '\t' ? ' '.repeat(TAB - (expanded.length % TAB)) : character;
  return expanded;
}
