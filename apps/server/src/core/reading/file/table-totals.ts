import { sum } from '../check.ts';
import type { PageDocument } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import type { FileColumn } from './table-columns.ts';
import type { FileRow } from './table-row.ts';

/** What a row of totals prints, in centavos. `either` is a lone figure whose words don't say which total it is. */
interface PrintedTotals {
  readonly earnings?: number | undefined;
  readonly deductions?: number | undefined;
  readonly net?: number | undefined;
  readonly either?: number | undefined;
}

/** Columns where a report writes "0101 Total" or "Total geral" instead of somebody. */
const NAMING = [
  'registration',
  'name',
  'employee',
  'cpf',
  'competence',
  'companyName',
  'department',
  'code',
] as const satisfies readonly FileColumn[];
const TOTAL_WORDS: ReadonlySet<string> = new Set(['total', 'totais', 'subtotal', 'subtotais', 'soma', 'somas']);
const NET_WORDS: ReadonlySet<string> = new Set(['liquido', 'valor', 'salario', 'a', 'receber', 'pagar', 'do', 'mes']);
const BESIDE_TOTAL: ReadonlySet<string> = new Set(
  'sub geral de do da dos das a bruto liquido vencimento vencimentos provento proventos rendimento rendimentos desconto descontos receber pagar valor valores funcionario empregado colaborador trabalhador matricula folha mes verbas eventos'.split(
    ' ',
  ),
);

/** Whether a row is a total of the rows above it: no pay item, and nobody's name. */
export function isTotalRow(row: FileRow, document: PageDocument | undefined): boolean {
  const described = row.text('description');
  if (described === undefined) return NAMING.some(column => isNamedTotal(row.text(column))) || isSum(row, document);
  const words = wordsOf(described);
  if (words.includes('liquido') && words.every(word => NET_WORDS.has(word))) return true;
  if (!words.some(word => TOTAL_WORDS.has(word))) return isSum(row, document);
  const own = new Set([...wordsOf(document?.name ?? ''), ...wordsOf(document?.registration ?? '')]);
  return words.every(word => TOTAL_WORDS.has(word) || BESIDE_TOTAL.has(word) || own.has(word));
}

function isNamedTotal(text = ''): boolean {
  const words = wordsOf(text);
  return TOTAL_WORDS.has(words[0] ?? '') || TOTAL_WORDS.has(words.at(-1) ?? '');
}

/** A row that prints both sides, each the sum of those before it, is their total whatever it is called. */
function isSum(row: FileRow, document: PageDocument | undefined): boolean {
  const [earnings, deductions] = [row.amount('earnings'), row.amount('deductions')];
  if (!document || !earnings || !deductions || row.text('code') !== undefined) return false;
  return earnings === sum(document, 'earnings') && deductions === sum(document, 'deductions');
}

/**
 * Takes what a row of totals prints as the check of what stands above it: of one worker, of several, or of the last of their rows. A
 * total that is none of these is told: a row may be missing.
 * @param own the worker's document, where the row says whose total it is
 * @param last the document above the row
 * @param documents all so far, in the file's order
 * @param at number of the row, from 1
 * @returns the documents whose amounts add up to what a total of several prints of both sides, or of the net
 */
export function takeTotals(
  row: FileRow,
  {
    own,
    last,
    documents,
  }: { own?: PageDocument | undefined; last?: PageDocument | undefined; documents: Iterable<PageDocument> },
  at: number,
): readonly PageDocument[] {
  const printed = printedIn(row);
  const document = own ?? last;
  if (!document || Object.values(printed).every(amount => amount === undefined)) return [];
  if (own || agrees(printed, sidesOf(document))) {
    keep(document, printed);
    return [];
  }
  const all = Array.from(documents);
  const covered = tailOf(printed, all.map(sidesOf));
  if (covered > 0) return isWhole(printed) ? all.slice(-covered) : [];
  const items = document.lines.map(line => sidesOf({ lines: [line] }));
  if (tailOf(printed, items) === 0)
    document.findings.push({ code: 'ROW_LEFT_OUT', values: { row: at, text: textOf(row) } });
  return [];
}

/** What is told of a row that is no pay item: what stands in it. */
export function textOf({ cells }: FileRow): string {
  return cells
    .map(cell => cell.text)
    .filter(Boolean)
    .join(' ')
    .slice(0, 60);
}

function printedIn(row: FileRow): PrintedTotals {
  const side = (amount: number | undefined) => (amount === undefined ? undefined : Math.abs(amount));
  const value = row.amount('value');
  const words = wordsOf(row.text('description') ?? '').join(' ');
  const role =
    value === undefined
      ? undefined
      : /\bliquido|\breceber|\bpagar/.test(words)
        ? 'net'
        : /\bdesc/.test(words)
          ? 'deductions'
          : /\bvenc|\bprov|\bbruto|\brend/.test(words)
            ? 'earnings'
            : 'either';
  const [earnings, deductions] = [row.amount('earnings'), row.amount('deductions')];
  // the net has no column of its own: it stands in one of the two
  const net = /\bliquido\b/.test(words) && (!earnings || !deductions) ? earnings || deductions : undefined;
  if (net !== undefined) return { net };
  return {
    earnings: side(earnings ?? row.amount('totalEarnings')),
    deductions: side(deductions ?? row.amount('totalDeductions')),
    net: row.amount('net'),
    ...(role && { [role]: role === 'deductions' ? side(value) : value }),
  };
}

interface Sides {
  readonly earnings: number;
  readonly deductions: number;
}

function sidesOf(document: Pick<PageDocument, 'lines'>): Sides {
  return { earnings: sum(document, 'earnings'), deductions: sum(document, 'deductions') };
}

function isWhole({ earnings, deductions, net }: PrintedTotals): boolean {
  return net !== undefined || (earnings !== undefined && deductions !== undefined);
}

/** Of how many of the last the total is, 0 of none: a subtotal stands below what it adds up. */
function tailOf(printed: PrintedTotals, all: readonly Sides[]): number {
  let [earnings, deductions] = [0, 0];
  const at = all.toReversed().findIndex(sides => {
    earnings += sides.earnings;
    deductions += sides.deductions;
    return agrees(printed, { earnings, deductions });
  });
  return at + 1;
}

function agrees({ earnings, deductions, net, either }: PrintedTotals, sides: Sides): boolean {
  const difference = sides.earnings - sides.deductions;
  // a report that has one column for both sides prints the net under the earnings
  if (either !== undefined && ![sides.earnings, sides.deductions, difference].includes(either)) return false;
  return (
    (earnings === undefined || earnings === sides.earnings) &&
    (deductions === undefined || deductions === sides.deductions) &&
    (net === undefined || net === difference)
  );
}

function keep(document: PageDocument, { earnings, deductions, net }: PrintedTotals): void {
  document.totalEarnings ??= earnings;
  document.totalDeductions ??= deductions;
  document.net ??= net;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(word => !/^\d*$/.test(word));
}
