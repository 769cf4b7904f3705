/** Where an object stands in a file. */
export interface Place {
  readonly at: number;
  readonly generation: number;
}

/** A table of objects' places (ISO 32000-1, 7.5.4), which begins a section where numbers leave one out. Numbers ascend; 0 is free. */
export function tableOf(places: Iterable<readonly [number: number, place: Place]>): string {
  const sections: { first: number; rows: string[] }[] = [];
  let last: number | undefined;
  for (const [number, { at, generation }] of places) {
    if (last === undefined || number !== last + 1) sections.push({ first: number, rows: [] });
    const digits = `${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')}`;
    sections.at(-1)?.rows.push(`${digits} ${number === 0 ? 'f' : 'n'} \n`);
    last = number;
  }
  return `xref\n${sections.map(({ first, rows }) => `${first} ${rows.length}\n${rows.join('')}`).join('')}`;
}

/** The entry every table of a whole file begins with. */
export const freeEntry: readonly [number: number, place: Place] = [0, { at: 0, generation: 65_535 }];
