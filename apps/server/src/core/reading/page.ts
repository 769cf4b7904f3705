import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { blank, unrecognised } from './blank.ts';
import { readBenefits } from './document/benefit.ts';
import { collapseCopies } from './document/copies.ts';
import { readEmployeeRecord } from './document/employee-record.ts';
import { readIncomeStatement } from './document/income-statement.ts';
import { readPayslip } from './document/payslip.ts';
import { readTimeClock } from './document/time-clock.ts';
import { readTotals } from './document/totals.ts';
import type { PeopleIndex } from './file-people.ts';
import { filledByModel, type ReadingModel, readByModel } from './model.ts';
import { openBlock } from './page/block.ts';
import { type Part, splitPage } from './page/blocks.ts';
import { tellOthers } from './page/identity-places.ts';
import { classify, isSummary, isUnreadable, type PageClass } from './page/page-class.ts';
import type { PageSource } from './page/page-source.ts';
import { buildSheet, cropSheet, type Sheet } from './page/sheet.ts';
import { stampsOn } from './page/stamp.ts';
import type { PageDocument, Region } from './reading-types.ts';

/** What one page holds. `summaryNet` (centavos) is the net of a page that sums up the whole payroll. */
export interface PageResult {
  readonly page: number;
  readonly documents: PageDocument[];
  readonly summaryNet?: number;
}

/**
 * Recognises one page: class, parts, fields, copies. Pure: no registry, no file, no clock. `models` are asked only where the
 * reader alone does not know a page or lacks something of its payslips or income statements. `people` is the registry of the access group.
 */
export function recognisePage(
  source: PageSource,
  page: number,
  models: readonly ReadingModel[] = [],
  people?: PeopleIndex,
): PageResult {
  const sheet = buildSheet(source);
  const result = recognise(source, sheet, page, models);
  tellOthers(source, sheet, result.documents, people);
  const told = remarks(source, page);
  if (told.length > 0) for (const { findings } of result.documents) findings.push(...told);
  return result;
}

/** What is told of a page beside its documents, or holds them back. */
function remarks({ hasInvisible, unseen, notes = [] }: PageSource, page: number): Finding[] {
  const told: Finding[] = notes.map(text => ({ code: 'NOTE_ON_PAGE', values: { text }, page }));
  if (hasInvisible) told.push({ code: 'TEXT_INVISIBLE', values: {}, page });
  if (unseen === 'apart') told.push({ code: 'TEXT_UNSEEN', values: {}, page });
  if (unseen === 'within') told.push({ code: 'TEXT_UNSEEN_KEPT', values: {}, page });
  return told;
}

/** Recognises parts of a page that a person has drawn (fractions of it), each as if it were a page of its own. Pure. */
export function recogniseParts(
  source: PageSource,
  page: number,
  regions: readonly Region[],
  models: readonly ReadingModel[],
  people: PeopleIndex,
): PageDocument[] {
  const whole = buildSheet(source);
  const { width, height } = whole;
  const told = remarks(source, page);
  const documents = regions.map(region => {
    const [x0, y0, x1, y1] = region;
    const part = cropSheet(whole, x0 * width, y0 * height, x1 * width, y1 * height);
    const { documents } = recognise(source, part, page, models);
    const [only] = documents;
    const document = documents.length === 1 && only ? only : unrecognised(page, 'PAGE_TEXT_UNKNOWN');
    return { ...document, region, findings: [...document.findings, ...told] };
  });
  tellOthers(source, whole, documents, people);
  return documents;
}

function recognise(source: PageSource, sheet: Sheet, page: number, models: readonly ReadingModel[]): PageResult {
  if (source.characters === 0 || source.texts.length === 0)
    return { page, documents: [source.hasObjects ? unrecognised(page, 'PAGE_SCANNED') : blank(page, 0)] };
  if (sheet.rows.length === 0) return { page, documents: [blank(page, 0)] };
  const result = recogniseSheet(sheet, source, page, models);
  const told = stampsOn(sheet, source.aslant ?? '').map(
    (text): Finding => ({ code: 'NOTE_ON_PAGE', values: { text }, page }),
  );
  if (sheet.overprinted) told.push({ code: 'TEXT_OVERPRINTED', values: { ...sheet.overprinted }, page });
  for (const { findings } of result.documents) findings.push(...told);
  return result;
}

function recogniseSheet(sheet: Sheet, source: PageSource, page: number, models: readonly ReadingModel[]): PageResult {
  if (isUnreadable(sheet, source.characters, source.unreadable))
    return { page, documents: [unrecognised(page, 'PAGE_UNREADABLE')] };
  if (isSummary(sheet))
    return { page, documents: [unrecognised(page, 'PAGE_TEXT_UNKNOWN')], summaryNet: readTotals(openBlock(sheet)).net };
  const type = classify(sheet);
  if (type === 4) {
    const modelled = collapseCopies(readByModel(sheet, page, models), sheet);
    return { page, documents: modelled.length > 0 ? modelled : [unrecognised(page, 'PAGE_TEXT_UNKNOWN')] };
  }
  const documents = readParts(splitPage(sheet, type), sheet, type, page);
  const isModelled = models.length > 0 && (type === 1 || type === 3);
  if (!isModelled) return { page, documents };
  const filled = filledByModel(sheet, page, models, documents, part => readPart(part, type, page));
  return { page, documents: filled.length > documents.length ? collapseCopies(filled, sheet) : filled };
}

function readParts(parts: readonly Part[], sheet: Sheet, type: PageClass, page: number): PageDocument[] {
  const documents = parts.flatMap(part =>
    readPart(part.sheet, type, page).map(document =>
      parts.length > 1 ? { ...document, region: part.region } : document,
    ),
  );
  const company = documents.find(document => document.companyCnpj)?.companyCnpj;
  // a heading printed once for the whole page is every part's
  for (const document of documents) document.companyCnpj ??= company;
  return collapseCopies(documents, sheet);
}

function readPart(sheet: Sheet, type: PageClass, page: number): PageDocument[] {
  if (type === 2) return readBenefits(openBlock(sheet, 'earnings'), page);
  if (type === 3) return [readIncomeStatement(openBlock(sheet), page)];
  if (type === 6) return [readEmployeeRecord(openBlock(sheet), page)];
  if (type === 7) return [readTimeClock(openBlock(sheet), page)];
  return [readPayslip(openBlock(sheet), page)];
}
