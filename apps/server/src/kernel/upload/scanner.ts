import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';

/** Looks for viruses in what is received. */
export interface Scanner {
  /** @throws Error where it can't be reached */
  begin(): Promise<Scan>;
}

/** One file on its way. */
export interface Scan {
  /** @throws Error where the scanner is gone */
  take(bytes: Uint8Array): Promise<void>;
  /** After the last bytes: what was found; undefined: nothing. @throws Error where the scanner gives no verdict */
  verdict(): Promise<string | undefined>;
  /** The file is not wanted any more. */
  leave(): void;
}

export type Scanned = (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * The same bytes, which a scanner sees as well, at most a piece ahead. They end only once it has found nothing: whoever keeps them then keeps
 * what is clean. @throws UPLOAD_INFECTED, UPLOAD_NOT_SCANNED where the scanner can't be asked
 */
export function scanning(scanner: Scanner, log: Log): Scanned {
  const ask = async <T>(question: Promise<T>): Promise<T> =>
    question.catch(error => {
      log.error('virus scan', { error: error instanceof Error ? error.message : String(error) });
      throw new Refusal('UPLOAD_NOT_SCANNED');
    });
  return async function* (content) {
    const scan = await ask(scanner.begin());
    try {
      for await (const bytes of content) {
        await ask(scan.take(bytes));
        yield bytes;
      }
      const found = await ask(scan.verdict());
      if (found === undefined) return;
      log.warn('virus found', { found });
      throw new Refusal('UPLOAD_INFECTED');
    } finally {
      scan.leave();
    }
  };
}
