import { Readable } from 'node:stream';
import { headLength } from './content-type.ts';

/**
 * The first bytes of a stream, and the whole of it again. Nothing else is read ahead; `content` is the source itself with
 * the head put back, so that its owner can still let it run dry (`resume`) or destroy it, unless the head was all of it.
 */
export async function takeHead(source: Readable, length = headLength): Promise<{ head: Buffer; content: Readable }> {
  const chunks: AsyncIterator<Buffer> = source.iterator({ destroyOnReturn: false });
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
  await chunks.return?.();
  const whole = Buffer.concat(taken);
  const head = whole.subarray(0, length);
  if (ended || source.readableEnded) return { head, content: Readable.from([whole], { objectMode: false }) };
  source.unshift(whole);
  return { head, content: source };
}
