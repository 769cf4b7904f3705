import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { monthName } from '#kernel/month-names.ts';
import type { Payslip } from './payroll.ts';

export interface DrawnPayslip {
  company: { name: string; cnpj: string };
  worker: { name: string; cpf: string; registration: string; jobTitle: string; department: string; admittedOn: string };
  year: number;
  month: number;
  paidOn: string;
  payslip: Payslip;
}

const ink = rgb(0.1, 0.1, 0.1);
const right = { reference: 360, earnings: 455, deductions: 550 } as const;

/** The demo's payroll file of one month: one payslip a page, as a payroll program prints them. Same input, same bytes. */
export async function drawPayslips(payslips: readonly DrawnPayslip[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  pdf.setProducer('Folha Demonstrativa');
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (const payslip of payslips) draw(pdf.addPage([595, 842]), fonts, payslip);
  return pdf.save({ useObjectStreams: false });
}

type Fonts = Record<'plain' | 'bold', PDFFont>;

function draw(page: PDFPage, fonts: Fonts, { company, worker, year, month, paidOn, payslip }: DrawnPayslip): void {
  const text = (value: string, x: number, y: number, size = 9, font = fonts.plain) =>
    page.drawText(value, { x, y, size, font, color: ink });
  const ending = (value: string, x: number, y: number, size = 9, font = fonts.plain) =>
    text(value, x - font.widthOfTextAtSize(value, size), y, size, font);
  const rule = (y: number) => page.drawLine({ start: { x: 40, y }, end: { x: 555, y }, thickness: 0.6, color: ink });
  text(company.name, 40, 795, 12, fonts.bold);
  text(`CNPJ: ${cnpjMask(company.cnpj)}`, 40, 780);
  ending('Recibo de Pagamento de Salário', 555, 795, 12, fonts.bold);
  ending(`Folha Mensal - ${monthName(month)} de ${year}`, 555, 780);
  rule(770);
  const labels: [string, string, number, number][] = [
    ['Matrícula', worker.registration, 40, 756],
    ['Nome do Funcionário', worker.name, 110, 756],
    ['CPF', cpfMask(worker.cpf), 430, 756],
    ['Cargo', worker.jobTitle, 110, 728],
    ['Departamento', worker.department, 290, 728],
    ['Admissão', dayMask(worker.admittedOn), 430, 728],
  ];
  for (const [label, value, x, y] of labels) {
    text(label, x, y, 7);
    text(value, x, y - 11);
  }
  rule(708);
  text('Código', 40, 696, 8, fonts.bold);
  text('Descrição', 90, 696, 8, fonts.bold);
  ending('Referência', right.reference, 696, 8, fonts.bold);
  ending('Vencimentos', right.earnings, 696, 8, fonts.bold);
  ending('Descontos', right.deductions, 696, 8, fonts.bold);
  rule(690);
  payslip.lines.forEach((line, i) => {
    const y = 676 - i * 14;
    text(line.code, 40, y);
    text(line.description, 90, y);
    ending(line.reference, right.reference, y);
    if (line.earnings !== undefined) ending(amount(line.earnings), right.earnings, y);
    if (line.deductions !== undefined) ending(amount(line.deductions), right.deductions, y);
  });
  drawTotals({ text, ending, rule, bold: fonts.bold }, payslip, paidOn);
}

interface Pen {
  text: (value: string, x: number, y: number, size?: number, font?: PDFFont) => void;
  ending: (value: string, x: number, y: number, size?: number, font?: PDFFont) => void;
  rule: (y: number) => void;
  bold: PDFFont;
}

function drawTotals({ text, ending, rule, bold }: Pen, payslip: Payslip, paidOn: string): void {
  rule(510);
  text(`Data de pagamento: ${dayMask(paidOn)}`, 40, 496, 8);
  text('Banco: 341 Agência: 0912 Conta: 48213-7', 40, 484, 8);
  ending('Total de Vencimentos', right.earnings, 498, 7);
  ending('Total de Descontos', right.deductions, 498, 7);
  ending(amount(payslip.totalEarnings), right.earnings, 486, 10, bold);
  ending(amount(payslip.totalDeductions), right.deductions, 486, 10, bold);
  ending('Valor Líquido', right.earnings, 466, 9, bold);
  ending(amount(payslip.net), right.deductions, 466, 11, bold);
  rule(456);
  const bases: [string, number | string][] = [
    ['Salário Base', payslip.salary],
    ['Sal. Contr. INSS', payslip.inssBase],
    ['Base Cálc. FGTS', payslip.inssBase],
    ['F.G.T.S do Mês', payslip.fgts],
    ['Base Cálc. IRRF', payslip.irrfBase],
    ['Faixa IRRF', payslip.irrfRate],
  ];
  bases.forEach(([label, value], i) => {
    text(label, 40 + i * 88, 444, 7);
    text(typeof value === 'number' ? amount(value) : value, 40 + i * 88, 432);
  });
  rule(424);
}

function amount(centavos: number): string {
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(centavos / 100);
}

const cpfMask = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
const cnpjMask = (cnpj: string) => cnpj.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, '$1.$2.$3/$4-$5');
const dayMask = (day: string) => day.split('-').reverse().join('/');
