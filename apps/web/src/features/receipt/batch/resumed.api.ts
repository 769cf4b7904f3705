import { pathOf, Refusal } from '@cracha/contract/kernel/client.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { requestHeaders } from '#kernel/base/client.ts';
import { freshToken } from '#kernel/base/token.ts';

/** How often a delivery that broke off is gone on with. */
const mostBreaks = 6;
/** Pieces are handed to the browser, which may put them on disk, this often. */
const heldBytes = 16 * 1024 * 1024;

/** How far a delivery is: bytes handed over, bytes held, and of which file. */
interface Taken {
  whole: Blob;
  held: BlobPart[];
  got: number;
  kept: number;
  size: number;
  etag: string;
}

/** A large file, gone on with where it broke off (Range). `onPart` gets 0 to 1. @throws Refusal */
export async function callResumed(
  endpoint: Endpoint,
  params: Record<string, string>,
  onPart: (part: number) => void,
): Promise<Blob> {
  const taken: Taken = { whole: new Blob(), held: [], got: 0, kept: 0, size: 0, etag: '' };
  for (let breaks = 0; ; breaks++) {
    try {
      await freshToken();
      const on: Record<string, string> = taken.etag ? { range: `bytes=${taken.got}-`, 'if-range': taken.etag } : {};
      const answer = await fetch(`/api${pathOf(endpoint, params)}`, { headers: { ...requestHeaders(), ...on } });
      if (!answer.ok) throw new Refusal(answer.status, await answer.json());
      if (answer.status === 200)
        Object.assign(taken, {
          whole: new Blob(),
          held: [],
          got: 0,
          kept: 0,
          size: Number(answer.headers.get('content-length')),
          etag: answer.headers.get('etag') ?? '',
        });
      const reader = answer.body?.getReader();
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
        taken.held.push(read.value);
        taken.got += read.value.length;
        if (taken.got - taken.kept > heldBytes) {
          taken.whole = new Blob([taken.whole, ...taken.held]);
          taken.held = [];
          taken.kept = taken.got;
        }
        onPart(taken.got / Math.max(1, taken.size));
      }
      if (taken.got >= taken.size) return new Blob([taken.whole, ...taken.held]);
    } catch (error) {
      if (error instanceof Refusal || breaks >= mostBreaks) throw error;
    }
    if (breaks >= mostBreaks) throw new Refusal(0, { code: 'OFFLINE', title: '', message: '' });
    await new Promise(resolve => setTimeout(resolve, 500 * (breaks + 1)));
  }
}
