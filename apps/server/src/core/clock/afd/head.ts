import { judge } from './judge.ts';
import { type Layout, typeOf } from './layouts.ts';
import { linesOf, type OpenFile } from './lines.ts';
import { probe, type Refusal } from './probe.ts';
import { type Header, headerOf } from './records.ts';

/** What must be known of a clock file before it is read: whose it is, of what clock, and how long. */
export interface Head {
  layout: Layout;
  /** The first readable one, wherever it stands. */
  header: Header | null;
  /** The type of its first mark. */
  markType: '3' | '7' | null;
  /** Of its last line. */
  lines: number;
}

/** Looks through a clock file once, line by line, without judging what it finds. */
export async function readHead(open: OpenFile): Promise<Head | { refusal: Refusal }> {
  const form = await probe(open);
  if ('refusal' in form) return form;
  const head: Head = { layout: form.layout, header: null, markType: null, lines: 0 };
  for await (const lines of linesOf(open())) {
    head.lines = lines.at(-1)?.number ?? head.lines;
    if (head.header && head.markType) continue;
    for (const line of lines) {
      const type = typeOf(line.text);
      if (type === '3' || type === '7') head.markType ??= type;
      if (type === '1') head.header ??= headerOf(judge(line, form)) ?? null;
    }
  }
  return head;
}
