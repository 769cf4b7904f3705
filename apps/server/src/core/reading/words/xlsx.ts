import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import { RATIO_FREE_BYTES } from '#kernel/upload/zip-limits.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { TableCell, TableRow } from './delimited.ts';
import { localName, newSheetNames } from './xlsx-names.ts';

/**
 * A workbook may not unpack to more than this, nor to more than `ratio` times its size once it is large, nor hold more rows; a cell
 * holds at most what Excel lets it (Microsoft, 'Excel specifications and limits').
 */
export const XLSX_LIMITS = {
  unpackedBytes: 400 * 1024 * 1024,
  ratio: 200,
  rows: 400_000,
  columns: 500,
  cellText: 32_767,
};
const LONGEST_TEXT = 1024 * 1024;
/** Packed bytes unpacked at a time: a thousand times as many may come out of them at once. */
const BLOCK = 4 * 1024;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** What stands in a cell whose formula was never computed; spreadsheets begin what they can't compute so too. */
const NOT_COMPUTED = '#SEM VALOR';
const DAY = 86_400_000;

/** What a number format shows: a share of a hundred, a day, a time of day, or hours that count on beyond a day. */
type Format = 'date' | 'time' | 'elapsed' | { readonly percentDecimals: number } | undefined;

interface Workbook {
  readonly strings: string[];
  /** For each cell style. */
  readonly formats: Format[];
  readonly isFrom1904: () => boolean;
}

/** A row of a workbook and the part of the file its sheet is. */
interface SheetRow {
  readonly isHidden: boolean;
  readonly sheet: string;
  /** Undefined where the workbook doesn't say. */
  readonly name: string | undefined;
  readonly row: TableRow;
}

/** A sheet of a workbook: its name as people see it, and its rows. */
export interface WorkbookSheet {
  readonly name: string | undefined;
  readonly rows: TableRow[];
  /** Which of them nobody sees, by their place: a filter hides rows, too. */
  readonly hiddenRows: Set<number>;
}

/** Every sheet of a workbook that people see, in file order, and how many they don't; streamed through a parser, never unpacked whole. */
export function readWorkbook(path: string): { sheets: WorkbookSheet[]; hidden: number } {
  const sheets = new Map<string, WorkbookSheet>();
  let hidden = 0;
  for (const { sheet, name, row, isHidden } of workbookRows(path, () => hidden++)) {
    const known = sheets.get(sheet) ?? { name, rows: [], hiddenRows: new Set<number>() };
    sheets.set(sheet, known);
    if (isHidden) known.hiddenRows.add(known.rows.length);
    known.rows.push(row);
  }
  const inOrder = [...sheets].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return { sheets: inOrder.map(([, found]) => found), hidden };
}

/** The rows as they are unpacked, sheet after sheet as they stand in the file, without those of hidden sheets: only what is asked for is held. */
export function* workbookRows(path: string, onHidden?: () => void): Generator<SheetRow> {
  const names = newSheetNames();
  const workbook: Workbook = { strings: [], formats: [], isFrom1904: names.isFrom1904 };
  const parts = new Map<string, (chunk: string) => void>([
    ['xl/sharedStrings.xml', stringsParser(workbook.strings)],
    ['xl/styles.xml', stylesParser(workbook.formats)],
    ...names.parts,
  ]);
  for (const _ of unpack(path, name => parts.get(name)));
  const ready: SheetRow[] = [];
  const sheetOf = (sheet: string) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(sheet)) return undefined;
    if (names.isHidden(sheet)) {
      onHidden?.();
      return undefined;
    }
    return sheetParser(workbook, (row, isHidden) => ready.push({ sheet, name: names.of(sheet), row, isHidden }));
  };
  for (const _ of unpack(path, sheetOf)) yield* ready.splice(0);
}

/** Feeds each wanted part of the ZIP to its consumer while it is unpacked, under a limit on the bytes; gives way after each block. */
function* unpack(path: string, consumer: (name: string) => ((chunk: string) => void) | undefined): Generator<void> {
  let unpacked = 0;
  const file = openSync(path, 'r');
  const packed = fstatSync(file).size;
  const unzip = new Unzip(file => {
    const take = consumer(file.name);
    if (!take) return;
    let sinceTag = 0;
    const decoder = new TextDecoder('utf-8');
    file.ondata = (error, data, final) => {
      if (error) throw error instanceof ReadingRefusal ? error : new ReadingRefusal('FILE_BROKEN');
      unpacked += data.length;
      if (unpacked > XLSX_LIMITS.unpackedBytes)
        throw new ReadingRefusal('FILE_TOO_LARGE', { limit: XLSX_LIMITS.unpackedBytes });
      if (unpacked > RATIO_FREE_BYTES && unpacked / packed > XLSX_LIMITS.ratio)
        throw new ReadingRefusal('ZIP_RATIO_SUSPICIOUS', { ratio: Math.round(unpacked / packed) });
      const text = decoder.decode(data, { stream: !final });
      // the parser holds a text until its next tag comes
      const tag = text.lastIndexOf('<');
      sinceTag = tag < 0 ? sinceTag + text.length : text.length - tag;
      if (sinceTag > LONGEST_TEXT) throw new ReadingRefusal('FILE_BROKEN');
      take(text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    const buffer = new Uint8Array(BLOCK);
    for (;;) {
      const read = readSync(file, buffer);
      unzip.push(buffer.slice(0, read), read === 0);
      yield;
      if (read === 0) return;
    }
  } finally {
    closeSync(file);
  }
}

function stringsParser(strings: string[]): (chunk: string) => void {
  const parser = new SaxesParser();
  let text = '';
  let reading = false;
  parser.on('opentag', tag => {
    const name = localName(tag.name);
    if (name === 'si') text = '';
    reading = name === 't';
  });
  parser.on('text', chunk => {
    if (reading) text = grown(text, chunk);
  });
  parser.on('closetag', tag => {
    if (localName(tag.name) === 'si') strings.push(text.normalize('NFC'));
    reading = false;
  });
  return chunk => void parser.write(chunk);
}

/** A cell's text with a further piece. @throws ReadingRefusal beyond what a cell can hold */
function grown(text: string, piece: string): string {
  if (text.length + piece.length > XLSX_LIMITS.cellText) throw new ReadingRefusal('FILE_BROKEN');
  return text + piece;
}

function stylesParser(styles: Workbook['formats']): (chunk: string) => void {
  const parser = new SaxesParser();
  const formats = new Map<number, Format>();
  let cells = false;
  parser.on('opentag', tag => {
    const name = localName(tag.name);
    const id = Number(tag.attributes.numFmtId);
    if (name === 'numFmt') formats.set(id, formatOf(tag.attributes.formatCode ?? ''));
    if (name === 'cellXfs') cells = true;
    if (name === 'xf' && cells) styles.push(formats.get(id) ?? builtInFormat(id));
  });
  parser.on('closetag', tag => {
    if (localName(tag.name) === 'cellXfs') cells = false;
  });
  return chunk => void parser.write(chunk);
}

/** Of a number format (ECMA-376, 18.8.31): with a day or a year it is a date; hours and seconds alone are a time. */
function formatOf(code: string): Format {
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return 'elapsed';
  const plain = code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '');
  if (/[dy]/i.test(plain)) return 'date';
  if (/[hs]/i.test(plain)) return 'time';
  if (plain.includes('%')) return { percentDecimals: /\.(0+)/.exec(plain)?.[1]?.length ?? 0 };
  return /m/i.test(plain) ? 'date' : undefined;
}

function builtInFormat(id: number): Format {
  if ((id >= 14 && id <= 17) || id === 22) return 'date';
  if (id === 46) return 'elapsed';
  if (id === 9 || id === 10) return { percentDecimals: id === 10 ? 2 : 0 };
  return (id >= 18 && id <= 21) || id === 45 || id === 47 ? 'time' : undefined;
}

function sheetParser(workbook: Workbook, take: (row: TableRow, isHidden: boolean) => void): (chunk: string) => void {
  const parser = new SaxesParser();
  let row: TableCell[] = [];
  let number: string | undefined;
  let rows = 0;
  let cell = { column: 0, type: '', style: 0, text: '', isComputed: false };
  let reading = false;
  let isOpen = false;
  let isHidden = false;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    if (rows++ >= XLSX_LIMITS.rows) throw new ReadingRefusal('FILE_TOO_LARGE', { limit: XLSX_LIMITS.rows });
    take(row, isHidden);
  };
  parser.on('opentag', tag => {
    const name = localName(tag.name);
    if (name === 'row') {
      // some programs part a row into several of the same number
      if (!isOpen || number === undefined || tag.attributes.r !== number) {
        end();
        row = [];
      }
      isOpen = true;
      number = tag.attributes.r;
      isHidden = /^(?:1|true)$/.test(tag.attributes.hidden ?? '');
    }
    if (name === 'c')
      cell = {
        column: columnOf(tag.attributes.r, row.length),
        type: tag.attributes.t ?? 'n',
        style: Number(tag.attributes.s ?? 0),
        text: '',
        isComputed: false,
      };
    if (name === 'f') cell.isComputed = true;
    reading = name === 'v' || name === 't';
  });
  parser.on('text', chunk => {
    if (reading) cell.text = grown(cell.text, chunk);
  });
  parser.on('closetag', tag => {
    const name = localName(tag.name);
    reading = false;
    if (name === 'c' && cell.column < XLSX_LIMITS.columns) {
      while (row.length < cell.column) row.push({ text: '' });
      row[cell.column] = toCell(workbook, cell);
    }
    if (name === 'sheetData') end();
  });
  return chunk => void parser.write(chunk);
}

/** A CPF stored as a number keeps its digits here; whoever knows the column pads it. */
function toCell(
  workbook: Workbook,
  cell: { type: string; style: number; text: string; isComputed: boolean },
): TableCell {
  if (cell.text === '' && cell.isComputed && cell.type !== 'str') return { text: NOT_COMPUTED };
  // a text that the workbook lacks is lost, not empty
  if (cell.type === 's' && cell.text !== '')
    return { text: workbook.strings[Number(cell.text)]?.trim() ?? NOT_COMPUTED };
  if (cell.type !== 'n' || cell.text === '') return { text: cell.text.trim().normalize('NFC') };
  const number = Number(cell.text);
  if (!Number.isFinite(number)) return { text: cell.text.trim() };
  const format = workbook.formats[cell.style];
  if (format === 'date') return { text: dateText(number, workbook.isFrom1904()), isDate: true };
  // a time of day begins anew at midnight, as the spreadsheet shows it
  if (format === 'time' && number >= 0) return { text: timeText(minutesOf(number) % (24 * 60)) };
  if (format === 'elapsed' && number >= 0) return { text: timeText(minutesOf(number)) };
  if (typeof format === 'object') return { text: percentText(number, format.percentDecimals), number };
  return { text: Number.isInteger(number) ? String(number) : number.toFixed(2).replace('.', ','), number };
}

function dateText(serial: number, isFrom1904: boolean): string {
  const date = new Date((isFrom1904 ? EPOCH_1904 : EXCEL_EPOCH) + Math.floor(serial) * DAY);
  return `${String(date.getUTCDate()).padStart(2, '0')}/${String(date.getUTCMonth() + 1).padStart(2, '0')}/${date.getUTCFullYear()}`;
}

function percentText(share: number, decimals: number): string {
  return `${(share * 100).toFixed(decimals).replace('.', ',')}%`;
}

function minutesOf(days: number): number {
  return Math.round(days * 24 * 60);
}

/** Hours and minutes, also beyond a day: `10:00`, `30:15`. */
function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (!letters) return next;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
