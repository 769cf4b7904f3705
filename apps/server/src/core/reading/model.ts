import type {
  ModelShape,
  PageDocumentKind,
  RegionRole,
} from '@cracha/contract/features/recognition-model/model-shape.ts';
import { isCpf, isPis, readCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import { blank } from './blank.ts';
import { checkMoney } from './check.ts';
import { checkBenefit } from './document/benefit.ts';
import { kindOfText } from './document/receipt-kind.ts';
import { fillBoxes } from './model-boxes.ts';
import { readModelLines } from './model-lines.ts';
import { type Place, placesOf, rowsIn } from './model-places.ts';
import { boxesOf } from './page/field-boxes.ts';
import type { Sheet, Word } from './page/sheet.ts';
import { type NamedModel, tellModel } from './read-by-model.ts';
import type { PageDocument } from './reading-types.ts';
import { fold } from './words/fold.ts';
import { type DecimalStyle, decimalStyle, parseAmount } from './words/numbers.ts';

/** An active recognition model as the reader gets it. */
export type ReadingModel = ModelShape & NamedModel;

/** What a region's words say in its role. */
interface Found {
  readonly words: readonly Word[];
  readonly text: string;
}

const types: Readonly<Record<PageDocumentKind, PageDocument['type']>> = { recibo: 1, beneficio: 2, informe: 3 };

function typeOf({ document = 'recibo' }: ModelShape): PageDocument['type'] {
  return types[document];
}

/**
 * A page the reader doesn't know, read by the first of the models whose anchors all stand on it, as often as they do; empty where there
 * is none. Nothing is checked here: what a model gives is checked, matched and reviewed like any other page.
 */
export function readByModel(sheet: Sheet, page: number, models: readonly ReadingModel[]): PageDocument[] {
  for (const model of models) {
    const places = placesOf(sheet, model);
    if (places.length === 0) continue;
    return places.map(place => {
      const document = readAt(place, page, blank(page, typeOf(model)));
      return places.length > 1 ? { ...document, region: place.region } : document;
    });
  }
  return [];
}

/**
 * The same of a page's documents that the reader knows and lacks something of: each by the place that stands within it. A page that it took
 * for one document, on which a model stands more than once, is read anew part by part.
 */
export function filledByModel(
  sheet: Sheet,
  page: number,
  models: readonly ReadingModel[],
  documents: readonly PageDocument[],
  read: (part: Sheet) => readonly PageDocument[],
): PageDocument[] {
  if (!documents.some(lacks)) return [...documents];
  const [only] = documents;
  for (const model of models) {
    if (typeOf(model) !== only?.type) continue;
    const places = placesOf(sheet, model);
    if (places.length === 0) continue;
    if (documents.length === 1 && !only.region)
      return places.length === 1
        ? [readAt({ model, sheet }, page, only)]
        : places.map(place => {
            const [alone, ...others] = read(place.sheet);
            const known = alone && others.length === 0 ? alone : blank(page, typeOf(model));
            return { ...(lacks(known) ? readAt(place, page, known) : known), region: place.region };
          });
    return documents.map(document => {
      const place = lacks(document) ? placeOf(document, places) : undefined;
      return place ? readAt(place, page, document) : document;
    });
  }
  return [...documents];
}

/** The one place whose anchors stand in a document's part of the page. */
function placeOf({ region }: PageDocument, places: readonly Place<ReadingModel>[]): Place<ReadingModel> | undefined {
  const [x0, y0, x1, y1] = region ?? [0, 0, 1, 1];
  return places.find(({ model }) =>
    model.anchors.every(
      ({ box }) =>
        (box[0] + box[2]) / 2 >= x0 &&
        (box[0] + box[2]) / 2 < x1 &&
        (box[1] + box[3]) / 2 >= y0 &&
        (box[1] + box[3]) / 2 < y1,
    ),
  );
}

function readAt({ model, sheet }: Pick<Place<ReadingModel>, 'model' | 'sheet'>, page: number, read: PageDocument) {
  const document = fill(sheet, page, model, read);
  // a page that the reader doesn't know itself says nowhere else that it has no month
  const time = document.type === 3 ? document.year : document.month;
  if (time === undefined && !document.findings.some(({ code }) => code.startsWith('COMPETENCE_')))
    document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {}, page });
  if (document.type === 2) document.findings.push(...checkBenefit(document).map(finding => ({ ...finding, page })));
  tellModel(document, model);
  return document;
}

/** The reader says itself what it could not find; where its sums close, its money is never touched. */
function lacks(document: PageDocument): boolean {
  return (
    (document.type === 3 ? document.year : document.month) === undefined ||
    (document.cpf === undefined && document.registration === undefined && document.pis === undefined) ||
    document.name === undefined ||
    document.companyCnpj === undefined ||
    (document.type === 3 ? lacksBoxes(document) : lacksMoney(document))
  );
}

function lacksBoxes({ fields, findings }: PageDocument): boolean {
  return fields?.['3.1'] === undefined || findings.some(({ code }) => code === 'FIELDS_NOT_FOUND');
}

function lacksMoney(document: PageDocument): boolean {
  return !checkMoney(document).holds || isGuessed(document);
}

function isGuessed({ findings }: PageDocument): boolean {
  return findings.some(({ code }) => code === 'SIDES_GUESSED');
}

/** What the reader read itself stays; only what it lacks is taken from the regions. */
function fill(sheet: Sheet, page: number, model: ModelShape, read: PageDocument): PageDocument {
  const document: PageDocument = { ...read, bases: { ...read.bases }, findings: [...read.findings] };
  const style = decimalStyle(sheet.rows.flatMap(row => row.words.map(word => word.text)));
  const used: Record<string, readonly Word[]> = {};
  const take = <T>(role: RegionRole, parse: (text: string) => T | undefined): T | undefined => {
    const found = textIn(sheet, model, role);
    const value = found && parse(found.text);
    if (found && value !== undefined) used[role] = found.words;
    return value;
  };
  document.name ??= take('name', nameIn);
  document.cpf ??= take('cpf', text => digitsOf(text, isCpf));
  document.pis ??= take('pis', text => digitsOf(text, isPis));
  document.registration ??= take('registration', text => (/^[\dA-Z./-]{1,20}$/i.test(text) ? text : undefined));
  document.companyCnpj ??= take('companyCnpj', readCnpj);
  if (document.type === 3) {
    fillYear(document, take('year', yearIn));
    if (lacksBoxes(read)) Object.assign(used, fillBoxes(document, sheet, model, style));
    return { ...document, boxes: { ...boxesOf(sheet, page, used), ...read.boxes } };
  }
  fillMonth(document, take('competence', monthIn));
  // without a table the reader can't tell a heading from a pay item, and its kind is no more than a guess
  if (read.lines.length === 0 && document.type === 1)
    document.kind = take('kind', text => kindOfText(text, document.month)) ?? read.kind ?? 'monthly';
  if (lacksMoney(read)) fillMoney(document, sheet, model, style, take);
  return { ...document, boxes: { ...boxesOf(sheet, page, used), ...read.boxes } };
}

function fillMonth(document: PageDocument, found: { month: number; year: number } | undefined): void {
  if (document.month !== undefined || !found) return;
  document.month = found.month;
  document.year = found.year;
  document.findings = document.findings.filter(({ code }) => code !== 'COMPETENCE_NOT_FOUND');
}

function fillYear(document: PageDocument, found: number | undefined): void {
  if (document.year !== undefined || found === undefined) return;
  document.year = found;
  document.findings = document.findings.filter(({ code }) => code !== 'COMPETENCE_NOT_FOUND');
}

function fillMoney(
  document: PageDocument,
  sheet: Sheet,
  model: ModelShape,
  style: DecimalStyle,
  take: <T>(role: RegionRole, parse: (text: string) => T | undefined) => T | undefined,
): void {
  const amount = (text: string) => parseAmount(text.replace(/^R\$\s*|\s+/g, ''), style)?.centavos;
  document.totalEarnings ??= take('totalEarnings', amount);
  document.totalDeductions ??= take('totalDeductions', amount);
  document.net ??= take('net', amount);
  const { totalEarnings, totalDeductions, net } = document;
  if (totalEarnings !== undefined && totalDeductions !== undefined && net !== undefined) document.unreadTotals = false;
  if (document.lines.length > 0 && !isGuessed(document)) return;
  const lines = readModelLines(sheet, model, style, document.pages[0] ?? 1);
  if (lines.length === 0) return;
  document.lines = lines;
  // the columns say the sides
  document.findings = document.findings.filter(({ code }) => code !== 'SIDES_GUESSED');
}

function textIn(sheet: Sheet, { regions }: ModelShape, role: RegionRole): Found | undefined {
  const region = regions.find(other => other.role === role);
  const words = region ? rowsIn(sheet, region.box).flatMap(row => row.words) : [];
  return words.length > 0 ? { words, text: words.map(word => word.text).join(' ') } : undefined;
}

function nameIn(text: string): string | undefined {
  return /^\p{L}[\p{L}\s.'’-]{2,}$/u.test(text) ? text : undefined;
}

function digitsOf(text: string, isOne: (digits: string) => boolean): string | undefined {
  const digits = text.replaceAll(/[.\-/\s]/g, '');
  return isOne(digits) ? digits : undefined;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** 06/2026, 06/26, JUN/2026 or Junho de 2026: the region says that it is a month. */
function monthIn(text: string): { month: number; year: number } | undefined {
  const match = /^(?:(\d{1,2})|(\p{L}{3})\p{L}*)(?:\s+de|\s*[/.-])?\s*(20\d{2}|\d{2})$/u.exec(fold(text).trim());
  if (!match) return undefined;
  const month = match[1] ? Number(match[1]) : MONTHS.indexOf(match[2] ?? '') + 1;
  const year = Number(match[3]);
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : undefined;
}

/** The calendar year, alone or among its words; of two years nobody can say which. */
function yearIn(text: string): number | undefined {
  const years = text.match(/(?<!\d)20\d{2}(?!\d)/g) ?? [];
  return years.length === 1 ? Number(years[0]) : undefined;
}
