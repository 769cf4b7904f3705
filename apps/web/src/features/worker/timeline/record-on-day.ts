import { type DatedFieldName, isDatedField } from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { WorkerRecord } from '../worker.types.ts';

/** What a dated field was on a day, as far as the portal knows. */
export interface HeldValue {
  name: DatedFieldName;
  value: FieldValue;
  /** The day from which it held; undefined: no change of it was ever registered. */
  since?: string;
  /** The last day on which it held; undefined: it holds until another is registered. */
  until?: string;
  /** What it was before; undefined: nothing is known of before. */
  before?: FieldValue;
  reason?: string | null;
  /** The first day of which anything is known, where the asked one is before it. */
  knownFrom?: string;
}

/** A change holds until the day before the next one; what never changed is what it is today. `mudancas` are the newest first. */
export function heldOn({ mudancas, campos }: WorkerRecord, name: DatedFieldName, day: string): HeldValue {
  const own = mudancas.filter(({ campo }) => campo === name);
  const at = own.findIndex(({ aPartirDe }) => aPartirDe <= day);
  const held = own[at];
  if (held)
    return {
      name,
      value: held.valor,
      since: held.aPartirDe,
      until: dayBefore(own[at - 1]?.aPartirDe),
      before: own[at + 1]?.valor,
      reason: held.motivo,
    };
  const first = own.at(-1)?.aPartirDe;
  return first ? { name, value: null, knownFrom: first } : { name, value: campos[name] ?? null };
}

/** What holds from a day on and the reader may see, in the order of the record. */
export function heldFields(record: WorkerRecord, day: string): HeldValue[] {
  return Object.keys(record.campos)
    .filter(isDatedField)
    .map(name => heldOn(record, name, day));
}

/** The leave that a day is of; undefined: nobody knows of one. */
export function leaveOn({ afastamentos }: WorkerRecord, day: string): WorkerRecord['afastamentos'][number] | undefined {
  return afastamentos.find(({ inicio, fim }) => inicio <= day && (fim === null || fim >= day));
}

export type DayFault = 'noDay' | 'beforeAdmission' | 'afterToday';

/** Why there is no record of that day; undefined: there is one. */
export function dayFault({ campos: { admissao } }: WorkerRecord, day: string, today: string): DayFault | undefined {
  if (!isDay(day)) return 'noDay';
  if (day > today) return 'afterToday';
  return typeof admissao === 'string' && day < admissao ? 'beforeAdmission' : undefined;
}

/** Whole months in the house, to today or through the last day; undefined: not begun, or nobody said when. */
export function monthsOfService({ campos, desligamento }: WorkerRecord, today: string): number | undefined {
  const ended = desligamento !== null && desligamento < today;
  const until = ended ? new Date(Date.parse(desligamento) + 86_400_000).toISOString().slice(0, 10) : today;
  if (typeof campos.admissao !== 'string' || campos.admissao > until) return undefined;
  const [from, to] = [campos.admissao, until].map(day => day.split('-').map(Number));
  const [year = 0, month = 0, day = 0] = from ?? [];
  const [toYear = 0, toMonth = 0, toDay = 0] = to ?? [];
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

function dayBefore(day: string | undefined): string | undefined {
  return day && new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** A salary from a day on, in centavos. */
export interface SalaryStep {
  from: string;
  value: number;
}

/**
 * What was paid, from the first day known until today or the end of the employment; none where there is no salary or the reader sees
 * none. Where its unit has changed (a month, an hour) it begins with the present one: the others are no smaller or larger pay.
 */
export function salarySteps(record: WorkerRecord, today: string): { steps: SalaryStep[]; until: string } {
  const { campos, desligamento } = record;
  const until = desligamento !== null && desligamento < today ? desligamento : today;
  if (campos.salario === undefined) return { steps: [], until };
  const unit = heldOn(record, 'salarioUnidade', until);
  const sameSince = unit.before ? String(unit.since) : '';
  const changes = record.mudancas.filter(({ campo }) => campo === 'salario');
  const days =
    changes.length > 0 ? changes.map(({ aPartirDe }) => aPartirDe).reverse() : [String(campos.admissao ?? '')];
  const asked = [sameSince, ...days].filter(day => day !== '' && day >= sameSince && day <= until);
  const steps = [...new Set(asked)].flatMap(from => {
    const { value } = heldOn(record, 'salario', from);
    return typeof value === 'number' ? [{ from, value }] : [];
  });
  return { steps: steps.filter(({ value }, at) => value !== steps[at - 1]?.value), until };
}
