/** Documents that are made one after the other stand behind one another in one piece of memory, which is handed over whole. */
export interface Pack {
  /** Room behind what is kept; what isn't kept is written over by the next. */
  room(size: number): Uint8Array<ArrayBuffer>;
  /** What stands in the first bytes of the room is kept. @returns from which byte on */
  keep(size: number): number;
  /** All of it; nothing more goes in. */
  memory(): Uint8Array<ArrayBuffer>;
}

/** `expected`: how many bytes it will be, more or less. */
export function newPack(expected: number): Pack {
  let memory = new Uint8Array(expected);
  let used = 0;
  return {
    room(size) {
      if (used + size > memory.length) {
        const larger = new Uint8Array(Math.max(used + size, memory.length * 2));
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
