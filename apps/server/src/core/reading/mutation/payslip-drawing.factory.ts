import { monthName } from '#kernel/month-names.ts';
import type { ReadLine } from '../reading-types.ts';
import type { MadeLayout } from './layout.factory.ts';
import type { MadePayroll, MadePayslip } from './payroll.factory.ts';
import { type Pen, plainAmount, write } from './pen.factory.ts';
import { drawTable, drawTotals } from './table-drawing.factory.ts';

const KIND_TITLES: Record<string, string> = {
  monthly: 'Folha Mensal',
  advance: 'Adiantamento Salarial',
  thirteenthFirst: '13º Salário - 1ª Parcela',
  thirteenthSecond: '13º Salário - 2ª Parcela',
  vacation: 'Recibo de Férias',
  profitSharing: 'Participação nos Lucros',
};

/** Draws one payslip at the pen; afterwards the pen stands below it. */
export function drawPayslip(pen: Pen, layout: MadeLayout, payroll: MadePayroll, payslip: MadePayslip): void {
  drawSheet(pen, layout, payroll, payslip, payslip.lines, true);
}

/** One sheet of a payslip: some of its lines, and the totals on the last one. */
export function drawSheet(
  pen: Pen,
  layout: MadeLayout,
  payroll: MadePayroll,
  payslip: MadePayslip,
  lines: readonly ReadLine[],
  last: boolean,
): void {
  heading(pen, layout, payroll);
  person(pen, layout, payslip);
  pen.y += pen.step * 0.5;
  drawTable(pen, layout, { ...payslip, lines: [...lines] });
  if (!last) {
    write(pen, layout, 0.6, 'Continua na próxima página');
    return;
  }
  drawTotals(pen, layout, payslip);
  pen.y += pen.step * 0.5;
  footer(pen, layout, payroll, payslip);
}

function heading(pen: Pen, layout: MadeLayout, payroll: MadePayroll): void {
  write(pen, layout, 0, payroll.company.name);
  write(pen, layout, 1, layout.labels.title, 'right');
  pen.y += pen.step;
  const { cnpj } = payroll.company;
  write(
    pen,
    layout,
    0,
    `CNPJ: ${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`,
  );
  const title = KIND_TITLES[payroll.kind] ?? '';
  if (!(payroll.kind === 'monthly' && layout.noise)) write(pen, layout, 0.62, title, 'right');
  write(pen, layout, 1, competence(layout, payroll), 'right');
  pen.y += pen.step * 1.4;
}

function competence(layout: MadeLayout, { month, year }: MadePayroll): string {
  const label = layout.labels.competence;
  const two = String(month).padStart(2, '0');
  const name = monthName(month);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const forms = [
    `${label}: ${two}/${year}`,
    `${name} de ${year}`,
    `${label} ${name}/${year}`,
    `${name.slice(0, 3).toUpperCase()}/${year}`,
    `Período: 01/${two}/${year} a ${last}/${two}/${year}`,
    `${two}/${year}`,
    `${label}: ${name.toUpperCase()}/${year}`,
  ];
  return forms[layout.competence] ?? '';
}

function person(pen: Pen, layout: MadeLayout, { worker }: MadePayslip): void {
  const { labels, prints } = layout;
  const cpf = `${worker.cpf.slice(0, 3)}.${worker.cpf.slice(3, 6)}.${worker.cpf.slice(6, 9)}-${worker.cpf.slice(9)}`;
  const [year = '', month = '', day = ''] = worker.admission.split('-');
  const first: [number, string, string][] = [];
  if (layout.composite) {
    write(pen, layout, 0, `Empregado: ${worker.registration} - ${worker.name}`);
    write(pen, layout, 0.72, `${labels.cpf}: ${cpf}`);
    pen.y += pen.step;
    return;
  }
  if (prints.registration) first.push([0, labels.registration, worker.registration]);
  first.push([0.2, labels.name, worker.name]);
  if (prints.cpf) first.push([0.75, labels.cpf, cpf]);
  const second: [number, string, string][] = [];
  if (prints.job) second.push([0, labels.job, worker.job]);
  if (prints.pis)
    second.push([
      0.45,
      labels.pis,
      `${worker.pis.slice(0, 3)}.${worker.pis.slice(3, 8)}.${worker.pis.slice(8, 10)}-${worker.pis.slice(10)}`,
    ]);
  if (prints.admission) second.push([0.72, labels.admission, `${day}/${month}/${year}`]);
  for (const fields of [first, second]) fieldRow(pen, layout, fields);
}

/** Labels above their values, or "Label: value" side by side (the name then gets a row of its own). */
function fieldRow(pen: Pen, layout: MadeLayout, fields: readonly [number, string, string][]): void {
  if (fields.length === 0) return;
  if (!layout.boxed) {
    for (const [index, [, label, value]] of fields.entries()) {
      write(pen, layout, index % 2 === 0 ? 0 : 0.55, `${label}: ${value}`);
      if (index % 2 === 1 || index === fields.length - 1) pen.y += pen.step;
    }
    return;
  }
  for (const [at, label] of fields) write(pen, layout, at, label);
  pen.y += pen.step;
  for (const [at, , value] of fields) write(pen, layout, at, value);
  pen.y += pen.step * 1.2;
}

function footer(pen: Pen, layout: MadeLayout, payroll: MadePayroll, payslip: MadePayslip): void {
  const { bases } = payslip;
  const { labels } = layout;
  const list: [string, number][] = [
    [labels.salary, bases.salary],
    [labels.inss, bases.inss],
    [labels.fgts, bases.fgts],
    [labels.fgtsMonth, bases.fgtsMonth],
    [labels.irrf, bases.irrf],
  ];
  if (layout.bases === 'labelsAbove') {
    for (const [index, [label]] of list.entries()) write(pen, layout, index * 0.2, label);
    pen.y += pen.step;
    for (const [index, [, value]] of list.entries()) write(pen, layout, index * 0.2, plainAmount(layout, value));
    pen.y += pen.step;
  } else if (layout.bases === 'inline') {
    for (const [index, [label, value]] of list.entries()) {
      write(pen, layout, (index % 3) * 0.34, `${label}: ${plainAmount(layout, value)}`);
      if (index % 3 === 2) pen.y += pen.step;
    }
    pen.y += pen.step;
  }
  const [year = '', month = '', day = ''] = payroll.paymentDate.split('-');
  if (layout.prints.payment) write(pen, layout, 0, `${layout.labels.payment}: ${day}/${month}/${year}`);
  pen.y += pen.step;
  if (layout.noise) {
    write(pen, layout, 0, 'Declaro ter recebido a importância líquida discriminada neste recibo.');
    pen.y += pen.step * 1.5;
    write(pen, layout, 0, '____/____/______');
    write(pen, layout, 0.95, 'Assinatura do Funcionário', 'right');
    pen.y += pen.step;
  }
}
