import { setImmediate as turn } from 'node:timers/promises';
import type { Registry } from './registry.ts';
import { plainOf } from './words/word-forms.ts';

/** Numbers and name by which a worker's data is recognised inside of a cut. */
export interface PersonMarks {
  readonly cpf?: string | undefined;
  readonly registration?: string | undefined;
  readonly pis?: string | undefined;
  readonly name?: string | undefined;
  /** Who it is, where that is known: one person's several documents are not foreign to each other. */
  readonly personId?: string | undefined;
}

/**
 * Everybody of a file or of a registry, by what a page may hold of them, in memory that every thread sees: of ten thousand people 2 MB once, which as objects
 * took each thread 14. Int32s first: how many buckets, entries and people; the shortest number; the first entry of each bucket; the
 * entries (hash, next of the bucket, person, kind); where each person's text begins, and where the last ends. Then the texts.
 */
export interface FilePeople {
  readonly memory: SharedArrayBuffer;
}

/** What a cut is searched by, over that memory. Who answers to a hash is compared in full. */
export interface PeopleIndex {
  /** Whether a number of anybody, of whatever kind, may be this one: most words of a page are none. */
  mayBeNumber(text: string): boolean;
  withNumber(kind: NumberKind, number: string): PersonMarks[];
  /** Whether a name may begin with this word. */
  mayBeginName(word: string): boolean;
  /** Those whose plain name (word-forms.ts) may begin with these two words. */
  mayBeNamed(firstTwo: string): { readonly plain: string; readonly of: PersonMarks }[];
}

export type NumberKind = (typeof numberKinds)[number];

const numberKinds = ['cpf', 'pis', 'registration'] as const;
const kind = { cpf: 0, pis: 1, registration: 2, name: 3, firstName: 4 } as const;
/** Shorter registrations coincide with codes and quantities. */
const least = { cpf: 1, pis: 1, registration: 5 } as const;

const headWords = 4;
const entryWords = 4;
/** Others wait no longer than so many people take. */
const atOnce = 500;

/** Built once for a file, of whatever size, without holding up anybody for long. */
export async function filePeople(people: readonly PersonMarks[]): Promise<FilePeople> {
  const entries = new Int32Array(people.length * Object.keys(kind).length * entryWords);
  const begins = new Int32Array(people.length + 1);
  const texts: Buffer[] = [];
  const firstNames = new Set<string>();
  let [count, shortest] = [0, 0x7fffffff];
  const add = (text: string, person: number, of: number) => {
    entries.set([hashOf(text), 0, person, of], count * entryWords);
    count += 1;
  };
  for (const [at, person] of people.entries()) {
    if (at % atOnce === atOnce - 1) await turn();
    for (const key of numberKinds) {
      const number = person[key] ?? '';
      if (number.length < least[key]) continue;
      add(number, at, kind[key]);
      shortest = Math.min(shortest, number.length);
    }
    const [first = '', second] = plainOf(person.name ?? '').split(' ');
    // a name of one word tells nobody
    if (second !== undefined) {
      add(`${first} ${second}`, at, kind.name);
      if (!firstNames.has(first)) add(first, at, kind.firstName);
      firstNames.add(first);
    }
    const text = Buffer.from(textOf(person));
    texts.push(text);
    begins[at + 1] = (begins[at] ?? 0) + text.length;
  }
  return { memory: laidOut(entries.subarray(0, count * entryWords), begins, shortest, texts) };
}

/** Everybody of a registry, by their employments. */
export function registryPeople({ workers }: Registry): Promise<FilePeople> {
  return filePeople(
    workers.map(({ employmentId, cpf, registration, pis, name }) => ({
      ...{ personId: employmentId, registration, pis, name },
      cpf: cpf ?? undefined,
    })),
  );
}

function laidOut(entries: Int32Array, begins: Int32Array, shortest: number, texts: readonly Buffer[]) {
  const count = entries.length / entryWords;
  const buckets = 2 ** Math.ceil(Math.log2(Math.max(1, count)));
  const heads = new Int32Array(buckets);
  for (let at = 0; at < count; at++) {
    const bucket = (entries[at * entryWords] ?? 0) & (buckets - 1);
    entries[at * entryWords + 1] = heads[bucket] ?? 0;
    heads[bucket] = at + 1;
  }
  const words = headWords + buckets + entries.length + begins.length;
  const memory = new SharedArrayBuffer(words * 4 + (begins.at(-1) ?? 0));
  const numbers = new Int32Array(memory, 0, words);
  numbers.set([buckets, count, begins.length - 1, shortest]);
  numbers.set(heads, headWords);
  numbers.set(entries, headWords + buckets);
  numbers.set(begins, headWords + buckets + entries.length);
  const bytes = Buffer.from(memory, words * 4);
  for (const [at, text] of texts.entries()) bytes.set(text, begins[at]);
  return memory;
}

/** In whatever thread. Pure. */
export function peopleIndex({ memory }: FilePeople): PeopleIndex {
  const [buckets = 1, count = 0, people = 0, shortest = 0] = new Int32Array(memory, 0, headWords);
  const heads = new Int32Array(memory, headWords * 4, buckets);
  const entries = new Int32Array(memory, (headWords + buckets) * 4, count * entryWords);
  const begins = new Int32Array(memory, (headWords + buckets + count * entryWords) * 4, people + 1);
  const texts = Buffer.from(memory, begins.byteOffset + begins.byteLength);
  const personAt = (at: number) => personOf(texts.toString('utf8', begins[at] ?? 0, begins[at + 1] ?? 0));
  /** The people of the entries with the text's hash, of kinds from one to another; `any` stops at the first. */
  const found = (text: string, from: number, to: number, any: boolean): number[] => {
    const [hash, all]: [number, number[]] = [hashOf(text), []];
    for (let at = heads[hash & (buckets - 1)] ?? 0; at > 0; at = entries[(at - 1) * entryWords + 1] ?? 0) {
      const entry = (at - 1) * entryWords;
      const of = entries[entry + 3] ?? 0;
      if (entries[entry] !== hash || of < from || of > to) continue;
      all.push(entries[entry + 2] ?? 0);
      if (any) break;
    }
    return all;
  };
  return {
    mayBeNumber: text => text.length >= shortest && found(text, kind.cpf, kind.registration, true).length > 0,
    withNumber: (key, number) =>
      found(number, kind[key], kind[key], false)
        .map(personAt)
        .filter(person => person[key] === number),
    mayBeginName: word => found(word, kind.firstName, kind.firstName, true).length > 0,
    mayBeNamed: firstTwo =>
      found(firstTwo, kind.name, kind.name, false).map(at => {
        const of = personAt(at);
        return { plain: plainOf(of.name ?? ''), of };
      }),
  };
}

/** FNV-1a over its UTF-16 units: 32 bits, signed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Between two fields: no name or number holds it. */
const mark = '\u0000';

function textOf({ cpf, registration, pis, name, personId }: PersonMarks): string {
  return [cpf, registration, pis, name, personId].map(field => (field ?? '').replaceAll(mark, ' ')).join(mark);
}

function personOf(text: string): PersonMarks {
  const [cpf, registration, pis, name, personId] = text.split(mark).map(field => field || undefined);
  return { cpf, registration, pis, name, personId };
}
