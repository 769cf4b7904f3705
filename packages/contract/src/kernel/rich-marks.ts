import type { RichNode } from './rich-text.ts';

/*
 * The same text as a person types it: `## ` a heading, `- ` and `1. ` lists, blank lines between paragraphs, `**strong**`, `_emphasis_`,
 * `[words](https://…)`.
 */

const kinds = [
  ['h2', /^## +/],
  ['ul', /^- +/],
  ['ol', /^\d{1,2}\. +/],
] as const;

const lineBreak = (): RichNode => ({ tag: 'br', children: [] });

/** What was typed, as a tree. */
export function readMarks(text: string): RichNode[] {
  const blocks: Exclude<RichNode, string>[] = [];
  let open: Exclude<RichNode, string> | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const [tag, mark] = kinds.find(([, each]) => each.test(line)) ?? (['p', /^/] as const);
    const words = inline(line.replace(mark, '').trim());
    const listed: RichNode[] = tag === 'ul' || tag === 'ol' ? [{ tag: 'li', children: words }] : words;
    if (open && open.tag === tag && tag !== 'h2') open.children.push(...(tag === 'p' ? [lineBreak()] : []), ...listed);
    else {
      open = { tag, children: listed };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A tree as a person would have typed it. */
export function writeMarks(nodes: readonly RichNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return node;
      if (node.tag === 'ul' || node.tag === 'ol') return listOf(node.children, node.tag === 'ol');
      if (node.tag === 'h2') return `## ${inlineMarks(node.children)}`;
      return inlineMarks([node]);
    })
    .filter(block => block.trim() !== '')
    .join('\n\n');
}

function listOf(items: readonly RichNode[], numbered: boolean): string {
  return items
    .filter(item => typeof item !== 'string' || item.trim() !== '')
    .map((item, at) => `${numbered ? `${at + 1}.` : '-'} ${inlineMarks([item])}`)
    .join('\n');
}

const wrapped = /\*\*([^*]+)\*\*|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])|\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/u;

function inline(text: string): RichNode[] {
  const found = wrapped.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [whole, strong, em, words, href] = found;
  const rest = inline(text.slice(found.index + whole.length));
  const before = found.index > 0 ? [text.slice(0, found.index)] : [];
  if (strong !== undefined) return [...before, { tag: 'strong', children: inline(strong) }, ...rest];
  if (em !== undefined) return [...before, { tag: 'em', children: inline(em) }, ...rest];
  return [...before, { tag: 'a', href: href ?? '', children: [words ?? ''] }, ...rest];
}

function inlineMarks(nodes: readonly RichNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return node;
      const words = inlineMarks(node.children);
      if (node.tag === 'br') return '\n';
      if (node.tag === 'strong') return `**${words}**`;
      if (node.tag === 'em') return `_${words}_`;
      return node.tag === 'a' ? `[${words}](${node.href ?? ''})` : words;
    })
    .join('');
}
