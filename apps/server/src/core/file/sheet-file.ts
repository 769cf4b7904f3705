import { strToU8, zipSync } from 'fflate';

/** A plain XLSX (ECMA-376) of one sheet. Texts are texts: nothing in a cell is ever a formula. The same rows give the same bytes. */
export function sheetFile(rows: readonly (readonly (string | number)[])[]): Buffer {
  const sheet = `${head}<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`;
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': root,
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': bookParts,
    'xl/worksheets/sheet1.xml': sheet,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  // a fixed day: else every making would be another file
  return Buffer.from(zipSync(files, { mtime: new Date('1980-01-01T12:00:00Z') }));
}

function rowOf(cells: readonly (string | number)[], at: number): string {
  return `<row r="${at + 1}">${cells.map(cellOf).join('')}</row>`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** XML takes no control characters, and five signs only by their names. */
function escaped(text: string): string {
  const plain = [...text].filter(sign => sign >= ' ' || sign === '\t' || sign === '\n').join('');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const types = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`;
const root = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const book = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Folha" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const bookParts = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
