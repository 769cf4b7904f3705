import { drawPdf, drawSpool, type Item } from './drawing.factory.ts';
import { type MadeLayout, makeLayout } from './layout.factory.ts';
import { type MadePayroll, type MadePayslip, makePayroll, money } from './payroll.factory.ts';
import { drawPayslip, drawSheet } from './payslip-drawing.factory.ts';
import type { Pen } from './pen.factory.ts';
import { newRandom, type Random } from './random.ts';
import type { ScoredFile } from './score.ts';

/** An invented file, and what a perfect reader says of it. */
export interface MadeFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly layout: MadeLayout;
  readonly payroll: MadePayroll;
  readonly form: 'pdf' | 'txt' | 'csv';
  readonly truth: readonly MadeTruth[];
  readonly expects: ScoredFile['expects'];
}

export interface MadeTruth {
  readonly payslip: MadePayslip;
  readonly pages: readonly number[];
  readonly shared: boolean;
}

const PAYSLIPS = 6;

/** One file of one invented layout. */
export async function makeFile(seed: number): Promise<MadeFile> {
  const random = newRandom(seed);
  const layout = makeLayout(random);
  const payroll = makePayroll(random, PAYSLIPS);
  if (random.chance(0.1)) return csvFile(seed, random, layout, payroll);
  const { pages, truth } = arrange(layout, payroll);
  const spool = layout.font === 'Courier' && random.chance(0.5);
  if (spool)
    return {
      name: `mutated-${seed}.txt`,
      data: latin(drawSpool(layout, pages)),
      layout,
      payroll,
      form: 'txt',
      truth: truth.map(one => ({ ...one, pages: [] })),
      expects: expectations(layout, payroll, false),
    };
  return {
    name: `mutated-${seed}.pdf`,
    data: await drawPdf(layout, pages),
    layout,
    payroll,
    form: 'pdf',
    truth,
    expects: expectations(layout, payroll, false),
  };
}

/** Puts the payslips on pages as the layout says; payslips too long to share a page get one each. */
export function arrange(layout: MadeLayout, payroll: MadePayroll): { pages: Item[][]; truth: MadeTruth[] } {
  const pages: Item[][] = [];
  const truth: MadeTruth[] = [];
  const { arrangement } = layout;
  if (layout.linesPerPage > 0) return arrangeLong(layout, payroll);
  const perPage = arrangement === 'three' ? 3 : arrangement === 'stacked' || arrangement === 'beside' ? 2 : 1;
  for (let at = 0; at < payroll.payslips.length; at += perPage) {
    const items: Item[] = [];
    const own = payroll.payslips.slice(at, at + perPage);
    pages.push(items);
    for (const [place, payslip] of (arrangement === 'copies' ? [...own, ...own] : own).entries())
      drawPayslip(penAt(layout, items, place), layout, payroll, payslip);
    for (const payslip of own) truth.push({ payslip, pages: [pages.length], shared: own.length > 1 });
  }
  return { pages, truth };
}

/** Payslips that go on: so many lines a page, the totals on the last one. */
function arrangeLong(layout: MadeLayout, payroll: MadePayroll): { pages: Item[][]; truth: MadeTruth[] } {
  const pages: Item[][] = [];
  const truth: MadeTruth[] = [];
  for (const payslip of payroll.payslips) {
    const first = pages.length + 1;
    for (let from = 0; from < payslip.lines.length; from += layout.linesPerPage) {
      const items: Item[] = [];
      pages.push(items);
      const last = from + layout.linesPerPage >= payslip.lines.length;
      drawSheet(
        penAt(layout, items, 0),
        layout,
        payroll,
        payslip,
        payslip.lines.slice(from, from + layout.linesPerPage),
        last,
      );
    }
    truth.push({
      payslip,
      pages: Array.from({ length: pages.length - first + 1 }, (_, index) => first + index),
      shared: false,
    });
  }
  return { pages, truth };
}

function penAt(layout: MadeLayout, items: Item[], place: number): Pen {
  const width = layout.landscape ? 842 : 595;
  const height = layout.landscape ? 595 : 842;
  const [dx, dy] = layout.shift;
  const step = layout.size * (layout.arrangement === 'three' ? 1.1 : 1.25);
  if (layout.arrangement === 'beside')
    return { items, x: 25 + dx / 2 + place * (width / 2), y: 40 + dy, width: width / 2 - 50, step };
  const tall = height / (layout.arrangement === 'three' ? 3 : 2);
  return {
    items,
    x: 30 + dx,
    y: (layout.arrangement === 'three' ? 20 : 40) + dy + place * tall,
    width: width - 85,
    step,
  };
}

function csvFile(seed: number, random: Random, layout: MadeLayout, payroll: MadePayroll): MadeFile {
  const { labels } = layout;
  const registration = ['Matrícula', 'Chapa', 'Registro'][random.int(0, 2)];
  const head = [
    'CNPJ',
    'Competência',
    registration,
    'CPF',
    labels.name.startsWith('Nome') ? labels.name : 'Nome',
    random.chance(0.5) ? 'Verba' : 'Evento',
    labels.description,
    labels.reference,
    labels.earnings,
    labels.deductions,
  ];
  const rows = payroll.payslips.flatMap(({ worker, lines }) =>
    lines.map(line => [
      payroll.company.cnpj,
      `${String(payroll.month).padStart(2, '0')}/${payroll.year}`,
      worker.registration,
      worker.cpf,
      worker.name,
      line.code,
      line.description,
      line.reference ?? '',
      cell(line.earnings),
      cell(line.deductions),
    ]),
  );
  const text = [head, ...rows].map(row => row.join(';')).join('\r\n');
  return {
    name: `mutated-${seed}.csv`,
    data: latin(text),
    layout,
    payroll: { ...payroll, kind: 'monthly' },
    form: 'csv',
    truth: payroll.payslips.map(payslip => ({ payslip, pages: [], shared: false })),
    expects: expectations(layout, payroll, true),
  };
}

function expectations(layout: MadeLayout, { kind }: MadePayroll, csv: boolean): MadeFile['expects'] {
  const { prints } = layout;
  return {
    cpf: csv || prints.cpf,
    registration: csv || prints.registration,
    cnpj: true,
    payment: !csv && prints.payment,
    admission: !csv && prints.admission && !layout.composite,
    bases: !csv && layout.bases !== 'none',
    codes: csv || (layout.codeColumn !== 'none' && layout.table !== 'twoTables'),
    references: true,
    kind: !(layout.noise && kind === 'monthly'),
  };
}

function cell(centavos: number | null): string {
  return centavos === null ? '' : money(centavos);
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, character => Math.min(255, character.codePointAt(0) ?? 63));
}
