import type { Finding, FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import { checkBoxes, checkMoney } from './check.ts';
import { unusualDay } from './document/pay-day.ts';
import { checkLaw } from './law-check.ts';
import { matchAmong } from './match.ts';
import type { PageDocument, ReadDocument } from './reading-types.ts';
import type { RegistryIndex } from './registry.ts';
import { standingOf } from './standing.ts';

/** Findings that hold a document back until a person has looked; the others only inform. */
const DOUBTS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'EARNINGS_SUM_DIFFERS',
  'DEDUCTIONS_SUM_DIFFERS',
  'NET_DIFFERS',
  'TOTALS_NOT_FOUND',
  'TABLE_NOT_FOUND',
  'SIDES_GUESSED',
  'LINE_WITHOUT_DESCRIPTION',
  'COMPETENCE_NOT_FOUND',
  'COMPETENCE_AMBIGUOUS',
  'IDENTITY_NOT_FOUND',
  'SEVERAL_CPFS',
  'OTHERS_ON_PAGE',
  'WORKER_NOT_FOUND',
  'WORKER_AMBIGUOUS',
  'IDENTITY_CONFLICT',
  'NAME_DIFFERS',
  'WORKER_INACTIVE',
  'COMPANY_NOT_FOUND',
  'COMPANY_MISSING',
  'COPY_DIFFERS',
  'CONTINUATION_INCOMPLETE',
  'HOURS_SUM_DIFFERS',
  'DAYS_NOT_FOUND',
  'FIELDS_NOT_FOUND',
  'RECORD_DATES_UNLIKELY',
  'BOX_NOT_READ',
  'BOX_TWICE',
  'BOX_UNKNOWN',
  'ROW_OF_NOBODY',
  'ROW_LEFT_OUT',
  'ROW_HIDDEN',
  'CELL_NOT_COMPUTED',
  'FLAG_UNKNOWN',
  'AMOUNT_NEGATIVE',
  'AMOUNTS_MISSING',
  'NET_UNUSUAL',
  'SALARY_DIFFERS',
  'DEDUCTIONS_NEGATIVE',
  'YEAR_NOT_READ',
  'STATEMENT_DIFFERS',
  'STATEMENT_UNLIKELY',
  'COLUMNS_GUESSED',
  'RUBRIC_UNKNOWN',
  'TEXT_INVISIBLE',
  'TEXT_UNSEEN_KEPT',
  'TEXT_OVERPRINTED',
  'NOTE_ON_PAGE',
  'ACROSS_PAGES',
  'PAGE_SCANNED',
  'PAGE_UNREADABLE',
  'PAGE_TEXT_UNKNOWN',
  'PAGE_TOO_SLOW',
  'PAGE_FAILED',
]);
const DOUBT_COST = 0.35;
const REMARK_COST = 0.05;

/** Checks and matches one document; the answer is what may be published: `review` false only when nothing is in doubt. */
export function decide(document: PageDocument, registry: RegistryIndex): ReadDocument {
  const unusual = unusualDay(document);
  const { standing, findings: stands } = standingOf(document);
  const findings: Finding[] = [...document.findings, ...unusual, ...stands];
  if (document.type === 1) findings.push(...checkMoney(document).findings, ...checkLaw(document));
  if (document.type === 3) findings.push(...checkBoxes(document));
  if (document.sheet && document.type === 1 && document.sheet.number < document.sheet.of && document.continues)
    findings.push({
      code: 'CONTINUATION_INCOMPLETE',
      values: { number: document.sheet.number, of: document.sheet.of },
    });
  const person = document.type !== 0 && document.type !== 4;
  const {
    match,
    findings: matching,
    companyCnpj,
  } = person
    ? matchAmong(document, registry)
    : { match: { state: 'none' as const }, findings: [], companyCnpj: document.companyCnpj };
  // without a registry nothing can match; the numbers themselves must then be there
  if (person && registry.size > 0) findings.push(...matching);
  else if (person) findings.push(...matching.filter(finding => finding.code === 'IDENTITY_NOT_FOUND'));
  const doubts = findings.filter(finding => DOUBTS.has(finding.code)).length;
  const confidence = Math.max(
    0,
    Math.round((1 - doubts * DOUBT_COST - (findings.length - doubts) * REMARK_COST) * 100) / 100,
  );
  const { continues: _continues, sheet: _sheet, unreadTotals: _unread, list: _list, ...rest } = document;
  const { others: _others, carries: _carries, worked: _worked, otherCnpjs: _otherCnpjs, ...read } = rest;
  if (unusual.length > 0) delete read.paymentDate;
  if (standing) read.standing = standing;
  if (companyCnpj !== read.companyCnpj) Object.assign(read, { companyCnpj, companyName: undefined });
  return { ...read, match, findings, confidence, review: document.review || doubts > 0 };
}
