import { type Head, readHead } from '#core/clock/afd/head.ts';
import type { OpenFile } from '#core/clock/afd/lines.ts';
import type { Refusal } from '#core/clock/afd/probe.ts';
import { afdBatches } from '#core/clock/afd/read.ts';
import type { Batch, Reading, ReadOptions } from '#core/clock/afd/reading.types.ts';

/** What a thread hands over of a clock's file, in this order. */
export type ClockFilePiece = { head: Head | { refusal: Refusal } } | Batch | { reading: Reading };

/** Its head alone, or its records and findings and at the end what the whole was. */
export async function* clockFilePieces(
  open: OpenFile,
  asked: { only?: 'head' | undefined } & ReadOptions,
): AsyncGenerator<ClockFilePiece> {
  if (asked.only) yield { head: await readHead(open) };
  else yield { reading: yield* afdBatches(open, asked) };
}
