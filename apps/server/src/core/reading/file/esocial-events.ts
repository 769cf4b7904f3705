import { SaxesParser } from 'saxes';
import { ReadingRefusal } from '../refusal.ts';
import { pieces } from '../words/text-rows.ts';

/** An element of an event, without its prefix; `text` where it has no elements of its own. */
export interface EventElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly EventElement[];
}

const longestText = 32_767;
const mostElements = 20_000;
const deepest = 100;

/**
 * The events of these names in an eSocial file, also inside of an envelope, one after the other and never the file as a whole. A document
 * type (entities, outside files) is refused, and so is an event larger than any that eSocial takes. @throws ReadingRefusal
 */
export function* eventsOf(path: string, names: ReadonlySet<string>): Generator<EventElement> {
  const ready: EventElement[] = [];
  const parser = eventParser(names, event => ready.push(event));
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let sinceTag = 0;
  for (const piece of pieces(path)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    const tag = text.lastIndexOf('<');
    sinceTag = tag < 0 ? sinceTag + text.length : text.length - tag;
    // the parser holds a text until its next tag comes
    if (sinceTag > longestText * 4) broken();
    take(parser, text);
    yield* ready.splice(0);
  }
}

/** By its mark, else by its declaration (XML 1.0, 4.3.3). Whoever claims what nobody knows gets UTF-8. */
function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(first.subarray(0, 200));
  const label = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? '';
  return /^(?:iso-?8859-?1|latin-?1|windows-?1252|us-?ascii)$/i.test(label) ? 'windows-1252' : 'utf-8';
}

function take(parser: SaxesParser, text: string): void {
  try {
    parser.write(text);
  } catch {
    broken();
  }
}

function broken(): never {
  throw new ReadingRefusal('FILE_BROKEN');
}

interface Open {
  readonly name: string;
  text: string;
  readonly children: EventElement[];
}

function eventParser(names: ReadonlySet<string>, done: (event: EventElement) => void): SaxesParser {
  const parser = new SaxesParser();
  let open: Open[] = [];
  let depth = 0;
  let elements = 0;
  parser.on('doctype', broken);
  parser.on('opentag', tag => {
    const name = tag.name.slice(tag.name.indexOf(':') + 1);
    if (++depth > deepest) broken();
    if (open.length === 0 && !names.has(name)) return;
    if (open.length === 0) elements = 0;
    if (++elements > mostElements) broken();
    open.push({ name, text: '', children: [] });
  });
  parser.on('text', chunk => {
    const element = open.at(-1);
    if (!element) return;
    if (element.text.length + chunk.length > longestText) broken();
    element.text += chunk;
  });
  parser.on('closetag', () => {
    depth--;
    const element = open.pop();
    if (!element) return;
    const { name, children } = element;
    const closed = { name, children, text: children.length > 0 ? '' : element.text.trim().normalize('NFC') };
    const parent = open.at(-1);
    if (parent) parent.children.push(closed);
    else {
      open = [];
      done(closed);
    }
  });
  return parser;
}

/** The elements below, by the names of a path. */
export function elementsAt(element: EventElement, ...path: readonly string[]): EventElement[] {
  return path.reduce<EventElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter(child => child.name === name)),
    [element],
  );
}

/** The text of the first element there; empty where there is none. */
export function textAt(element: EventElement, ...path: readonly string[]): string {
  return elementsAt(element, ...path)[0]?.text ?? '';
}
