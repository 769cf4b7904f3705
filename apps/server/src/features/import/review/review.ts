import type { FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import { type ReviewCause, reviewCauses } from '@cracha/contract/features/import/review.schemas.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { recheck } from '#core/reading/recheck.ts';

/** Which question of the queue a finding asks. What is not here only informs. */
const causes: Partial<Record<FindingCode, ReviewCause>> = {
  EARNINGS_SUM_DIFFERS: 'soma',
  DEDUCTIONS_SUM_DIFFERS: 'soma',
  NET_DIFFERS: 'soma',
  TOTALS_NOT_FOUND: 'soma',
  TABLE_NOT_FOUND: 'soma',
  SIDES_GUESSED: 'soma',
  COLUMNS_GUESSED: 'soma',
  RUBRIC_UNKNOWN: 'soma',
  BOX_NOT_READ: 'soma',
  BOX_TWICE: 'soma',
  BOX_UNKNOWN: 'soma',
  ROW_OF_NOBODY: 'semTrabalhador',
  ROW_LEFT_OUT: 'soma',
  ROW_HIDDEN: 'soma',
  CELL_NOT_COMPUTED: 'soma',
  FLAG_UNKNOWN: 'soma',
  AMOUNT_NEGATIVE: 'soma',
  AMOUNTS_MISSING: 'soma',
  NET_UNUSUAL: 'soma',
  SALARY_DIFFERS: 'soma',
  TEXT_OVERPRINTED: 'soma',
  DEDUCTIONS_NEGATIVE: 'soma',
  YEAR_NOT_READ: 'mes',
  STATEMENT_DIFFERS: 'soma',
  STATEMENT_UNLIKELY: 'soma',
  FIELDS_NOT_FOUND: 'soma',
  RECORD_DATES_UNLIKELY: 'outro',
  LINE_WITHOUT_DESCRIPTION: 'soma',
  WORKER_AMBIGUOUS: 'dono',
  IDENTITY_CONFLICT: 'dono',
  NAME_DIFFERS: 'dono',
  SEVERAL_CPFS: 'dono',
  OTHERS_ON_PAGE: 'dono',
  WORKER_INACTIVE: 'dono',
  WORKER_NOT_FOUND: 'semTrabalhador',
  IDENTITY_NOT_FOUND: 'semTrabalhador',
  RECEIPT_EXISTS: 'jaExiste',
  SAME_WORKER_TWICE: 'jaExiste',
  COMPETENCE_NOT_FOUND: 'mes',
  COMPETENCE_AMBIGUOUS: 'mes',
  COMPETENCE_UNLIKE_FILE: 'mes',
  COMPANY_NOT_FOUND: 'empresa',
  COMPANY_MISSING: 'empresa',
  COPY_DIFFERS: 'outro',
  CONTINUATION_INCOMPLETE: 'outro',
  CREDIT_DAY_DOUBTFUL: 'dia',
};

/** The gravest question a document asks. Pure. */
export function causeOf(type: number, codes: readonly string[]): ReviewCause {
  if (type === 4) return 'naoReconhecido';
  const asked = codes.map(questionOf);
  return reviewCauses.find(cause => asked.includes(cause)) ?? 'outro';
}

/** The question a finding asks; undefined: it only informs. */
export function questionOf(code: string): ReviewCause | undefined {
  return isAsking(code) ? causes[code] : undefined;
}

/** Its day is in doubt. */
export function asksOfDay(codes: readonly string[]): boolean {
  return codes.some(code => questionOf(code) === 'dia');
}

/** Without its day a document is published all the same. */
function holdsBack(code: string): boolean {
  return ![undefined, 'dia'].includes(questionOf(code));
}

function isAsking(code: string): code is FindingCode {
  return Object.hasOwn(causes, code);
}

/** Every question of the document is of this cause: one answer for many is enough. Pure. */
export function asksOnly(cause: ReviewCause, type: number, codes: readonly string[]): boolean {
  if (causeOf(type, codes) !== cause) return false;
  return codes.every(code => !holdsBack(code) || questionOf(code) === cause);
}

/** Nothing is asked of it: its sums close, its month is known, and no finding wants a person. Pure. */
export function asksNothing(reading: ReadDocument): boolean {
  const { blocking } = recheck(reading, {});
  return blocking.length === 0 && !reading.findings.some(({ code }) => holdsBack(code));
}

/** A lease lasts two minutes and is renewed while the document is looked at. */
export const reservationSeconds = 120;
