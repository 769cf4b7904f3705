import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { closePool } from '#core/reading/pool.ts';
import { type ReadDocument, readPayrollFile } from '#core/reading/reading.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import { type DrawnReceipt, drawReceipt } from './draw-receipt.ts';
import type { ReceiptItem } from './new-receipt.ts';
import { storedKinds } from './receipt-kind.ts';
import { boxItems } from './statement-boxes.ts';

const folder = mkdtempSync(join(tmpdir(), 'receipt-'));

let files = 0;

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

const items: ReceiptItem[] = [
  { code: '001', description: 'Salário', reference: '220,00', percentage: null, earnings: 286_000, deductions: null },
  {
    code: '040',
    description: 'Horas extras 50%',
    reference: '14:00',
    percentage: null,
    earnings: 27_300,
    deductions: null,
  },
  {
    code: '045',
    description: 'Descanso sobre horas extras',
    reference: null,
    percentage: null,
    earnings: 5_460,
    deductions: null,
  },
  { code: '501', description: 'INSS', reference: null, percentage: null, earnings: null, deductions: 27_111 },
  {
    code: '530',
    description: 'Vale-transporte',
    reference: '6%',
    percentage: '6%',
    earnings: null,
    deductions: 17_160,
  },
];

const BASES = {
  salary: 286_000,
  inss: 318_760,
  inssValue: 27_111,
  fgts: 318_760,
  fgtsValue: 25_501,
  irrf: 290_462,
  irrfValue: 0,
};
const DETAILS = {
  bank: '341',
  agency: '0911',
  account: '48213-7',
  dependantsIr: 1,
  dependantsFamily: 0,
  message: 'O adiantamento do 13º será pago em 30/11/2026.',
};
const receipt = drawnOf(items);

function drawnOf(list: readonly ReceiptItem[]): DrawnReceipt {
  const sum = (side: 'earnings' | 'deductions') => list.reduce((total, item) => total + (item[side] ?? 0), 0);
  return {
    employer: {
      name: 'Horizonte Logística Fictícia Ltda',
      cnpj: '11222333000181',
      address: 'Av. dos Autonomistas, 1500, Cajamar, SP',
    },
    worker: {
      name: 'Marcos Antônio da Silva',
      registration: '20417',
      cpf: '52998224725',
      pis: '268.27649.96-0',
      jobTitle: 'Operador de empilhadeira',
      department: 'CD Cajamar, turno B',
      admittedOn: '2019-03-12',
    },
    kind: 'monthly',
    year: 2026,
    month: 10,
    paidOn: '2026-11-06',
    items: list,
    totalEarnings: sum('earnings'),
    totalDeductions: sum('deductions'),
    net: sum('earnings') - sum('deductions'),
    bases: BASES,
    details: DETAILS,
  };
}

async function readBack(drawn: DrawnReceipt): Promise<ReadDocument[]> {
  // a thread keeps the file it has open: each gets its own
  const path = join(folder, `${files++}.pdf`);
  writeFileSync(path, await drawReceipt(drawn));
  const { employer, worker } = drawn;
  const registry = {
    companies: [{ id: '1', cnpj: employer.cnpj, name: employer.name }],
    workers: [
      {
        employmentId: 'e',
        companyId: '1',
        cpf: worker.cpf,
        registration: worker.registration,
        name: worker.name,
        active: true,
      },
    ],
  };
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path, name: 'receipt.pdf' }, registry))
    if (event.kind === 'documents') documents.push(...event.documents);
  return documents;
}

it('what is drawn is read back exactly', async () => {
  const [document] = await readBack(receipt);
  const { bases } = receipt;
  expect(document).toMatchObject({
    type: 1,
    review: false,
    findings: [],
    match: { state: 'matched', employmentId: 'e' },
    cpf: '52998224725',
    registration: '20417',
    name: receipt.worker.name,
    companyCnpj: receipt.employer.cnpj,
    jobTitle: receipt.worker.jobTitle,
    department: receipt.worker.department,
    admissionDate: '2019-03-12',
    month: 10,
    year: 2026,
    kind: 'monthly',
    paymentDate: '2026-11-06',
    totalEarnings: receipt.totalEarnings,
    totalDeductions: receipt.totalDeductions,
    net: receipt.net,
    bank: '341',
    agency: '0911',
    account: '48213-7',
    incomeTaxDependants: 1,
    familyAllowanceDependants: 0,
    bases: {
      salary: bases.salary,
      inss: bases.inss,
      inssValue: bases.inssValue,
      fgts: bases.fgts,
      fgtsMonth: bases.fgtsValue,
      irrf: bases.irrf,
      irrfValue: 0,
    },
  });
  expect(document?.lines.map(toItem)).toEqual(items);
});

function toItem(line: ReadDocument['lines'][number]): ReceiptItem {
  const { code = null, description, reference = null, percentage = null, earnings, deductions } = line;
  return { code, description, reference, percentage, earnings, deductions };
}

it.each([
  ['a day of another year', { paidOn: '2019-11-06' }, '06/11/2019'],
  [
    'a second day with a label of its own',
    { employer: { ...receipt.employer, address: 'Data do crédito: 10/11/2026' } },
    '06/11/2026, 10/11/2026',
  ],
])('%s is told and none is kept, and the payslip waits for nobody', async (_, given, days) => {
  const [document] = await readBack({ ...receipt, ...given });
  expect(document).toMatchObject({ review: false, net: receipt.net });
  expect(document?.findings).toMatchObject([{ code: 'CREDIT_DAY_DOUBTFUL', values: { days } }]);
  expect(document?.paymentDate).toBeUndefined();
  expect(document?.boxes?.paymentDate?.page).toBe(1);
});

it.each(storedKinds)('the kind %s is named so that it is recognised', async kind => {
  const [document] = await readBack({ ...receipt, kind });
  expect(document?.kind).toBe(kind);
});

it.each([19, 20, 30, 31, 32, 75])('%i lines go on on further pages as one document, nothing lost', async count => {
  const long = Array.from({ length: count }, (_, at) => ({
    code: String(at + 1).padStart(4, '0'),
    description: `Verba de número ${at + 1} com um nome bastante comprido para caber na coluna`,
    reference: '1,00',
    percentage: null,
    earnings: at % 3 === 0 ? null : 10_000 + at,
    deductions: at % 3 === 0 ? 1_000 + at : null,
  }));
  const documents = await readBack(drawnOf(long));
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({ review: false, net: drawnOf(long).net });
  expect(documents[0]?.lines.map(toItem)).toEqual(long);
});

const sheet = { name: 'x', title: 'RECIBO DE BENEFÍCIO', subject: 'Vale-refeição', summed: true };

it.each([true, false])(
  'a drawn benefit is read back as one (with codes: %s), every amount in its role, with the day of its credit',
  async coded => {
    const granted = [
      {
        code: coded ? '10' : null,
        description: 'Vale-refeição',
        reference: '22',
        percentage: null,
        earnings: 77_000,
        deductions: null,
      },
      {
        code: coded ? '20' : null,
        description: 'Vale-transporte',
        reference: '44',
        percentage: null,
        earnings: 22_000,
        deductions: 9_900,
      },
    ];
    const names = {
      descricao: 'Benefício',
      referencia: 'Quantidade',
      vencimentos: 'Valor',
      descontos: 'Desconto',
      liquido: 'Total',
    };
    const drawn = { ...drawnOf(granted), kind: null, form: sheet, names, bases: {}, details: {}, paidOn: '2026-11-06' };
    const [document] = await readBack(drawn);
    expect(document).toMatchObject({
      type: 2,
      match: { state: 'matched', employmentId: 'e' },
      month: 10,
      year: 2026,
      paymentDate: '2026-11-06',
      totalEarnings: 99_000,
      totalDeductions: 9_900,
    });
    expect(
      document?.lines.map(({ description, reference, earnings, deductions }) => [
        description,
        reference,
        earnings,
        deductions,
      ]),
    ).toEqual(
      granted.map(({ description, reference, earnings, deductions }) => [description, reference, earnings, deductions]),
    );
  },
);

it('a drawn income statement is read back box by box, and those without an amount are 0', async () => {
  const fields = {
    '3.1': 5_400_000,
    '3.2': 512_345,
    '3.5': 120_001,
    '4.3': 1_000,
    '4.9': 2_000,
    '5.1': 450_000,
    '5.2': 33_300,
  };
  const form = { ...sheet, summed: false, isStatement: true };
  const [document, ...others] = await readBack({
    ...drawnOf(boxItems(fields)),
    kind: null,
    form,
    year: 2025,
    month: 12,
    paidOn: null,
  });
  expect(others).toEqual([]);
  expect(document).toMatchObject({
    type: 3,
    year: 2025,
    findings: [],
    match: { state: 'matched', employmentId: 'e' },
    fields,
  });
  const empty = Object.entries(document?.fields ?? {}).filter(([box]) => !Object.hasOwn(fields, box));
  expect(empty).toHaveLength(10);
  expect(empty.every(([, centavos]) => centavos === 0)).toBe(true);
});

it('the seventh box is drawn where it says something, with all of its rows, on as many pages as they take', async () => {
  const form = { ...sheet, summed: false, isStatement: true };
  const draw = (information?: string) =>
    readBack({
      ...drawnOf(boxItems({ '3.1': 5_400_000 })),
      details: information === undefined ? {} : { information },
      kind: null,
      form,
      year: 2025,
      month: 12,
      paidOn: null,
    });
  const [without] = await draw();
  expect(without?.fields).not.toHaveProperty('7');
  // the reader leaves the sign of the currency out
  const short = 'Plano de saúde: Operadora Exemplo 332,85\nPensão alimentícia: 500,00';
  expect((await draw(short))[0]?.fields?.['7']).toBe(short);
  const rows = Array.from({ length: 60 }, (_, at) => `Despesa médica ${at + 1}: R$ 10,00`);
  const form7 = await drawReceipt({
    ...drawnOf(boxItems({ '3.1': 5_400_000 })),
    details: { information: rows.join('\n') },
    kind: null,
    form,
  });
  expect((await PDFDocument.load(form7)).getPageCount()).toBe(2);
});

it('the same input gives the same bytes, and letters the fonts lack do not stop it', async () => {
  const odd = { ...receipt, worker: { ...receipt.worker, name: 'Ștefan 山 Łukasz' } };
  const [first, second] = [await drawReceipt(odd), await drawReceipt(odd)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

it('what has no items is drawn line by line, on as many pages as it takes', async () => {
  const days = Array.from({ length: 62 }, (_, at) => [`Dia ${at + 1}`, '08:00  12:00  13:00  17:00'] as const);
  const form = {
    ...sheet,
    summed: false,
    lines: [...days, ['Endereço', 'Rua das Flores Inventadas, 10, '.repeat(8)] as const],
  };
  const bytes = await drawReceipt({ ...receipt, kind: null, form });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  const text = await textOfPdf(bytes);
  expect(text).toContain('Dia 62 08:00 12:00');
  expect(text.match(/Rua das Flores/g)).toHaveLength(8);
});
