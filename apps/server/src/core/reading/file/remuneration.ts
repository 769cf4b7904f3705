import { blank } from '../blank.ts';
import { sum } from '../check.ts';
import type { PageDocument, ReadLine, ReceiptKind } from '../reading-types.ts';
import { isRefusalCode, ReadingRefusal } from '../refusal.ts';
import { type EventElement, elementsAt, eventsOf, textAt } from './esocial-events.ts';
import type { PageBatch } from './pdf-file.ts';
import {
  isReplaced,
  newReplaced,
  type Replaced,
  receiptOf,
  replacementsOf,
  replacingNames,
} from './replaced-events.ts';
import {
  addBeside,
  type Beside,
  besideNames,
  centavosOf,
  employerOf,
  newBeside,
  paymentKey,
  rubricOf,
  type ToldRubric,
} from './rubrics.ts';

/** An XML file to read, and what it is called. */
export interface XmlSource {
  readonly path: string;
  readonly name: string;
}

/** A file that could not be read; the others go on. */
export interface XmlProblem {
  readonly problem: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What rubric tables among the files say, to be remembered. */
export interface ToldRubrics {
  readonly rubrics: readonly ToldRubric[];
}

export type RemunerationBatch = PageBatch | XmlProblem | ToldRubrics;

const wanted: ReadonlySet<string> = new Set(['evtRemun', 'evtDeslig', 'evtTSVTermino', 'recibo']);
const lookedAt: ReadonlySet<string> = new Set([...besideNames, ...replacingNames]);
const batch = 64;

/**
 * The payslips of eSocial's remunerations (S-1200) and dismissals (S-2299, S-2399) in some files, by worker, statement and registration.
 * What another event rectifies or excludes is left out, and told. Rubric tables (S-1010) and payments
 * (S-1210) among the files are read first: names and natures, and what was paid, which the sums must come to.
 */
export function* readRemunerations(
  sources: readonly XmlSource[],
  /** Head offices by the first eight of their number: an employer may be named by those alone. */
  heads: ReadonlyMap<string, string>,
  /** What the tables of earlier files told. */
  remembered: readonly ToldRubric[] = [],
): Generator<RemunerationBatch> {
  const beside = newBeside(remembered);
  const replaced = newReplaced();
  let leftOut = 0;
  const whole: XmlSource[] = [];
  const known = new Set<XmlSource>();
  for (const source of sources) {
    const problem = tried(source, () => {
      const takeReplacing = replacementsOf(replaced);
      for (const event of eventsOf(source.path, lookedAt)) {
        if (replacingNames.has(event.name)) takeReplacing(event);
        if (besideNames.has(event.name) || event.name === 'evtExclusao') known.add(source);
        if (besideNames.has(event.name)) addBeside(beside, event);
      }
    });
    if (problem) yield problem;
    else whole.push(source);
  }
  if (beside.told.length > 0) yield { rubrics: beside.told };
  let documents: PageDocument[] = [];
  let read = 0;
  let problems = sources.length - whole.length;
  const flush = (): PageBatch => {
    const full = { fromPage: read + 1, toPage: read + documents.length, documents, summaryNets: [] };
    read += documents.length;
    documents = [];
    return { ...full, pages: read };
  };
  for (const source of whole) {
    let found = known.has(source);
    const problem =
      tried(source, () => {
        for (const { event, isGood } of paidBy(source, replaced)) {
          const payslips = payslipsOf(event, beside, heads);
          // a dismissal without amounts pays nothing
          found ||= event.name === 'evtRemun' || payslips.length > 0;
          if (isGood) documents.push(...payslips);
          else leftOut++;
        }
      }) ?? (found ? undefined : unknown(source));
    if (problem) yield problem;
    if (problem) problems++;
    if (documents.length >= batch) yield flush();
  }
  if (documents.length > 0) yield flush();
  if (leftOut > 0) yield { problem: 'EVENTS_REPLACED', values: { count: leftOut } };
  // tables alone pay nobody
  if (read === 0 && problems === 0 && leftOut === 0 && whole[0]) yield unknown(whole[0]);
}

/** The events of a file that pay somebody, each with what eSocial answered to it. */
function* paidBy({ path }: XmlSource, replaced: Replaced): Generator<{ event: EventElement; isGood: boolean }> {
  let waiting: EventElement | undefined;
  for (const event of eventsOf(path, wanted)) {
    const receipt = event.name === 'recibo' ? receiptOf(event) : '';
    if (waiting) yield { event: waiting, isGood: !isReplaced(replaced, waiting, receipt) };
    waiting = event.name === 'recibo' ? undefined : event;
  }
  if (waiting) yield { event: waiting, isGood: !isReplaced(replaced, waiting, '') };
}

function unknown({ name }: XmlSource): XmlProblem {
  return { problem: 'FILE_TYPE_UNKNOWN', values: { name } };
}

function tried(source: XmlSource, work: () => void): XmlProblem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof ReadingRefusal) || !isRefusalCode(error.code)) throw error;
    return { problem: error.code, values: { ...error.values, name: source.name } };
  }
}

interface Item {
  readonly element: EventElement;
  /** Of an earlier month that is paid now. */
  readonly since: string;
}

/** Where an event says whom it pays, in which month, and what. */
function partsOf(event: EventElement) {
  if (event.name === 'evtRemun') {
    return {
      period: textAt(event, 'ideEvento', 'perApur'),
      cpf: textAt(event, 'ideTrabalhador', 'cpfTrab'),
      name: textAt(event, 'ideTrabalhador', 'infoComplem', 'nmTrab'),
      statements: elementsAt(event, 'dmDev'),
    };
  }
  const [worker, ending] =
    event.name === 'evtDeslig' ? ['ideVinculo', 'infoDeslig'] : ['ideTrabSemVinculo', 'infoTSVTermino'];
  return {
    period: (textAt(event, ending, 'dtDeslig') || textAt(event, ending, 'dtTerm')).slice(0, 7),
    cpf: textAt(event, worker, 'cpfTrab'),
    registration: textAt(event, worker, 'matricula'),
    name: '',
    statements: elementsAt(event, ending, 'verbasResc', 'dmDev'),
    kind: 'termination' as const,
  };
}

function payslipsOf(event: EventElement, beside: Beside, heads: ReadonlyMap<string, string>): PageDocument[] {
  const { period, cpf, name, statements, kind, registration: dismissed = '' } = partsOf(event);
  const employer = textAt(event, 'ideEmpregador', 'nrInsc');
  return statements.flatMap(statement => {
    const parts = new Map<string, { company: string; registration: string; items: Item[] }>();
    const addTo = (company: string, registration: string, elements: readonly EventElement[], since: string) => {
      const part = parts.get(`${company}|${registration}`) ?? { company, registration, items: [] };
      part.items.push(...elements.map(element => ({ element, since })));
      parts.set(`${company}|${registration}`, part);
    };
    const add = (place: EventElement, since: string) => {
      const isCompany = textAt(place, 'tpInsc') === '1';
      const company = companyOf(isCompany ? textAt(place, 'nrInsc') : employer, heads);
      for (const pay of elementsAt(place, since === '' ? 'remunPerApur' : 'remunPerAnt'))
        addTo(company, textAt(pay, 'matricula'), elementsAt(pay, 'itensRemun'), since);
      const ended = elementsAt(place, 'detVerbas');
      if (ended.length > 0) addTo(company, dismissed, ended, since);
    };
    for (const place of elementsAt(statement, 'infoPerApur', 'ideEstabLot')) add(place, '');
    for (const before of elementsAt(statement, 'infoPerAnt', 'ideADC', 'idePeriodo'))
      for (const place of elementsAt(before, 'ideEstabLot')) add(place, textAt(before, 'perRef'));
    const paid = beside.paid.get(paymentKey(cpf, period, textAt(statement, 'ideDmDev')));
    return [...parts.values()].map(({ company, registration, items }) => ({
      ...payslipOf(items, { period, employer: employerOf(event) }, beside, parts.size === 1 ? paid : undefined),
      ...(kind && { kind }),
      cpf,
      ...(registration && { registration }),
      ...(name && { name }),
      ...(company && { companyCnpj: company }),
    }));
  });
}

function companyOf(number: string, heads: ReadonlyMap<string, string>): string {
  return number.length === 8 ? (heads.get(number) ?? '') : number;
}

/** Whose rubrics, and in which month they hold. */
interface Told {
  readonly period: string;
  readonly employer: string;
}

function payslipOf(
  items: readonly Item[],
  told: Told,
  beside: Beside,
  paid: { readonly net: number; readonly day: string } | undefined,
): PageDocument {
  const { period } = told;
  const document: PageDocument = { ...blank(undefined, 1), ...competenceOf(period) };
  const unknown: string[] = [];
  const remembered: string[] = [];
  const natures: string[] = [];
  for (const { element, since } of items) {
    const { line, nature, code, isRemembered } = lineOf(element, since, told, beside);
    document.lines.push(line);
    if (isRemembered) remembered.push(code);
    if (nature === undefined) unknown.push(code);
    else if (line.earnings !== null) natures.push(nature);
  }
  document.kind = kindOf(natures, period, items);
  if (document.month === undefined) document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
  if (remembered.length > 0)
    document.findings.push({ code: 'RUBRIC_REMEMBERED', values: { codes: firstOf(remembered) } });
  if (unknown.length > 0) {
    document.findings.push({ code: 'RUBRIC_UNKNOWN', values: { codes: firstOf(unknown) } });
    return document;
  }
  document.totalEarnings = sum(document, 'earnings');
  document.totalDeductions = sum(document, 'deductions');
  document.net = paid?.net ?? document.totalEarnings - document.totalDeductions;
  if (document.net < 0) document.findings.push({ code: 'TOTALS_NOT_FOUND', values: {} });
  if (paid && /^\d{4}-\d{2}-\d{2}$/.test(paid.day)) document.paymentDate = paid.day;
  return document;
}

function firstOf(codes: readonly string[]): string {
  return [...new Set(codes)].slice(0, 8).join(', ');
}

function lineOf(item: EventElement, since: string, { period, employer }: Told, beside: Beside) {
  const code = textAt(item, 'codRubr');
  const amount = centavosOf(textAt(item, 'vrRubr'));
  if (amount === undefined || amount < 0) throw new ReadingRefusal('FILE_BROKEN');
  const rubric = rubricOf(beside, { employer, table: textAt(item, 'ideTabRubr'), code }, period);
  const quantity = textAt(item, 'qtdRubr') || textAt(item, 'fatorRubr');
  const line: ReadLine = {
    code,
    // what the amount is nobody has told: it is shown, and counts on neither side
    description:
      (rubric?.description ?? `Rubrica ${code} (${textAt(item, 'vrRubr').replace('.', ',')})`) + retroOf(since),
    earnings: rubric?.kind === '1' ? amount : null,
    deductions: rubric?.kind === '2' ? amount : null,
  };
  if (quantity) line.reference = quantity.replace('.', ',');
  if (rubric?.kind === '3' || rubric?.kind === '4')
    Object.assign(line, { informative: true, informativeAmount: amount });
  return { line, nature: rubric?.nature, code, isRemembered: rubric?.isRemembered === true };
}

function retroOf(since: string): string {
  return since === '' ? '' : ` (ref. ${since.split('-').reverse().join('/')})`;
}

/** `2026-05` is May; a year alone is its 13th salary, paid in December. */
function competenceOf(period: string): { month: number; year: number } | undefined {
  const found = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period);
  return found ? { year: Number(found[1]), month: Number(found[2] ?? 12) } : undefined;
}

/** Natures of eSocial's table 03 that make a payslip of their own where it has no other earnings. */
const kindsOfNature: Readonly<Record<string, ReceiptKind>> = {
  '1300': 'profitSharing',
  '5001': 'thirteenthSecond',
  '5005': 'thirteenthSecond',
  '5501': 'advance',
  '5504': 'thirteenthFirst',
};

function kindOf(natures: readonly string[], period: string, items: readonly Item[]): ReceiptKind {
  if (period.length === 4) return 'thirteenthSecond';
  if (items.length > 0 && items.every(({ since }) => since !== '')) return 'complementary';
  const kinds = new Set(natures.map(nature => kindsOfNature[nature] ?? 'monthly'));
  const [only] = kinds;
  return kinds.size === 1 && only ? only : 'monthly';
}
