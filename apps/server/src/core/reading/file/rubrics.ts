import { type EventElement, elementsAt, textAt } from './esocial-events.ts';

/** 1 earnings · 2 deduction · 3 informative · 4 informative, deducting (eSocial, tpRubr). */
type RubricKind = '1' | '2' | '3' | '4';

/** A rubric as S-1010 tells it, for the months from `from` to `to` (YYYY-MM; `to` empty: still). */
export interface Rubric {
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly kind: RubricKind;
  readonly nature: string;
}

/** A rubric as it is remembered: whose it is, in which table, by which code. */
export interface ToldRubric extends Rubric {
  /** The employer's number: of a CNPJ the first eight. */
  readonly employer: string;
  readonly table: string;
  readonly code: string;
}

/** What the rubric tables and payments beside remunerations say: names and natures, and what was paid. */
export interface Beside {
  readonly rubrics: Map<string, Rubric[]>;
  /** What earlier files told, by employer, table and code. */
  readonly remembered: ReadonlyMap<string, readonly Rubric[]>;
  /** What these files tell, to be remembered. */
  readonly told: ToldRubric[];
  /** By CPF and statement: what S-1210 says was paid, in centavos, and when. */
  readonly paid: Map<string, { readonly net: number; readonly day: string }>;
}

export const besideNames: ReadonlySet<string> = new Set(['evtTabRubrica', 'evtPgtos']);

export function newBeside(remembered: readonly ToldRubric[]): Beside {
  const known = new Map<string, Rubric[]>();
  // of two that hold in the same month the one that began later does
  for (const rubric of remembered.toSorted((a, b) => b.from.localeCompare(a.from))) {
    const key = employersKey(rubric.employer, rubric.table, rubric.code);
    known.set(key, [...(known.get(key) ?? []), rubric]);
  }
  return { rubrics: new Map(), remembered: known, told: [], paid: new Map() };
}

export function addBeside({ rubrics, told, paid }: Beside, event: EventElement): void {
  if (event.name === 'evtTabRubrica') addRubrics(rubrics, told, event);
  else addPayments(paid, event);
}

/** A CNPJ's first eight; a person's number as it is. */
export function employerOf(event: EventElement): string {
  const number = textAt(event, 'ideEmpregador', 'nrInsc');
  return number.length === 14 ? number.slice(0, 8) : number;
}

function addRubrics(rubrics: Beside['rubrics'], remember: ToldRubric[], event: EventElement): void {
  const employer = employerOf(event);
  for (const act of ['inclusao', 'alteracao'])
    for (const told of elementsAt(event, 'infoRubrica', act)) {
      const code = textAt(told, 'ideRubrica', 'codRubr');
      const kind = textAt(told, 'dadosRubrica', 'tpRubr');
      if (!isKind(kind) || code === '') continue;
      const table = textAt(told, 'ideRubrica', 'ideTabRubr');
      const key = rubricKey(table, code);
      const rubric = {
        from: textAt(told, 'ideRubrica', 'iniValid'),
        to: textAt(told, 'ideRubrica', 'fimValid'),
        description: textAt(told, 'dadosRubrica', 'dscRubr'),
        kind,
        nature: textAt(told, 'dadosRubrica', 'natRubr'),
      };
      // of two that hold in the same month the later told one does
      rubrics.set(key, [rubric, ...(rubrics.get(key) ?? [])]);
      if (employer !== '') remember.push({ ...rubric, employer, table, code });
    }
}

function addPayments(paid: Beside['paid'], event: EventElement): void {
  for (const worker of elementsAt(event, 'ideBenef'))
    for (const payment of elementsAt(worker, 'infoPgto')) {
      const net = centavosOf(textAt(payment, 'vrLiq'));
      const key = paymentKey(textAt(worker, 'cpfBenef'), textAt(payment, 'perRef'), textAt(payment, 'ideDmDev'));
      if (net !== undefined) paid.set(key, { net, day: textAt(payment, 'dtPgto') });
    }
}

export function rubricKey(table: string, code: string): string {
  return `${table}|${code}`;
}

export function paymentKey(cpf: string, period: string, statement: string): string {
  return `${cpf}|${period}|${statement}`;
}

function employersKey(employer: string, table: string, code: string): string {
  return `${employer}|${rubricKey(table, code)}`;
}

/** The rubric that holds in a month; of a whole year (13th salary) in its December. What the files tell goes before what is remembered. */
export function rubricOf(
  { rubrics, remembered }: Beside,
  { employer, table, code }: Pick<ToldRubric, 'employer' | 'table' | 'code'>,
  period: string,
): (Rubric & { readonly isRemembered: boolean }) | undefined {
  const month = period.length === 4 ? `${period}-12` : period;
  const holds = ({ from, to }: Rubric) => from <= month && (to === '' || month <= to);
  const told = rubrics.get(rubricKey(table, code))?.find(holds);
  if (told) return { ...told, isRemembered: false };
  const known = remembered.get(employersKey(employer, table, code))?.find(holds);
  return known && { ...known, isRemembered: true };
}

/** `1234.56` in centavos; undefined for what is no amount of eSocial. */
export function centavosOf(text: string): number | undefined {
  const found = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return undefined;
  return Number(`${found[1]}${found[2]}${(found[3] ?? '').padEnd(2, '0')}`);
}

function isKind(text: string): text is RubricKind {
  return /^[1-4]$/.test(text);
}
