import { frame, put, putRight } from './canvas.factory.ts';
import { heads, plainFamily, rows, simpleHead, TITLES } from './families-hard.factory.ts';
import { type FamilyMaker, two } from './family.factory.ts';
import { money } from './payroll.factory.ts';

/** A panel at the right, on the same rows as the table: bases, totals and net one below the other. */
const sidebar: FamilyMaker = random =>
  plainFamily(
    { ...random },
    (canvas, slip) => {
      simpleHead(canvas, slip);
      put(canvas, 0, 64, 'Evento', { bold: true });
      put(canvas, 50, 64, 'Descrição', { bold: true });
      for (const [x, title] of [
        [245, 'Ref.'],
        [310, 'Proventos'],
        [375, 'Descontos'],
      ] as const)
        putRight(canvas, x, 64, title, { bold: true });
      for (const [at, item] of slip.lines.entries()) {
        put(canvas, 0, 78 + at * 13, item.code ?? '');
        put(canvas, 50, 78 + at * 13, item.description);
        putRight(canvas, 245, 78 + at * 13, item.reference ?? '');
        if (item.earnings !== null) putRight(canvas, 310, 78 + at * 13, money(item.earnings));
        if (item.deductions !== null) putRight(canvas, 375, 78 + at * 13, money(item.deductions));
      }
      const { bases, totalEarnings, totalDeductions, net } = slip.payslip;
      frame(canvas, 385, 56, 520, 190);
      for (const [at, [label, value]] of (
        [
          ['Salário base', bases.salary],
          ['Base INSS', bases.inss],
          ['Base FGTS', bases.fgts],
          ['FGTS do mês', bases.fgtsMonth],
          ['Base IRRF', bases.irrf],
          ['Total de proventos', totalEarnings],
          ['Total de descontos', totalDeductions],
          ['Valor líquido', net],
        ] as const
      ).entries()) {
        put(canvas, 390, 78 + at * 13, label);
        putRight(canvas, 515, 78 + at * 13, money(value));
      }
    },
    { bases: true },
  );

/** Charges as a small matrix (rows INSS, FGTS, IRRF; columns base and value), a date beside each line, two CNPJs. */
const chargeMatrix: FamilyMaker = random => {
  const dated = random.chance(0.5);
  return plainFamily(random, (canvas, slip) => {
    simpleHead(canvas, slip);
    put(canvas, 0, 54, 'Tomador: Cliente Fictício S/A - CNPJ 60.701.190/0001-04');
    heads(canvas, 72, TITLES);
    const end = rows(canvas, slip, 86, 12);
    if (dated) for (const at of slip.lines.keys()) put(canvas, 230, 86 + at * 12, `05/${two(slip.payroll.month)}`);
    const { bases, totalEarnings, totalDeductions, net } = slip.payslip;
    const y = end + 14;
    putRight(canvas, 160, y, 'Base');
    putRight(canvas, 230, y, 'Valor');
    for (const [at, [label, base, value]] of (
      [
        ['INSS', bases.inss, 98_807],
        ['FGTS', bases.fgts, bases.fgtsMonth],
        ['IRRF', bases.irrf, 12_345],
      ] as const
    ).entries()) {
      put(canvas, 0, y + 12 + at * 12, label);
      putRight(canvas, 160, y + 12 + at * 12, money(base));
      putRight(canvas, 230, y + 12 + at * 12, money(value));
    }
    for (const [at, [label, value]] of (
      [
        ['Tot. Venc.', totalEarnings],
        ['Tot. Desc.', totalDeductions],
        ['Vlr. Líquido', net],
      ] as const
    ).entries()) {
      put(canvas, 330, y + 12 + at * 12, label);
      putRight(canvas, 515, y + 12 + at * 12, money(value));
    }
  });
};

export const besideFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['sidebar', sidebar],
  ['chargeMatrix', chargeMatrix],
];
