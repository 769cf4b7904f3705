import { Readable } from 'node:stream';
import { headLength } from './content-type.ts';

/**
 * The first bytes of a stream, and the whole stream again with them in front. Nothing else is read ahead; destroying the
 * returned stream destroys the source.
 */
export async function takeHead(source: Readable, length = headLength): Promise<{ head: Buffer; content: Readable }> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const taken: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < length && !ended) {
    const next = await chunks.next();
    ended = next.done === true;
    if (!next.done) {
      taken.push(next.value);
      size += next.value.length;
    }
  }
  const head = Buffer.concat(taken).subarray(0, length);
  const content = Readable.from(withTaken(taken, chunks), { objectMode: false });
  // A generator that never began runs no `finally`: the source is let go here.
  content.once('close', () => source.destroy());
  return { head, content };
}

async function* withTaken(taken: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* taken;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
