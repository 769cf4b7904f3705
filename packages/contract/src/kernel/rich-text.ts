/*
 * Text with a little form: an allow-list of tags, links by https alone, no attributes else. What comes in is read into a tree and
 * written anew, so that nothing survives which the tree has no word for. Screens draw the tree and never hand markup to the browser.
 */

const blockTags = ['p', 'h2', 'ul', 'ol', 'li'] as const;
const inlineTags = ['strong', 'em', 'a'] as const;
export type RichTag = (typeof blockTags)[number] | (typeof inlineTags)[number] | 'br';

export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
type RichElement = Exclude<RichNode, string>;

const tags: readonly string[] = [...blockTags, ...inlineTags, 'br'];
const isTag = (name: string): name is RichTag => tags.includes(name);
const sameAs: Record<string, RichTag> = { b: 'strong', i: 'em', h1: 'h2', h3: 'h2', div: 'p' };
/** Their words are no text of the page. */
const silent = /<(script|style|template|iframe|object|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const safeLink = /^https:\/\/[^\s/"'<>\\]+\.[^\s"'<>\\]+$/i;
/** Direction overrides and invisible characters: they make a text look like another. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** A line of text as it looks. */
export const visibleText = (text: string): string => text.replace(invisible, '').replace(/\s+/g, ' ').trim();

/** Deeper nesting is no letter to anybody. */
const deepest = 12;

/** Reads markup by the allow-list; what is not on it loses its tag and keeps its words. */
export function readRichText(markup: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] };
  const open: RichElement[] = [root];
  const here = () => open.at(-1) ?? root;
  for (const [piece] of withoutSilent(markup).matchAll(/<[^<>]*>|[^<]+|</g)) {
    const found = /^<(\/?)([a-z][a-z0-9]*)((?:[\s/][^>]*)?)>$/i.exec(piece);
    if (!found) {
      if (!/^<[!/?]?[^>]*>$/.test(piece)) here().children.push(decoded(piece));
      continue;
    }
    const [, closing, name = '', rest = ''] = found;
    const tag = sameAs[name.toLowerCase()] ?? name.toLowerCase();
    if (!isTag(tag)) continue;
    if (closing) closeTo(open, tag);
    else if (tag === 'br') here().children.push({ tag, children: [] });
    else if (open.length <= deepest) {
      const made = tag === 'a' ? linkOf(rest) : { tag, children: [] };
      if (!made) continue;
      here().children.push(made);
      open.push(made);
    }
  }
  return root.children;
}

/** The markup of a tree, as it is kept and answered. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return encoded(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${encoded(node.href)}"`;
      return `<${node.tag}${href}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** Markup as it may be kept: the same again, less what is not allowed. */
export const cleanRichText = (markup: string): string => writeRichText(readRichText(markup));

/** The words alone. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const words = plainText(node.children);
      return node.tag === 'p' || node.tag === 'h2' || node.tag === 'li' ? `${words}\n` : words;
    })
    .join('');
}

function withoutSilent(markup: string): string {
  // until it stands still: what is taken out may have hidden another
  let text = markup.replace(invisible, '').replace(/<!--[\s\S]*?(-->|$)/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(silent, '');
  }
  return text;
}

function closeTo(open: RichElement[], tag: RichTag): void {
  const at = open.findLastIndex((element, index) => index > 0 && element.tag === tag);
  if (at > 0) open.length = at;
}

function linkOf(attributes: string): RichElement | undefined {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = decoded(double ?? single ?? bare ?? '').trim();
  return safeLink.test(href) ? { tag: 'a', href, children: [] } : undefined;
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code).replace(invisible, '') : '';
  });
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
