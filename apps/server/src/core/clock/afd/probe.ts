import { type CrcVariant, crcVariants } from './crc.ts';
import { type FileForm, fitsCrc, fitted, hasControl } from './judge.ts';
import { formOf, type Layout, layouts, typeOf } from './layouts.ts';
import { type Line, linesOf, type OpenFile } from './lines.ts';

/** Why nothing of a file can be read. */
export type Refusal = 'UPLOAD_UNREADABLE' | 'AFD_IS_AEJ';

export interface Probed extends FileForm {
  /** Lines with a CRC, but none that is known fits most of them. */
  isCrcUnknown: boolean;
}

/** Enough for a vote: some thousand marks. */
const most = 256 * 1024;

/** Layout and CRC of a file by the vote of the lines at its start; a refusal where they are no clock file. */
export async function probe(open: OpenFile): Promise<Probed | { refusal: Refusal }> {
  const lines = await firstLines(open);
  const [first] = lines;
  if (!first || lines.filter(({ text }) => hasControl(text)).length * 2 > lines.length)
    return { refusal: 'UPLOAD_UNREADABLE' };
  if (/^01\|[12]\|/.test(first.text)) return { refusal: 'AFD_IS_AEJ' };
  const layout = voteLayout(lines);
  return layout ? { layout, ...voteCrc(layout, lines) } : { refusal: 'UPLOAD_UNREADABLE' };
}

async function firstLines(open: OpenFile): Promise<Line[]> {
  const found: Line[] = [];
  let size = 0;
  for await (const lines of linesOf(open())) {
    for (const line of lines) size += line.text.length;
    found.push(...lines);
    if (size > most) break;
  }
  return found;
}

/** The layout in which most lines have the length of their type. */
function voteLayout(lines: readonly Line[]): Layout | undefined {
  const votes = layouts.map(layout => ({ layout, count: lines.filter(line => hasLength(line, layout)).length }));
  return votes.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.layout;
}

function hasLength(line: Line, layout: Layout): boolean {
  const form = formOf(layout, typeOf(line.text));
  return form !== undefined && /^\d{9}/.test(line.text) && fitted(line, form).length === form.length;
}

/** The variant that fits most lines, if it fits at least half of them. */
function voteCrc(layout: Layout, lines: readonly Line[]): { crc: CrcVariant | null; isCrcUnknown: boolean } {
  const voters = lines.flatMap(line => {
    const form = formOf(layout, typeOf(line.text));
    const text = form?.hasCrc ? fitted(line, form) : '';
    return form && text.length === form.length ? [{ text, bytes: line.bytes }] : [];
  });
  const votes = crcVariants.map(crc => ({
    crc,
    count: voters.filter(one => fitsCrc(crc, one.text, one.bytes)).length,
  }));
  const [best] = votes.sort((a, b) => b.count - a.count);
  const isKnown = best !== undefined && best.count > 0 && best.count * 2 >= voters.length;
  return { crc: isKnown ? best.crc : null, isCrcUnknown: !isKnown && voters.length > 0 };
}
