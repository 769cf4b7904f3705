import { type DrawnReceipt, drawReceipt } from '#core/receipt/draw-receipt.ts';
import { joinPdfs } from '#core/receipt/join-pdfs.ts';
import { boxItems } from '#core/receipt/statement-boxes.ts';

export interface DrawnOther {
  company: { name: string; cnpj: string };
  worker: { name: string; cpf: string; registration: string };
}

const nothing = { bases: {}, details: {}, kind: null, paidOn: null } as const;

/** The demo's benefits of a month, one a page: vouchers, with what the worker pays of them. */
export async function drawBenefits(of: readonly DrawnOther[], year: number, month: number): Promise<Uint8Array> {
  const items = [
    line('40', 'Vale-refeição', '22', 77_000, 15_400),
    line('41', 'Vale-transporte', '44', 24_200, 12_100),
    line('42', 'Cesta básica', '1', 25_000, null),
  ];
  const [totalEarnings, totalDeductions] = [126_200, 27_500];
  return joined(of, `beneficios ${month}/${year}`, {
    ...nothing,
    form: { name: '', title: 'RECIBO DE BENEFÍCIOS', subject: 'Vales e cesta', summed: true },
    names: { referencia: 'Quantidade', vencimentos: 'Valor', descontos: 'Desconto', liquido: 'Total líquido' },
    paidOn: `${year}-${String(month).padStart(2, '0')}-28`,
    year,
    month,
    items,
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
  });
}

/** The demo's income statements of a year, one a page, in the words of the official form. */
export async function drawStatements(of: readonly DrawnOther[], year: number): Promise<Uint8Array> {
  const boxes = { '3.1': 3_432_000, '3.2': 297_612, '3.3': 0, '3.4': 0, '3.5': 41_940, '5.1': 261_199, '5.2': 0 };
  const items = boxItems(boxes).map(item => ({ ...item, description: `${item.code} ${item.description}`, code: null }));
  return joined(of, `informes ${year}`, {
    ...nothing,
    form: {
      name: '',
      title: 'COMPROVANTE DE RENDIMENTOS PAGOS',
      subject: `Ano-calendário de ${year}`,
      summed: false,
    },
    names: { codigo: ' ', referencia: ' ', vencimentos: 'Valor em R$', descontos: ' ' },
    year,
    month: 12,
    items,
    totalEarnings: 0,
    totalDeductions: 0,
    net: 0,
  });
}

async function joined(
  of: readonly DrawnOther[],
  title: string,
  document: Omit<DrawnReceipt, 'employer' | 'worker'>,
): Promise<Uint8Array> {
  const pages = of.map(({ company, worker }) =>
    drawReceipt({ ...document, employer: company, worker: { ...worker, jobTitle: null, department: null } }),
  );
  return joinPdfs(await Promise.all(pages), title);
}

function line(code: string, description: string, reference: string, earnings: number, deductions: number | null) {
  return { code, description, reference, percentage: null, earnings, deductions };
}
