import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import {
  type ConditionField,
  countedFields,
  type withoutManager,
} from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import type { Condition } from '#core/approver/route.ts';

/** A condition on a field that requests have. */
export type StepCondition = Condition & { field: ConditionField };

/** One step of an approval: who sits in it, how many of them must approve, and by when. */
export interface ApproverStep {
  name: string;
  /** `gestor`, `gestor:2` … `gestor:5`, `grupo:RH`, `pessoa:<id>`. */
  approvers: string[];
  /** 0: all of them. */
  needs: number;
  /** Working days. */
  deadlineDays: number;
  withoutManager: (typeof withoutManager)[number];
  /** Left out in profiles that were kept before there were any. */
  conditions?: StepCondition[];
  /** `grupo:RH`, `pessoa:<id>`: told, and deciding nothing. */
  observers?: string[];
}

/** The people named in some steps. */
export function personsIn(steps: readonly ApproverStep[]): string[] {
  const ids = steps.flatMap(({ approvers, observers = [] }) =>
    [...approvers, ...observers].flatMap(one => (one.startsWith('pessoa:') ? [one.slice('pessoa:'.length)] : [])),
  );
  return [...new Set(ids)];
}

/** What is wrong with a step: one who sits or looks on twice, or more needed than there are seats. HR's group is many seats. */
export function stepFault({ approvers, needs, conditions = [], observers = [] }: ApproverStep): ErrorCode | undefined {
  const seats = new Set(approvers.map(one => one.toLowerCase()));
  if (seats.size < approvers.length) return 'RECORD_ALREADY_EXISTS';
  if (new Set(observers.map(one => one.toLowerCase())).size < observers.length) return 'RECORD_ALREADY_EXISTS';
  if (!conditions.every(isPossible)) return 'INVALID_OPTION';
  return !seats.has('grupo:rh') && needs > seats.size ? 'MAX_VALUE' : undefined;
}

/** Whether a condition can ever hold: numbers are compared with numbers, words are equal to words or in a list of them. */
export function isPossible({ field, op, value }: StepCondition): boolean {
  const kind = countedFields.includes(field) ? 'number' : 'string';
  if (op === 'in') return Array.isArray(value) && value.every(one => typeof one === kind);
  return typeof value === kind && (op === '=' || kind === 'number');
}
