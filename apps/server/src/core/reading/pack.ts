/** Documents that are made one after the other stand behind one another in one piece of memory, which is handed over whole. */
export interface Pack {
  /** Room behind what is kept; what isn't kept is written over by the next. */
  room(size: number): Uint8Array;
  /** What stands in the first bytes of the room is kept. @returns from which byte on */
  keep(size: number): number;
  /** All of it; nothing more goes in. */
  memory(): Uint8Array;
}

/** In memory that was lent, or its own of so many bytes, more or less. What was lent and is too small is left for more of the same kind. */
export function newPack(given: SharedArrayBuffer | number): Pack {
  const more = (bytes: number) => (typeof given === 'number' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes));
  let memory: Uint8Array = new Uint8Array(typeof given === 'number' ? more(given) : given);
  let used = 0;
  return {
    room(size) {
      if (used + size > memory.length) {
        const larger: Uint8Array = new Uint8Array(more(Math.max(used + size, Math.ceil(memory.length * 1.5))));
        larger.set(memory.subarray(0, used));
        memory = larger;
      }
      return memory.subarray(used, used + size);
    },
    keep(size) {
      used += size;
      return used - size;
    },
    memory: () => memory.subarray(0, used),
  };
}
