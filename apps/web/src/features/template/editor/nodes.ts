import { type AnyExtension, Extension, Mark, mergeAttributes, Node } from '@tiptap/core';

const alignment = {
  default: null,
  parseHTML: (element: HTMLElement) => alignmentIn[element.style.textAlign] ?? null,
  renderHTML: ({ alignment }: Record<string, unknown>) =>
    typeof alignment === 'string' ? { 'data-align': alignment } : {},
};
/** What a page of another program says, and what a text of ours does. */
const alignmentIn: Readonly<Record<string, string>> = {
  ...{ left: 'esquerda', start: 'esquerda', center: 'centro', right: 'direita', end: 'direita' },
  justify: 'justificado',
};
const aligned = () => ({ alignment });
/** Kept in the document, never shown by itself. */
const quiet = (value: unknown) => ({ default: value, rendered: false });
const dataOf = (name: string, fallback: string) => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? fallback,
  renderHTML: () => ({}),
});

const Doc = Node.create({ name: 'doc', topNode: true, content: 'pageHead pageBody pageFoot' });
const Text = Node.create({ name: 'text', group: 'inline' });

const part = (name: string, content: string) =>
  Node.create({
    ...{ name, content, isolating: true, defining: true, selectable: false },
    addAttributes: () => (name === 'pageFoot' ? { numbered: quiet(true) } : {}),
    parseHTML: () => [{ tag: `div[data-part="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-part': name }), 0],
  });
const margin = '(paragraph | heading | picture)+';

const Paragraph = Node.create({
  ...{ name: 'paragraph', group: 'block', content: 'inline*', priority: 1000 },
  addAttributes: aligned,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

const Heading = Node.create({
  ...{ name: 'heading', group: 'block', content: 'inline*', defining: true },
  addAttributes: () => ({ level: quiet(1), alignment }),
  // deeper ones than a paper has are its third
  parseHTML: () => [1, 2, 3, 4, 5, 6].map(level => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
});

const List = Node.create({
  ...{ name: 'list', group: 'block', content: 'item+' },
  addAttributes: () => ({ ordered: quiet(false) }),
  parseHTML: () => [
    { tag: 'ul', attrs: { ordered: false } },
    { tag: 'ol', attrs: { ordered: true } },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.ordered ? 'ol' : 'ul', HTMLAttributes, 0],
});
const Item = Node.create({
  ...{ name: 'item', content: 'inline*', defining: true },
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
});

const Table = Node.create({
  ...{ name: 'table', group: 'block', content: 'tableRow+', isolating: true },
  addAttributes: () => ({
    header: {
      default: false,
      parseHTML: (element: HTMLElement) => element.querySelector('th') !== null,
      renderHTML: ({ header }: Record<string, unknown>) => (header ? { 'data-header': '' } : {}),
    },
    widths: quiet(null),
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});
const TableRow = Node.create({
  ...{ name: 'tableRow', content: 'tableCell+' },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});
const TableCell = Node.create({
  ...{ name: 'tableCell', content: 'inline*', isolating: true },
  // a paper's cells are never joined; the table's acts ask for these
  addAttributes: () => ({ alignment, colspan: quiet(1), rowspan: quiet(1), colwidth: quiet(null) }),
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const roles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell' };
const TableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
});

const PageBreak = Node.create({
  ...{ name: 'pageBreak', group: 'block', atom: true },
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

const Spot = Node.create({
  ...{ name: 'spot', group: 'block', content: 'inline*', defining: true },
  addAttributes: () => ({ role: dataOf('data-role', 'trabalhador') }),
  parseHTML: () => [{ tag: 'div[data-role]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-role': node.attrs.role }),
    0,
  ],
});

const HardBreak = Node.create({
  ...{ name: 'hardBreak', group: 'inline', inline: true, selectable: false, linebreakReplacement: true },
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
});

const bold = /^(bold(er)?|[6-9]00)$/;
const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [
    { tag: 'strong' },
    { tag: 'b', getAttrs: element => element.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: value => bold.test(String(value)) && null },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark('bold') };
  },
});
const Italic = Mark.create({
  name: 'italic',
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark('italic') };
  },
});
const Underline = Mark.create({
  name: 'underline',
  parseHTML: () => [{ tag: 'u' }, { style: 'text-decoration=underline' }],
  renderHTML: () => ['u', 0],
  addKeyboardShortcuts() {
    return { 'Mod-u': () => this.editor.commands.toggleMark('underline') };
  },
});

/** A tag of the language: one character for caret and screen reader. How it looks is its view's (`chip.ts`). */
export const Chip = Node.create({
  ...{ name: 'chip', group: 'inline', inline: true, atom: true },
  addAttributes: () => ({ tag: dataOf('data-tag', '') }),
  parseHTML: () => [{ tag: 'span[data-tag]' }],
  renderHTML: ({ node }) => ['span', { 'data-tag': node.attrs.tag }, String(node.attrs.tag)],
  renderText: ({ node }) => String(node.attrs.tag),
});

/** A picture by the name of its bytes, which its view fetches (`picture.ts`). */
export const Picture = Node.create({
  ...{ name: 'picture', group: 'block', atom: true, draggable: true },
  addAttributes: () => ({
    sha256: dataOf('data-sha256', ''),
    width: {
      default: 200,
      parseHTML: (element: HTMLElement) => Number(element.dataset.width) || 200,
      renderHTML: () => ({}),
    },
    alignment,
    about: dataOf('data-about', ''),
  }),
  // one of another page has no bytes here
  parseHTML: () => [{ tag: 'figure[data-sha256]' }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-sha256': attrs.sha256, 'data-width': attrs.width, 'data-about': attrs.about },
  ],
});

/** All that a paper is made of, without views. */
export const nodes: AnyExtension[] = [
  ...[Doc, Text, Paragraph, Heading, List, Item, Table, TableRow, TableCell, TableRoles, PageBreak, Spot, HardBreak],
  ...[part('pageHead', margin), part('pageBody', 'block+'), part('pageFoot', margin), Bold, Italic, Underline],
];
