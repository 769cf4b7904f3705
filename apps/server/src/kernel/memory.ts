import { setFlagsFromString } from 'node:v8';

let works = 0;

/**
 * While a work takes large things through this process, V8 looks for garbage once a heap has grown by a fifth, those of threads too: left
 * alone it lets one double. All the time it would cost every answer (`npm run bench worker-list`, `npm run bench reading-memory`).
 * @returns to be called when the work has ended; again is nothing
 */
export function saveMemory(): () => void {
  let lasts = true;
  count(1);
  return () => {
    if (lasts) count(-1);
    lasts = false;
  };
}

/** The same for as long as something is done. */
export async function savingMemory<T>(work: () => Promise<T>): Promise<T> {
  const end = saveMemory();
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * Before a work that lasts: what has gathered so far goes now, and `saveMemory` holds from here on, since V8 draws a heap's next limit when
 * it collects. Answers wait some 30 ms, once. Without node's --expose-gc nothing happens.
 */
export function clearMemory(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async' });
}

function count(more: number): void {
  works += more;
  setFlagsFromString(`--heap-growing-percent=${works > 0 ? 20 : 0}`);
}
