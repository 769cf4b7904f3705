import { fold } from './words/fold.ts';

/** The workers a file's documents are matched against. CPF, PIS and CNPJ are without mask. */
export interface Registry {
  readonly companies: readonly RegistryCompany[];
  readonly workers: readonly RegistryWorker[];
}

export interface RegistryCompany {
  readonly id: string;
  readonly cnpj: string;
  readonly name: string;
}

export interface RegistryWorker {
  readonly employmentId: string;
  readonly companyId: string;
  readonly cpf: string | null;
  readonly registration: string;
  readonly name: string;
  readonly pis?: string;
  readonly active: boolean;
}

/** The registry by what documents print. A registration alone says nothing: it is looked up within a company. */
export interface RegistryIndex {
  readonly size: number;
  readonly companyByCnpj: ReadonlyMap<string, string>;
  readonly byCpf: ReadonlyMap<string | null, readonly RegistryWorker[]>;
  readonly byPis: ReadonlyMap<string, readonly RegistryWorker[]>;
  readonly byRegistration: ReadonlyMap<string, readonly RegistryWorker[]>;
}

/** Builds the index once per file; pure. */
export function indexRegistry(registry: Registry): RegistryIndex {
  return {
    size: registry.workers.length,
    companyByCnpj: new Map(registry.companies.map(company => [company.cnpj, company.id])),
    byCpf: Map.groupBy(registry.workers, worker => worker.cpf),
    byPis: Map.groupBy(
      registry.workers.filter(worker => worker.pis),
      worker => worker.pis ?? '',
    ),
    byRegistration: Map.groupBy(registry.workers, worker => bareRegistration(worker.registration)),
  };
}

/** Registrations are compared without leading zeros and punctuation; they are shown as printed. */
export function bareRegistration(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^0+(?=.)/, '');
}

/**
 * Whether two printings can be the same person's name: accents, case, and a truncated end don't count;
 * letters a file lost count as any letter.
 */
export function isSimilarName(printed: string, registered: string): boolean {
  const a = plainName(printed);
  const b = plainName(registered);
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 8 && long.startsWith(short)) return true;
  if (/[^ -~]/.test(printed) && a.length === b.length) return distance(a, b) <= countForeign(printed);
  return abbreviates(a, b) || abbreviates(b, a);
}

function plainName(name: string): string {
  return fold(name)
    .replace(/[^a-z ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function countForeign(text: string): number {
  return text.replace(/[ -~]/g, '').length;
}

function distance(a: string, b: string): number {
  let differences = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) differences++;
  return differences;
}

/** "JOSE C SILVA" for José Carlos Silva: the same words in order, some only by their first letter or left out if particles. */
function abbreviates(short: string, long: string): boolean {
  const from = short.split(' ').filter(word => !/^(?:d[aeo]s?|e)$/.test(word));
  const to = long.split(' ').filter(word => !/^(?:d[aeo]s?|e)$/.test(word));
  if (from.length < 2 || from.length !== to.length || from[0] !== to[0]) return false;
  return from.every((word, index) => word === to[index] || (word.length === 1 && to[index]?.startsWith(word)));
}
