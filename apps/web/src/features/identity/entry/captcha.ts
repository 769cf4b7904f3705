import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { Proof } from './proof.ts';
import type { ProofNews } from './proof-worker.ts';

export interface ProofControl {
  signal: AbortSignal;
  /** 0 to 1 while the computer works; undefined when it is done. */
  onProof: (part: number | undefined) => void;
}

/** The server may ask for a longer sum; after the third it is its turn to say no. */
const most = 3;

/** Sends, and where the server asks for a proof of work first, works it out and sends again. */
export async function withProof<T>(send: (token?: string) => Promise<T>, control: ProofControl): Promise<T> {
  let token: string | undefined;
  for (let solved = 0; ; solved += 1) {
    try {
      return await send(token);
    } catch (error) {
      const asked = askedFor(error);
      if (!asked || solved === most) throw error;
      token = await solve(asked, control).finally(() => control.onProof(undefined));
    }
  }
}

function askedFor(error: unknown): Proof | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { code, data } = error.body;
  if (code !== 'CAPTCHA_REQUIRED' && code !== 'CAPTCHA_INVALID') return undefined;
  const { desafio, bits } = data ?? {};
  return typeof desafio === 'string' && typeof bits === 'number' ? { desafio, bits } : undefined;
}

/** In a thread of its own: the page stays alive, and to cancel is to end the thread. */
function solve(proof: Proof, { signal, onProof }: ProofControl): Promise<string> {
  signal.throwIfAborted();
  onProof(0);
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ProofNews>) => {
      if ('token' in data) resolve(data.token);
      else onProof(likelihood(data.tries, proof.bits));
    };
    worker.onerror = event => reject(new Error(event.message));
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true });
    worker.postMessage(proof);
  }).finally(() => worker.terminate());
}

/** How likely it is to have found it by now: the bar slows down and never claims the end. */
function likelihood(tries: number, bits: number): number {
  return 1 - Math.exp(-tries / 2 ** bits);
}
