/**
 * Memory for large things that come stretch after stretch, such as thousands of documents: it is given back and lent again. All threads
 * see it, and V8 counts none of it: it looks for garbage each time a heap takes and leaves megabytes, five times a second here, and
 * that was a fifth of the work (`npm run bench batch-zip`).
 */
export interface LentMemory {
  borrow(): Loan;
}

/** What one stretch has borrowed. */
export interface Loan {
  /** At least so many bytes; what stood in them is gone. */
  take(bytes: number): SharedArrayBuffer;
  /** What a thread sends back stands for what it was given: the same memory under another object, or a larger one. */
  swap(taken: SharedArrayBuffer, sentBack: SharedArrayBuffer): void;
  /** Nobody uses any of it any longer. Who still does finds nothing there, and then what was put into it next. */
  giveBack(): void;
}

/** Those that come later are a little larger, too. */
const slack = 1.1;

/** Lives as long as the work it is for. */
export function lentMemory(): LentMemory {
  // the smallest first
  const spare: SharedArrayBuffer[] = [];
  return {
    borrow() {
      const taken = new Set<SharedArrayBuffer>();
      return {
        take(bytes) {
          const at = spare.findIndex(({ byteLength }) => byteLength >= bytes);
          // where none will do the largest goes: there are never more than were out at the same time
          const [found] = spare.splice(at, 1);
          const memory = at < 0 || !found ? new SharedArrayBuffer(Math.ceil(bytes * slack)) : found;
          taken.add(memory);
          return memory;
        },
        swap(given, sentBack) {
          if (taken.delete(given)) taken.add(sentBack);
        },
        giveBack() {
          for (const memory of taken) spare.push(wiped(memory));
          taken.clear();
          spare.sort((one, other) => one.byteLength - other.byteLength);
        },
      };
    },
  };
}

/** A document of one worker is never found where the next one's belongs. */
function wiped(memory: SharedArrayBuffer): SharedArrayBuffer {
  new Uint8Array(memory).fill(0);
  return memory;
}
