import { contentOf } from './filters.ts';
import type { PdfObject, PdfObjects } from './objects.ts';
import { entriesOf, nameOf, referenceOf, tokenAt, writtenDictionary, writtenName } from './syntax.ts';

/** The operators that use a resource by its name, and the kind it is of (ISO 32000-1, table 33 and annex A). */
const kindOf: Readonly<Record<string, string>> = {
  Do: 'XObject',
  gs: 'ExtGState',
  scn: 'Pattern',
  SCN: 'Pattern',
  BDC: 'Properties',
  DP: 'Properties',
};

/** Kinds in which no words can be: they go along as they are. */
const wordless = new Set(['Font', 'ColorSpace', 'ProcSet', 'Shading']);

/**
 * Of resources (a dictionary, or a reference to one) what these streams draw with, written anew. Many writers give all pages of a file
 * one and the same dictionary, with the pictures and forms of all of them: taken whole, each page would carry everybody's along, unseen.
 */
export function usedResources(
  objects: PdfObjects,
  resources: string | undefined,
  streams: () => readonly PdfObject[],
): string {
  if (resources === undefined) return '<<>>';
  const entries = entriesOf(resolved(objects, resources));
  const isWordless = (kind: string, values: string) =>
    wordless.has(kind) || (kind === 'ExtGState' && !hasMask(objects, values));
  if ([...entries].every(([kind, values]) => isWordless(kind, values))) return resources;
  const used = namesUsed(objects, entriesOf(resolved(objects, entries.get('XObject') ?? '')), streams());
  const kept = [...entries].map(([kind, values]) => {
    if (isWordless(kind, values)) return `${writtenName(kind)} ${values}`;
    const named = [...entriesOf(resolved(objects, values))].filter(([name]) => used.has(`${kind} ${name}`));
    return `${writtenName(kind)}${writtenDictionary(named)}`;
  });
  return `<<${kept.join('')}>>`;
}

/** A state of drawing may have a mask, which is drawn as a form is. */
function hasMask(objects: PdfObjects, states: string): boolean {
  return [...entriesOf(resolved(objects, states)).values()].some(state => resolved(objects, state).includes('/SMask'));
}

/** The value itself where a reference stands for it. */
export function resolved(objects: PdfObjects, value: string): string {
  const reference = referenceOf(value);
  return reference === undefined ? value : (objects.read(reference)?.value ?? '');
}

/** `XObject Fm1` and the like: by these streams, and by forms that draw with the resources of whoever shows them. */
function namesUsed(
  objects: PdfObjects,
  forms: ReadonlyMap<string, string>,
  streams: readonly PdfObject[],
): ReadonlySet<string> {
  const used = new Set<string>();
  const contents = streams.map(contentOf);
  for (let content = contents.pop(); content !== undefined; content = contents.pop()) {
    for (const use of usesIn(content)) {
      if (used.has(use)) continue;
      used.add(use);
      const [kind, name = ''] = use.split(' ', 2);
      const reference = kind === 'XObject' ? referenceOf(forms.get(name)) : undefined;
      const form = reference === undefined ? undefined : objects.read(reference);
      const entries = entriesOf(form?.value ?? '');
      if (form && entries.get('Subtype') === '/Form' && !entries.has('Resources')) contents.push(contentOf(form));
    }
  }
  return used;
}

/** Operands come before their operator; the last of them is the name. */
function usesIn(content: string): Set<string> {
  const uses = new Set<string>();
  let name: string | undefined;
  for (let token = tokenAt(content, 0); token; ) {
    const text = content.slice(token.from, token.to);
    let to = token.to;
    if (token.kind === 'name') name = nameOf(text);
    else if (token.kind === 'word') {
      const kind = kindOf[text];
      if (kind && name !== undefined) uses.add(`${kind} ${name}`);
      if (text === 'ID') to = behindPicture(content, to);
    }
    token = tokenAt(content, to);
  }
  return uses;
}

/** A picture among the operators is bytes of any kind, up to the word EI. */
export function behindPicture(content: string, at: number): number {
  const end = /\sEI(?=\s|$)/g;
  end.lastIndex = at;
  return end.test(content) ? end.lastIndex : content.length;
}
