import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { withoutManager } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';

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
}

/** The people named in some steps. */
export function personsIn(steps: readonly ApproverStep[]): string[] {
  const ids = steps.flatMap(({ approvers }) =>
    approvers.flatMap(one => (one.startsWith('pessoa:') ? [one.slice('pessoa:'.length)] : [])),
  );
  return [...new Set(ids)];
}

/** What is wrong with a step: one who sits twice, or more needed than there are seats. HR's group is many seats. */
export function stepFault({ approvers, needs }: ApproverStep): ErrorCode | undefined {
  const seats = new Set(approvers.map(one => one.toLowerCase()));
  if (seats.size < approvers.length) return 'RECORD_ALREADY_EXISTS';
  return !seats.has('grupo:rh') && needs > seats.size ? 'MAX_VALUE' : undefined;
}
