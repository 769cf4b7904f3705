import { readTemplate, type TemplateFinding, tagOf } from '@cracha/contract/features/template/template-language.ts';
import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Range, rangeOf } from './places.ts';
import { bodyOf } from './template-doc.ts';

/** Something wrong with the text, and where it stands in the editor. */
export interface MarkedFinding extends TemplateFinding {
  range: Range | undefined;
}

interface Marked {
  fields: readonly OwnField[];
  body: TemplateBody;
  findings: readonly MarkedFinding[];
  decorations: DecorationSet;
}

const key = new PluginKey<Marked>('marking');

/** The text as our tree, with all that is wrong with it. */
export const markedOf = (state: EditorState): Marked | undefined => key.getState(state);

/** The model's own fields changed: names that were unknown may be known now. */
export const withFields = (tr: Transaction, fields: readonly OwnField[]): Transaction => tr.setMeta(key, fields);

/** Reads the text with the server's own reader at every change: what is wrong is red, what stands under a condition has an amber edge. */
export function marking(fields: readonly OwnField[]): Plugin<Marked> {
  return new Plugin<Marked>({
    key,
    state: {
      init: (_, { doc }) => markedIn(doc, fields),
      apply: (tr, before, _, { doc }) => {
        const changed: readonly OwnField[] | undefined = tr.getMeta(key);
        return changed || tr.docChanged ? markedIn(doc, changed ?? before.fields) : before;
      },
    },
    props: { decorations: state => markedOf(state)?.decorations },
  });
}

function markedIn(doc: Node, fields: readonly OwnField[]): Marked {
  const body = bodyOf(doc.toJSON());
  const findings = readTemplate(body, fields).findings.map(one => ({ ...one, range: rangeOf(doc, one.lugar) }));
  const wrong = findings.flatMap(({ range }) =>
    range ? [Decoration.inline(range.from, range.to, { class: 'wrong' })] : [],
  );
  return { fields, body, findings, decorations: DecorationSet.create(doc, [...wrong, ...underConditions(doc)]) };
}

/** Blocks from one that opens a condition by itself to the one that ends it. */
function underConditions(doc: Node): Decoration[] {
  const marked: Decoration[] = [];
  doc.forEach((part, at) => {
    let depth = 0;
    part.forEach((block, offset) => {
      const turn = turnOf(block);
      if (turn === 'if') depth += 1;
      if (depth > 0) {
        const edge = turn === 'if' && depth === 1 ? ' begins' : turn === 'end' && depth === 1 ? ' ends' : '';
        const from = at + 1 + offset;
        const look = `under-condition${turn ? ' turn' : ''}${edge}`;
        marked.push(Decoration.node(from, from + block.nodeSize, { class: look }));
      }
      if (turn === 'end') depth = Math.max(0, depth - 1);
    });
  });
  return marked;
}

/** A paragraph that is nothing but a condition's tag. */
function turnOf(block: Node): 'if' | 'else' | 'end' | undefined {
  if (block.type.name !== 'paragraph' || block.childCount === 0 || block.textContent.trim() !== '') return undefined;
  const chips: string[] = [];
  block.forEach(node => {
    if (node.type.name === 'chip') chips.push(String(node.attrs.tag));
  });
  const [only, another] = chips;
  if (only === undefined || another !== undefined) return undefined;
  const { kind } = tagOf(only);
  return kind === 'if' || kind === 'else' || kind === 'end' ? kind : undefined;
}
