import { FileMissing, FileTooShort } from './file-errors.ts';
import { type Send, StoreFailure, StoreOutOfReach } from './s3-calls.ts';

/** Answers that break off in a row, with no byte between, before it is given up. */
const mostBroken = 5;

/**
 * The bytes of a file, as they arrive. An answer that breaks off is gone on with where it ended.
 * @param range both included; left out: all of it @throws FileMissing before the first byte; StoreOutOfReach
 */
export async function readOn(
  send: Send,
  sha256: string,
  range?: { from: number; to: number },
): Promise<AsyncGenerator<Uint8Array>> {
  const from = range?.from ?? 0;
  const first = await ask(send, sha256, from, range?.to);
  // what was asked for, but not beyond the file's end
  const end = from + (lengthOf(first) ?? 0);
  return pieces(first);

  async function* pieces(answer: Response): AsyncGenerator<Uint8Array> {
    let at = from;
    let broken = 0;
    for (let one = answer; ; one = await ask(send, sha256, at, end - 1)) {
      try {
        for await (const piece of one.body ?? []) {
          at += piece.length;
          broken = 0;
          yield piece;
        }
      } catch (error) {
        if (++broken >= mostBroken) throw new StoreOutOfReach(`GET of ${sha256} broke off`, error);
        continue;
      }
      if (at >= end) return;
      if (++broken >= mostBroken) throw new FileTooShort();
    }
  }
}

async function ask(send: Send, sha256: string, from: number, to: number | undefined): Promise<Response> {
  const isPart = from > 0 || to !== undefined;
  const range = isPart ? { range: `bytes=${from}-${to ?? ''}` } : {};
  const answer = await send({ method: 'GET', sha256, expected: [200, 206, 404], ...range });
  if (answer.status === 404) throw new FileMissing();
  if (isPart && answer.status !== 206) {
    await answer.body?.cancel();
    throw new StoreFailure(`GET of a part of ${sha256} answered ${answer.status}.`);
  }
  return answer;
}

function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null ? undefined : Number(length);
}
