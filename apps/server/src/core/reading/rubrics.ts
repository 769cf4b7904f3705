import { type EventElement, elementsAt, textAt } from './esocial-events.ts';

/** 1 earnings · 2 deduction · 3 informative · 4 informative, deducting (eSocial, tpRubr). */
type RubricKind = '1' | '2' | '3' | '4';

/** A rubric as S-1010 tells it, for the months from `from` to `to` (YYYY-MM; `to` empty: still). */
interface Rubric {
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly kind: RubricKind;
  readonly nature: string;
}

/** What the rubric tables and payments beside remunerations say: names and natures, and what was paid. */
export interface Beside {
  readonly rubrics: Map<string, Rubric[]>;
  /** By CPF and statement: what S-1210 says was paid, in centavos, and when. */
  readonly paid: Map<string, { readonly net: number; readonly day: string }>;
}

export const besideNames: ReadonlySet<string> = new Set(['evtTabRubrica', 'evtPgtos']);

export function newBeside(): Beside {
  return { rubrics: new Map(), paid: new Map() };
}

export function addBeside({ rubrics, paid }: Beside, event: EventElement): void {
  if (event.name === 'evtTabRubrica') addRubrics(rubrics, event);
  else addPayments(paid, event);
}

function addRubrics(rubrics: Beside['rubrics'], event: EventElement): void {
  for (const act of ['inclusao', 'alteracao'])
    for (const told of elementsAt(event, 'infoRubrica', act)) {
      const code = textAt(told, 'ideRubrica', 'codRubr');
      const kind = textAt(told, 'dadosRubrica', 'tpRubr');
      if (!isKind(kind) || code === '') continue;
      const key = rubricKey(textAt(told, 'ideRubrica', 'ideTabRubr'), code);
      const rubric = {
        from: textAt(told, 'ideRubrica', 'iniValid'),
        to: textAt(told, 'ideRubrica', 'fimValid'),
        description: textAt(told, 'dadosRubrica', 'dscRubr'),
        kind,
        nature: textAt(told, 'dadosRubrica', 'natRubr'),
      };
      // of two that hold in the same month the later told one does
      rubrics.set(key, [rubric, ...(rubrics.get(key) ?? [])]);
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

/** The rubric that holds in a month; of a whole year (13th salary) in its December. */
export function rubricOf({ rubrics }: Beside, table: string, code: string, period: string): Rubric | undefined {
  const month = period.length === 4 ? `${period}-12` : period;
  return rubrics.get(rubricKey(table, code))?.find(({ from, to }) => from <= month && (to === '' || month <= to));
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
