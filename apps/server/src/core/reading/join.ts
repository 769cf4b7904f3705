import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { checkMoney } from './check.ts';
import { isSamePerson } from './document/copies.ts';
import { checkStatement } from './document/income-statement.ts';
import { checkClock } from './document/time-clock.ts';
import { newListJoiner } from './list-joiner.ts';
import type { PageDocument, Region } from './reading-types.ts';

/**
 * Joins continuation pages, in page order and across chunk borders: a payslip that says it goes on, or whose totals are
 * missing, takes up the next page's document of the same worker. Give pages in order; `flush` returns what is still open.
 */
export interface Joiner {
  add(documents: readonly PageDocument[]): PageDocument[];
  flush(): PageDocument[];
}

export function newJoiner(): Joiner {
  let open: PageDocument | undefined;
  const lists = newListJoiner();
  return {
    add(documents) {
      const rows = documents.filter(document => document.row);
      const done =
        rows.length > 0 ? lists.add(rows) : documents.some(document => document.type !== 0) ? lists.flush() : [];
      for (const document of documents.filter(other => !other.row)) {
        if (open && continues(open, document)) {
          open = merge(open, document);
          continue;
        }
        if (open) done.push(whole(open));
        open = document;
      }
      if (open && !mayContinue(open)) {
        done.push(whole(open));
        open = undefined;
      }
      return done;
    },
    flush() {
      const rest = [...lists.flush(), ...(open ? [whole(open)] : [])];
      open = undefined;
      return rest;
    },
  };
}

/** The document with what only shows once it is whole. */
function whole(document: PageDocument): PageDocument {
  const found = document.type === 3 ? checkStatement(document) : document.type === 7 ? checkClock(document) : [];
  return found.length === 0 ? document : { ...document, findings: [...document.findings, ...found] };
}

function mayContinue(document: PageDocument): boolean {
  if (document.type === 1)
    return reachesFoot(document.region) && (document.continues || goesOn(document) || document.net === undefined);
  if (document.region !== undefined) return false;
  if (document.type === 3) return document.fields?.['3.1'] !== undefined;
  const isFollowed = document.sheet !== undefined && document.sheet.number < document.sheet.of;
  if (document.type === 6) return isFollowed;
  return document.type === 7 && (isFollowed || (document.sheet === undefined && document.totals?.worked === undefined));
}

/** A part of a page across its whole width, down to its foot; a whole page too. */
function reachesFoot(region: Region | undefined): boolean {
  return region === undefined || (region[0] <= 0 && region[2] >= 1 && region[3] >= 1);
}

function beginsAtTop(region: Region | undefined): boolean {
  return region === undefined || (region[0] <= 0 && region[2] >= 1 && region[1] <= 0);
}

function goesOn(document: PageDocument): boolean {
  return document.sheet !== undefined && document.sheet.number < document.sheet.of && !checkMoney(document).holds;
}

function continues(open: PageDocument, next: PageDocument): boolean {
  if (!mayContinue(open) || next.type !== open.type || !beginsAtTop(next.region)) return false;
  if (open.pages[open.pages.length - 1] !== (next.pages[0] ?? 0) - 1) return false;
  if (next.sheet && open.sheet && next.sheet.number !== open.sheet.number + 1) return false;
  const anonymous = next.cpf === undefined && next.registration === undefined && next.name === undefined;
  const samePeriod = next.month === undefined || (next.month === open.month && next.year === open.year);
  if (!samePeriod || (next.year !== undefined && next.year !== open.year)) return false;
  return !isAnother(open, next) && (anonymous || isSamePerson(open, next));
}

/** What the open document has already: a box of a statement, a day of a mirror. */
function isAnother(open: PageDocument, next: PageDocument): boolean {
  const boxes = Object.keys(next.fields ?? {});
  if (next.type === 3) return boxes.some(box => open.fields?.[box] !== undefined);
  const days = new Set(open.days?.map(({ date }) => date));
  return next.type === 7 && (next.days ?? []).some(({ date }) => days.has(date));
}

/** The first page's identity with both pages' lines and the last page's totals. */
function merge(open: PageDocument, next: PageDocument): PageDocument {
  return {
    ...next,
    ...withoutEmpty(open),
    pages: [...open.pages, ...next.pages],
    region: undefined,
    lines: [...open.lines, ...next.lines],
    ...(open.fields && { fields: { ...next.fields, ...open.fields } }),
    days: open.days || next.days ? [...(open.days ?? []), ...(next.days ?? [])] : undefined,
    worked: open.worked || next.worked ? [...(open.worked ?? []), ...(next.worked ?? [])] : undefined,
    totals: { ...open.totals, ...next.totals },
    totalEarnings: next.totalEarnings ?? open.totalEarnings,
    totalDeductions: next.totalDeductions ?? open.totalDeductions,
    net: next.net ?? open.net,
    bases: { ...open.bases, ...next.bases },
    findings: [
      ...open.findings,
      ...next.findings.filter(
        ({ code }) => !isOfFirstPage(code, open) && !open.findings.some(other => other.code === code),
      ),
      // no one region of both pages is this document's alone
      ...(open.region || next.region ? [acrossPages(open, next)] : []),
    ],
    boxes: { ...next.boxes, ...open.boxes },
    others: [...(open.others ?? []), ...(next.others ?? [])],
    carries: open.carries || next.carries,
    continues: next.continues,
    sheet: next.sheet,
    unreadTotals: next.unreadTotals,
  };
}

/** The second page of a record has no field that the first one has, nor does another's say its month or year again. */
function isOfFirstPage(code: Finding['code'], open: PageDocument): boolean {
  if (code === 'FIELDS_NOT_FOUND') return open.type !== 3;
  return code === 'COMPETENCE_NOT_FOUND' && (open.month ?? open.year) !== undefined;
}

function acrossPages(open: PageDocument, next: PageDocument): Finding {
  const [first = 0, second = 0] = [open.pages[open.pages.length - 1], next.pages[0]];
  return { code: 'ACROSS_PAGES', values: { first, second } };
}

function withoutEmpty(document: PageDocument): PageDocument {
  const copy: PageDocument = { ...document };
  for (const field of [
    'cpf',
    'pis',
    'registration',
    'name',
    'companyCnpj',
    'companyName',
    'month',
    'year',
    'paymentDate',
    'admissionDate',
    'jobTitle',
    'department',
    'bank',
    'agency',
    'account',
    'employerMessage',
    'incomeTaxDependants',
    'familyAllowanceDependants',
  ] as const) {
    if (copy[field] === undefined) delete copy[field];
  }
  return copy;
}
