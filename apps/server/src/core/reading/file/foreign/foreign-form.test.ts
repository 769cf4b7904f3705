import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../mutation/odd-sheet.factory.ts';
import { fileForm } from '../file-form.ts';
import { foreignForm } from './foreign-form.ts';
import { htmlTables, isHtml } from './html-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const kept = (bytes: Uint8Array | string) => {
  const path = join(folder, String(++files));
  writeFileSync(path, bytes);
  return path;
};
const ole = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(5000),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(90_000),
  ]);
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map(name => [name, strToU8('x'.repeat(9000))])));
const ods = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
const payroll =
  'Matrícula;CPF;Nome;Código;Descrição;Proventos;Descontos\n0101;529.982.247-25;Ana;1;SALÁRIO;2.300,00;\n';

describe('files that say another thing than they are', () => {
  it.each<[form: string, code: string, bytes: Uint8Array | string]>([
    ['Excel 97–2003 (.xls)', 'FILE_OTHER_SHEET', ole('Workbook')],
    ['Word 97–2003 (.doc)', 'FILE_OTHER_PAPER', ole('WordDocument')],
    ['Outlook (.msg)', 'FILE_MAIL', ole('__substg1.0_0037001F')],
    ['Office', 'FILE_PASSWORD_PROTECTED', ole('EncryptedPackage')],
    ['OpenDocument (.ods)', 'FILE_OTHER_SHEET', ods],
    ['Excel (.xlsb)', 'FILE_OTHER_SHEET', zip('[Content_Types].xml', 'xl/workbook.bin')],
    ['Word (.docx)', 'FILE_OTHER_PAPER', zip('[Content_Types].xml', 'word/document.xml')],
    ['gzip (.gz)', 'FILE_OTHER_ARCHIVE', gzipSync(payroll)],
    ['7-Zip (.7z)', 'FILE_OTHER_ARCHIVE', Buffer.from('377abcaf271c0004', 'hex')],
    ['RAR (.rar)', 'FILE_OTHER_ARCHIVE', Buffer.from('526172211a0700', 'hex')],
    ['RTF', 'FILE_OTHER_PAPER', '{\\rtf1\\ansi Recibo de pagamento}'],
    [
      'MHTML (.mht)',
      'FILE_MAIL',
      'From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;\n\tboundary="x"\n\n<table>',
    ],
    [
      'e-mail (.eml)',
      'FILE_MAIL',
      'Return-Path: <a@b.c>\nReceived: from x\n\tby y\nMessage-ID: <1@b>\nSubject: Folha\n\nSegue',
    ],
    [
      'base64',
      'FILE_ENCODED',
      `${Buffer.from(payroll.repeat(4))
        .toString('base64')
        .replace(/(.{76})/g, '$1\n')}`,
    ],
    [
      'XML Spreadsheet 2003',
      'FILE_OTHER_SHEET',
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ],
    ['JPEG', 'FILE_PICTURE', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['HEIC', 'FILE_PICTURE', Buffer.from('0000001866747970686569630000', 'hex')],
  ])('%s', async (form, code, bytes) => {
    expect(await foreignForm(kept(bytes))).toEqual({ form, code });
  });

  it.each<[why: string, bytes: Uint8Array | string]>([
    ['a table', payroll],
    ['a table whose first cell ends with a colon', `Nome: Ana\nCPF: 1\nData: 2\n${payroll}`],
    ['digits alone', `${'0123456789'.repeat(20)}\n`],
    ['a workbook', makeWorkbook({ Folha: [['Nome']] })],
    ['a ZIP', zip('folha.csv')],
    ['nothing', ''],
  ])('%s is none of them', async (_, bytes) => {
    expect(await foreignForm(kept(bytes))).toBeUndefined();
  });

  it('HTML is read as text, whatever it is called', async () => {
    expect(await fileForm(kept('\n<html xmlns:x="y"><table>'), 'folha.xls')).toBe('text');
    expect(await fileForm(kept('<?xml version="1.0"?><eSocial>'), 'folha.xml')).toBe('xml');
  });
});

describe('tables of HTML', () => {
  const texts = (html: string) => htmlTables(html).map(({ rows }) => rows.map(row => row.map(({ text }) => text)));
  it.each<[why: string, html: string, tables: string[][][]]>([
    ['closed', '<table><tr><th>A</th><td>B</td></tr></table>', [[['A', 'B']]]],
    ['left open', '<table border=1><tr><td>A<td>B<tr><td>C', [[['A', 'B'], ['C']]]],
    [
      'letters',
      '<table><tr><td>F&eacute;rias&nbsp;13&ordm; &#65;&#x42; &amp;Cia &CCEDIL;</td></tr></table>',
      [[['Férias 13º AB &Cia &CCEDIL;']]],
    ],
    ['breaks', '<TABLE><TR><TD>Ana<BR>Souza</TD></TR></TABLE>', [[['Ana Souza']]]],
    ['tags in cells', '<table><tr><td><font color="a>b"><b>Ana</b></font></td></tr></table>', [[['Ana']]]],
    ['over columns', '<table><tr><td colspan="2">A</td><td>B</td></tr></table>', [[['A', '', 'B']]]],
    [
      'over rows',
      '<table><tr><td rowspan=2>Ana</td><td>1</td></tr><tr><td>2</td></tr><tr><td>Rui</td><td>3</td></tr></table>',
      [
        [
          ['Ana', '1'],
          ['', '2'],
          ['Rui', '3'],
        ],
      ],
    ],
    [
      'last of a row',
      '<table><tr><td>1</td><td rowspan=2>x</td></tr><tr><td>2</td></tr></table>',
      [
        [
          ['1', 'x'],
          ['2', ''],
        ],
      ],
    ],
    ['two', '<table><tr><td>A</td></tr></table><p>x<table><tr><td>B</td></tr></table>', [[['A']], [['B']]]],
    [
      'in another',
      '<table><tr><td>A<table><tr><td>B</td></tr></table></td><td>C</td></tr></table>',
      [[['A', 'C']], [['B']]],
    ],
    [
      'beside styles and comments',
      '<style>td{a:"<table>"}</style><!-- <td>x --><table><tr><td>A</td></tr></table>',
      [[['A']]],
    ],
    ['none', '<html><p>nada', []],
  ])('%s', (_, html, tables) => {
    expect(texts(html)).toEqual(tables);
  });

  it('say which rows nobody sees', () => {
    const [table] = htmlTables('<table><tr style="display:none"><td>A</td></tr><tr><td>B</td></tr></table>');
    expect([...(table?.hiddenRows ?? [])]).toEqual([0]);
  });

  it('are looked for in HTML alone', () => {
    expect([isHtml('<!DOCTYPE html><html>'), isHtml('<eSocial>'), isHtml('Nome;<b>')]).toEqual([true, false, false]);
  });
});
