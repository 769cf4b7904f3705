import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readWorkbook } from './xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

interface Parts {
  /** Attributes of `workbookPr`. */
  readonly workbook?: string;
  /** The state of each sheet. */
  readonly states?: readonly string[];
  /** The number format of style 1. */
  readonly format?: string;
  readonly rows: string;
}

/** A workbook whose sheets have all the same rows: the texts of their cells, and how many sheets are hidden. */
function read({ workbook = '', states = ['visible'], format = '0.00', rows }: Parts) {
  const sheets = states.map((state, at) => `<sheet name="S${at}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`);
  const relations = states.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`);
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr ${workbook}/><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(states.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, rows])),
  };
  const path = join(folder, `${++files}.xlsx`);
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  const { sheets: found, hidden } = readWorkbook(path);
  return { hidden, texts: found.map(sheet => sheet.rows.map(row => row.map(cell => cell.text))) };
}
const sheet = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
const styled = (value: string) => sheet(`<c r="A1" s="1"><v>${value}</v></c>`);

describe('cells of a workbook', () => {
  it.each([
    ['days of 1900', { rows: styled('46173'), format: 'dd/mm/yyyy' }, '31/05/2026'],
    ['days of 1904', { rows: styled('44711'), format: 'dd/mm/yyyy', workbook: 'date1904="1"' }, '31/05/2026'],
    [
      'days of 1904, written as a word',
      { rows: styled('44711'), format: 'mmm-yy', workbook: 'date1904="true"' },
      '31/05/2026',
    ],
    ['days of 1900, said so', { rows: styled('46173'), format: 'dd/mm/yyyy', workbook: 'date1904="0"' }, '31/05/2026'],
    ['hours', { rows: styled('0.4166666667'), format: 'hh:mm' }, '10:00'],
    ['hours of more than a day', { rows: styled('1.2604166667'), format: '[h]:mm' }, '30:15'],
    ['a time of day, with its day', { rows: styled('46173.4166666667'), format: 'hh:mm' }, '10:00'],
    ['a text that the workbook lacks', { rows: sheet('<c r="A1" t="s"><v>7</v></c>') }, '#SEM VALOR'],
    ['hours with seconds', { rows: styled('0.5'), format: 'h:mm:ss' }, '12:00'],
    ['a percentage', { rows: styled('0.09'), format: '0%' }, '9%'],
    ['a percentage with decimals', { rows: styled('0.0925'), format: '0.00%' }, '9,25%'],
    ['an amount in brackets', { rows: styled('-12.5'), format: '#,##0.00;[Red](#,##0.00)' }, '-12,50'],
    ['an amount in reais', { rows: styled('12.5'), format: 'R$ #,##0.00' }, '12,50'],
    [
      'letters of two kinds',
      { rows: sheet('<c t="inlineStr"><is><r><t>Ana </t></r><r><t>Souza</t></r></is></c>') },
      'Ana Souza',
    ],
    ['an amount with a colour', { rows: styled('12.5'), format: '[Red]#,##0.00' }, '12,50'],
    ['a formula that was never computed', { rows: sheet('<c r="A1"><f>SUM(B1)</f></c>') }, '#SEM VALOR'],
    ['a formula whose text is empty', { rows: sheet('<c r="A1" t="str"><f>A2</f><v></v></c>') }, ''],
    ['a formula that was computed', { rows: sheet('<c r="A1"><f>1+1</f><v>2</v></c>') }, '2'],
    ['an error', { rows: sheet('<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>') }, '#DIV/0!'],
  ])('%s', (_, parts, text) => expect(read(parts)).toEqual({ hidden: 0, texts: [[[text]]] }));
});

describe('rows of a workbook', () => {
  it('names with a prefix, and a row in two parts, are read', () => {
    const rows =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>' +
      '<x:row r="1"><x:c r="B1"><x:v>2</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(read({ rows }).texts).toEqual([[['1', '2'], ['3']]]);
  });

  it('rows without a number are each their own', () => {
    const rows = '<worksheet><sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c></row></sheetData></worksheet>';
    expect(read({ rows }).texts).toEqual([[['1'], ['2']]]);
  });

  it('hidden sheets are left out, and counted', () => {
    const states = ['visible', 'hidden', 'veryHidden'];
    expect(read({ states, rows: sheet('<c r="A1"><v>1</v></c>') })).toEqual({ hidden: 2, texts: [[['1']]] });
  });
});

it('rows that a filter or a person hid are read and named', () => {
  const rows =
    '<worksheet><sheetData><row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row></sheetData></worksheet>';
  const path = join(folder, 'hidden.xlsx');
  writeFileSync(path, zipSync({ 'xl/worksheets/sheet1.xml': strToU8(rows) }));
  expect(readWorkbook(path).sheets.map(({ rows, hiddenRows }) => [rows.length, [...hiddenRows]])).toEqual([[2, [1]]]);
});
