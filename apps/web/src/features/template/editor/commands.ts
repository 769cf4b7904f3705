import type { TemplateAlignment } from '@cracha/contract/features/template/template-tree.ts';
import { setBlockType } from '@tiptap/pm/commands';
import { Fragment, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model';
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

// a page's part stands in the document, a block in its part
const partDepth = 1;
const blockDepth = 2;

const typeOf = ({ nodes }: Schema, name: string) => nodes[name] ?? expectType(name);
function expectType(name: string): never {
  throw new Error(`no node ${name}`);
}

/** The list that a place stands in. */
function listAt($pos: ResolvedPos): { node: Node; pos: number } | undefined {
  if ($pos.depth < blockDepth || $pos.node(blockDepth).type.name !== 'list') return undefined;
  return { node: $pos.node(blockDepth), pos: $pos.before(blockDepth) };
}

/** What the caret's block is: `paragraph`, `heading1`, a list, a table's cell, a line to sign. */
export function kindAt({ selection: { $from } }: EditorState): string {
  const { type, attrs } = $from.depth < blockDepth ? $from.doc : $from.node(blockDepth);
  if (type.name === 'heading') return `heading${attrs.level}`;
  return type.name === 'list' ? (attrs.ordered ? 'ordered' : 'bulleted') : type.name;
}

/** A paragraph, or a heading of a level; items of a list leave it first. */
export const setKind =
  (level: 1 | 2 | 3 | undefined): Command =>
  (state, dispatch, view) => {
    if (listAt(state.selection.$from)) leaveList(state, dispatch);
    const now = view?.state ?? state;
    const type = typeOf(state.schema, level === undefined ? 'paragraph' : 'heading');
    return setBlockType(type, level === undefined ? {} : { level })(now, dispatch);
  };

/** Makes items of what is chosen; of items of the same kind paragraphs. */
export const toggleList =
  (ordered: boolean): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection;
    const list = listAt($from);
    if (list && list.node.attrs.ordered === ordered) return leaveList(state, dispatch);
    if (list) {
      dispatch?.(state.tr.setNodeMarkup(list.pos, undefined, { ordered }));
      return true;
    }
    const [first, last] = [$from.index(partDepth), $to.index(partDepth)];
    const part = $from.node(partDepth);
    if (part.type.name !== 'pageBody' || $to.node(partDepth) !== part) return false;
    const blocks = part.content.content.slice(first, last + 1);
    if (blocks.some(({ type }) => type.name !== 'paragraph' && type.name !== 'heading')) return false;
    const items = blocks.map(({ content }) => typeOf(state.schema, 'item').create(null, content));
    const made = typeOf(state.schema, 'list').create({ ordered }, items);
    const tr = state.tr.replaceWith($from.before(blockDepth), $to.after(blockDepth), made);
    dispatch?.(shifted(tr, state, 1));
    return true;
  };

/** The same places once everything moved by so much. */
const shifted = (tr: Transaction, { selection: { from, to } }: EditorState, by: number) =>
  tr.setSelection(TextSelection.create(tr.doc, from + by, to + by));

/** The chosen items become paragraphs; what is before and after stays a list. */
export const leaveList: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const list = listAt($from);
  if (!list || listAt($to)?.pos !== list.pos) return false;
  const [first, last] = [$from.index(blockDepth), $to.index(blockDepth)];
  const items = list.node.content.content;
  const some = (part: readonly Node[]) => (part.length > 0 ? [list.node.copy(Fragment.from([...part]))] : []);
  const freed = items
    .slice(first, last + 1)
    .map(({ content }) => typeOf(state.schema, 'paragraph').create(null, content));
  const made = [...some(items.slice(0, first)), ...freed, ...some(items.slice(last + 1))];
  const tr = state.tr.replaceWith(list.pos, list.pos + list.node.nodeSize, made);
  dispatch?.(shifted(tr, state, first > 0 ? 1 : -1));
  return true;
};

/** Enter: an empty item ends its list, a cell gets another line, so does a line to sign before its end. */
export const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { type, content } = $from.parent;
  if (type.name === 'item' && empty && content.size === 0) return leaveList(state, dispatch);
  const isAtEnd = $from.parentOffset === content.size;
  return type.name === 'tableCell' || (type.name === 'spot' && !isAtEnd) ? breakLine(state, dispatch) : false;
};

export const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!$from.parent.inlineContent) return false;
  const made = typeOf(state.schema, 'hardBreak').create(null, null, state.storedMarks ?? $from.marks());
  dispatch?.(state.tr.replaceSelectionWith(made, false).scrollIntoView());
  return true;
};

/** Backspace where an item or a heading begins: it is a paragraph again. */
export const backspace: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const { name } = $from.parent.type;
  if (name === 'item') return leaveList(state, dispatch);
  return name === 'heading' ? setBlockType(typeOf(state.schema, 'paragraph'))(state, dispatch) : false;
};

/** Puts a block behind the caret's, in place of an empty paragraph; what a page's head can't hold goes to the text's end. */
export const insertBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const body = state.doc.child(1);
    const part = $from.depth >= blockDepth ? $from.node(partDepth) : body;
    const fits = part.type.name === 'pageBody' || node.type.name === 'picture';
    const bodyEnd = state.doc.child(0).nodeSize + body.nodeSize - 1;
    const block = fits && $from.depth >= blockDepth ? $from.node(blockDepth) : undefined;
    const isBare = block?.type.name === 'paragraph' && block.content.size === 0;
    const at = block ? $from.after(blockDepth) : bodyEnd;
    const from = block && isBare ? at - block.nodeSize : at;
    // the caret goes on behind what it can't stand in
    const needsMore = !node.isTextblock && at === bodyEnd;
    const more = needsMore ? [typeOf(state.schema, 'paragraph').create()] : [];
    const tr = state.tr.replaceWith(from, at, [node, ...more]);
    const next = node.isAtom ? from + node.nodeSize : from + 1;
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(next, tr.doc.content.size)))).scrollIntoView());
    return true;
  };

export const insertChip =
  (tag: string, over?: { from: number; to: number }): Command =>
  (state, dispatch) => {
    const { from, to, $from } = state.selection;
    const at = over ?? { from, to };
    if (!state.doc.resolve(at.from).parent.inlineContent) return false;
    const made = typeOf(state.schema, 'chip').create({ tag }, null, state.storedMarks ?? $from.marks());
    const tr = state.tr.replaceWith(at.from, at.to, made);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at.from + 1)).scrollIntoView());
    return true;
  };

/** Puts what is chosen under a condition: words within a line, or whole blocks. */
export const putUnder =
  (source: string): Command =>
  (state, dispatch) => {
    const { $from, $to, from, to, empty } = state.selection;
    const chipOf = (tag: string) => typeOf(state.schema, 'chip').create({ tag });
    const [begin, end] = [chipOf(`{{#se ${source}}}`), chipOf('{{/se}}')];
    const isPart = !empty && (from > $from.start() || to < $from.end());
    if ($from.sameParent($to) && $from.parent.inlineContent && ($from.depth > blockDepth || isPart)) {
      dispatch?.(state.tr.insert(to, end).insert(from, begin).scrollIntoView());
      return true;
    }
    if ($from.depth < blockDepth || $from.node(partDepth) !== $to.node(partDepth)) return false;
    const alone = (chip: Node) => typeOf(state.schema, 'paragraph').create(null, chip);
    const tr = state.tr.insert($to.after(blockDepth), alone(end)).insert($from.before(blockDepth), alone(begin));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Of all that is chosen and can be aligned. */
export const align =
  (alignment: TemplateAlignment): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr } = state;
    state.doc.nodesBetween(from, to, (node, pos) => {
      if ('alignment' in node.attrs) tr.setNodeAttribute(pos, 'alignment', alignment);
    });
    dispatch?.(tr);
    return tr.docChanged;
  };

/** Of the node at a place: a table's head, a chip's format, whether pages are numbered. */
export const setAttribute =
  (pos: number, name: string, value: unknown): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const tr = state.tr.setNodeAttribute(pos, name, value);
    dispatch?.(tr.setSelection(selection.map(tr.doc, tr.mapping)));
    return true;
  };

export function tableOf(schema: Schema, rows: number, columns: number): Node {
  const row = () =>
    typeOf(schema, 'tableRow').create(
      null,
      Array.from({ length: columns }, () => typeOf(schema, 'tableCell').create()),
    );
  return typeOf(schema, 'table').create({ header: true }, Array.from({ length: rows }, row));
}
