import type { Place } from '@cracha/contract/features/template/template-language.ts';
import type { Node } from '@tiptap/pm/model';
import { writtenIn } from './template-doc.ts';

export interface Range {
  from: number;
  to: number;
}

const partAt = { cabecalho: 0, blocos: 1, rodape: 2 } as const;

interface At {
  node: Node;
  /** Where it begins in the document. */
  pos: number;
}

function childAt({ node, pos }: At, index: number): At | undefined {
  if (index >= node.childCount) return undefined;
  let start = pos + 1;
  for (let before = 0; before < index; before++) start += node.child(before).nodeSize;
  return { node: node.child(index), pos: start };
}

/** Where a place of the text stands in the editor's document; undefined: it stands there no more. */
export function rangeOf(doc: Node, { parte, bloco, item, linha, celula, inicio, fim }: Place): Range | undefined {
  const way = [partAt[parte], bloco, ...[item, linha, celula].filter(step => step !== null)];
  const found = way.reduce<At | undefined>((at, step) => at && childAt(at, step), { node: doc, pos: -1 });
  if (!found) return undefined;
  if (!found.node.isTextblock) return { from: found.pos, to: found.pos + found.node.nodeSize };
  return { from: charAt(found, inicio), to: Math.max(charAt(found, fim), charAt(found, inicio)) };
}

/** A character of a line: a tag's are all one place, its end is behind it. */
function charAt({ node, pos }: At, char: number): number {
  let passed = 0;
  let at = pos + 1;
  for (let index = 0; index < node.childCount && passed < char; index++) {
    const child = node.child(index);
    const length = writtenIn({ type: child.type.name, text: child.text, attrs: child.attrs }).length;
    at += child.isText ? Math.min(length, char - passed) : passed + length <= char ? 1 : 0;
    passed += length;
  }
  return at;
}
