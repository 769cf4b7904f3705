/** A PDF as our server writes it: a plain table of objects, streams packed by zlib or not at all. */
export interface PdfFile {
  /** The dictionary of an object, as text. */
  dictOf: (ref: number) => string;
  streamOf: (ref: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** The objects of the pages, in order. */
  pages: number[];
}

/** @throws Error where it is no such file */
export function openPdf(bytes: Uint8Array<ArrayBuffer>): PdfFile {
  const text = new TextDecoder('latin1').decode(bytes);
  const places = placesIn(text);
  const dictOf = (ref: number) => {
    const from = places.get(ref);
    if (from === undefined) throw new Error(`no object ${ref}`);
    return text.slice(from).match(/obj([\s\S]*?)(?:\bstream\r?\n|\bendobj)/)?.[1] ?? '';
  };
  const streamOf = async (ref: number) => {
    const dict = dictOf(ref);
    const start = text.indexOf('stream', (places.get(ref) ?? 0) + dict.length) + 6;
    const from = start + (text[start] === '\r' ? 2 : 1);
    const packed = bytes.slice(from, from + lengthIn(dict, dictOf));
    return /\/FlateDecode/.test(dict) ? unpacked(packed) : packed;
  };
  const kids = (ref: number): number[] => {
    const dict = dictOf(ref);
    return /\/Type\s*\/Pages/.test(dict) ? refsIn(entryOf(dict, 'Kids')).flatMap(kids) : [ref];
  };
  const root = refsIn(text.slice(text.lastIndexOf('trailer')).match(/\/Root\s+\d+ \d+ R/)?.[0] ?? '')[0];
  const [tree] = refsIn(entryOf(dictOf(root ?? 0), 'Pages'));
  return { dictOf, streamOf, pages: kids(tree ?? 0) };
}

/** Where each object begins, by its number. */
function placesIn(text: string): Map<number, number> {
  const places = new Map<number, number>();
  let at = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1]);
  const table = text.slice(at, text.indexOf('trailer', at)).split(/\r?\n/);
  at = 0;
  for (const line of table) {
    const [, first] = /^(\d+) \d+\s*$/.exec(line) ?? [];
    if (first !== undefined) at = Number(first);
    const [, offset, state] = /^(\d{10}) \d{5} ([nf])/.exec(line) ?? [];
    if (offset === undefined) continue;
    if (state === 'n') places.set(at, Number(offset));
    at += 1;
  }
  return places;
}

function lengthIn(dict: string, dictOf: (ref: number) => string): number {
  const said = entryOf(dict, 'Length');
  const [ref] = refsIn(said);
  return Number.parseInt(ref === undefined ? said : dictOf(ref).trim(), 10);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What stands behind a name in a dictionary: up to the next name, or the whole of its own brackets. */
export function entryOf(dict: string, name: string): string {
  const found = new RegExp(`/${name}(?=[\\s/<\\[(])\\s*`).exec(dict);
  if (!found) return '';
  const from = found.index + found[0].length;
  const open = dict.startsWith('<<', from) ? '<<' : dict[from] === '[' ? '[' : '';
  if (open === '')
    return (
      dict
        .slice(from)
        .match(/^\/?[^/>\]]*/)?.[0]
        .trim() ?? ''
    );
  const close = open === '<<' ? '>>' : ']';
  let depth = 0;
  for (let at = from; at < dict.length; at++) {
    if (dict.startsWith(open, at)) depth += 1;
    else if (dict.startsWith(close, at)) depth -= 1;
    else continue;
    at += open.length - 1;
    if (depth === 0) return dict.slice(from, at + 1);
  }
  return '';
}

export const refsIn = (text: string): number[] => [...text.matchAll(/(\d+) \d+ R/g)].map(([, ref]) => Number(ref));

/** The objects that a dictionary of names leads to. */
export const namedRefs = (dict: string): Map<string, number> =>
  new Map([...dict.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+) \d+ R/g)].map(([, name = '', ref]) => [name, Number(ref)]));
