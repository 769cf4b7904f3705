import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { zipSync } from 'fflate';
import { ALL, bare, familyPayroll, kindTitle, two } from './family.factory.ts';
import type { MadePayroll } from './payroll.factory.ts';
import { newRandom } from './random.ts';
import type { ScoredFile } from './score.ts';

export type OddSheet = ScoredFile & { readonly data: Uint8Array };

/** One row a pay item, under headings that only whoever made them understands. */
export const oddModel: SheetShape = {
  sheet: null,
  document: 'recibo',
  columns: [
    { title: 'K1', holds: 'cnpj' },
    { title: 'K2', holds: 'matricula' },
    { title: 'K3', holds: 'cpf' },
    { title: 'K4', holds: 'nome' },
    { title: 'AAMM', holds: 'competencia' },
    { title: 'TP', holds: 'tipoRecibo' },
    { title: 'X1', holds: 'codigo' },
    { title: 'X2', holds: 'descricao' },
    { title: 'X3', holds: 'referencia' },
    { title: 'Z+', holds: 'vencimentos' },
    { title: 'Z-', holds: 'descontos' },
    { title: 'Z=', holds: 'liquido' },
    { title: 'OBS INT', holds: 'ignorar' },
  ],
  decimals: null,
  dates: null,
};
export const oddTitles = oddModel.columns.map(({ title }) => title);

function rowsOf(payroll: MadePayroll): string[][] {
  return payroll.payslips.flatMap(({ worker, lines, net }) =>
    lines.map(line => [
      payroll.company.cnpj,
      worker.registration,
      worker.cpf,
      worker.name,
      `${payroll.year}${two(payroll.month)}`,
      kindTitle(payroll),
      line.code ?? '',
      line.description,
      line.reference ?? '',
      line.earnings === null ? '' : bare(line.earnings),
      line.deductions === null ? '' : bare(line.deductions),
      bare(net),
      'zz',
    ]),
  );
}

/** A CSV; `alter` changes its rows, the heading first. */
export function makeOddSheet(
  seed: number,
  change: (payroll: MadePayroll) => MadePayroll = payroll => payroll,
  alter: (rows: string[][]) => string[][] = rows => rows,
): OddSheet {
  const payroll = change(familyPayroll(newRandom(seed)));
  const rows = alter([[...oddTitles], ...rowsOf(payroll)]);
  return {
    name: `odd-${seed}.csv`,
    data: Buffer.from(rows.map(row => row.join(';')).join('\n')),
    payroll,
    truth: payroll.payslips.map(payslip => ({ payslip, pages: [] })),
    expects: { ...ALL, payment: false, admission: false, bases: false },
  };
}

/** A workbook of sheets by name; a cell that is a number is one there, `{ day }` a date counted from 1900. */
export function makeWorkbook(
  sheets: Readonly<Record<string, readonly (readonly (string | number | { day: number })[])[]>>,
): Uint8Array {
  const head = '<?xml version="1.0"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const names = Object.keys(sheets);
  const cell = (value: string | number | { day: number }) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c s="1"><v>${value.day}</v></c>`;
    return `<c t="inlineStr"><is><t>${value.replace(/[<&]/g, '')}</t></is></c>`;
  };
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${relations}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="r${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [at, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map(row => `<row>${row.map(cell).join('')}</row>`).join('');
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `${head}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}
