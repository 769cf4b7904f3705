import { monthName } from '#kernel/month-names.ts';
import { type Canvas, put, putRight } from './canvas.factory.ts';
import { heads, plainFamily, rows, TITLES } from './families-hard.factory.ts';
import { cnpjMask, cpfMask, day, type FamilyMaker, kindTitle, type Slip, two, wholeMonth } from './family.factory.ts';
import { type MadePayroll, money } from './payroll.factory.ts';
import type { Random } from './random.ts';

/** Numbers with right check digits that are nobody's of the payroll. */
const STRANGERS = ['945.807.302-24', '111.444.777-35', '390.533.447-05', '529.982.247-25'] as const;
const CLIENTS = ['41.653.828/0001-26', '77.091.453/0001-03'] as const;

/** Company and title above, the worker below; each of the three may be another family's own. */
function head(canvas: Canvas, slip: Slip, own: { company?: string; title?: string; worker?: string } = {}): void {
  const { payroll, payslip } = slip;
  const { worker } = payslip;
  put(canvas, 0, 0, own.company ?? `${payroll.company.name}  CNPJ: ${cnpjMask(payroll.company.cnpj)}`);
  putRight(canvas, 515, 0, 'Recibo de Pagamento', { bold: true });
  putRight(canvas, 515, 12, own.title ?? `${kindTitle(payroll)} ${two(payroll.month)}/${payroll.year}`);
  put(canvas, 0, 42, own.worker ?? `Matrícula: ${worker.registration}`);
  if (own.worker) return;
  put(canvas, 130, 42, `Nome: ${worker.name}`);
  put(canvas, 200, 53, `CPF: ${cpfMask(worker.cpf)}`);
}

/** The items with their three totals; the height below them. */
function items(canvas: Canvas, slip: Slip): number {
  heads(canvas, 64, TITLES);
  const y = rows(canvas, slip, 78, 12) + 8;
  for (const [at, [label, value]] of (
    [
      ['Total dos Proventos', slip.payslip.totalEarnings],
      ['Total dos Descontos', slip.payslip.totalDeductions],
      ['Líquido a Receber', slip.payslip.net],
    ] as const
  ).entries()) {
    put(canvas, 300, y + at * 12, label);
    putRight(canvas, 515, y + at * 12, money(value));
  }
  return y + 50;
}

const LIKE_LABELS = [
  'Nascimento',
  'Conta',
  'Agência',
  'da Função',
  'do Cargo',
  'Admissão',
  'Bruto',
  'Banco',
  'Setor',
] as const;
const SENTENCES: readonly [readonly string[], ...(readonly string[])[]] = [
  [
    'Em caso de rescisão do contrato de trabalho procure o RH até o dia',
    '10. O novo registro de ponto vale desde abril.',
  ],
  ['Havendo dúvida, procure a empresa com o seu contrato', '12345'],
  ['Mantenha o seu cadastro em dia e o código em segredo', '998877'],
];

/** People whose names hold label words, or who have one name; sentences with weak labels over bare numbers below. */
const namesLikeLabels: FamilyMaker = random => {
  const sentence = random.pick(SENTENCES);
  const named = (name: string, at: number) => {
    const [first = '', ...rest] = name.split(' ');
    if (at % 4 === 3) return first;
    return at % 2 === 0
      ? `${first} ${random.pick(LIKE_LABELS)}`
      : [first, random.pick(LIKE_LABELS), rest.at(-1)].join(' ');
  };
  return {
    ...plainFamily(random, (canvas, slip) => {
      head(canvas, slip);
      const y = items(canvas, slip);
      for (const [at, text] of sentence.entries()) put(canvas, 0, y + at * 12, text);
    }),
    people: payroll => ({
      ...payroll,
      payslips: payroll.payslips.map((payslip, at) => ({
        ...payslip,
        worker: { ...payslip.worker, name: named(payslip.worker.name, at) },
      })),
    }),
  };
};

/** The employer is a person: a CPF of the employer's, no CNPJ. */
const personEmployer: FamilyMaker = random => {
  const [cpf] = STRANGERS;
  const caepf = random.chance(0.5) ? '  CAEPF: 945.807.302/001-42' : '';
  const own = random.pick(['row', 'below', 'section'] as const);
  return plainFamily(
    random,
    (canvas, slip) => {
      const { worker } = slip.payslip;
      const company =
        own === 'section' ? 'EMPREGADOR' : `Empregador: Lauro Bomfim${own === 'row' ? `  CPF: ${cpf}${caepf}` : ''}`;
      head(canvas, slip, { company, worker: own === 'section' ? 'EMPREGADO' : `Matrícula: ${worker.registration}` });
      if (own === 'below') put(canvas, 0, 12, `CPF: ${cpf}${caepf}`);
      if (own === 'section') put(canvas, 0, 12, `Nome: Lauro Bomfim  CPF: ${cpf}${caepf}`);
      const y = own === 'section' ? 53 : 42;
      if (own === 'section') put(canvas, 0, y, `Matrícula: ${worker.registration}`);
      put(canvas, 130, y, `Nome: ${worker.name}`);
      putRight(canvas, 515, y, `CPF: ${cpfMask(worker.cpf)}`);
      items(canvas, slip);
    },
    { cnpj: false },
  );
};

/** A client of the company is named before it, with its own number. */
const clientFirst: FamilyMaker = random => {
  const words = random.pick(['Cliente: 00012', 'Tomador:', 'Local de trabalho:', 'Contratante:', 'Posto:']);
  const label = random.pick(['CNPJ:', 'Nº Inscrição:']);
  const cnpj = random.pick(CLIENTS);
  return plainFamily(random, (canvas, slip) => {
    const down = { ...canvas, top: canvas.top + 16 };
    put(canvas, 0, 0, `${words} Mercado Inventado Ltda`);
    putRight(canvas, 515, 0, `${label} ${cnpj}`);
    head(down, slip);
    items(down, slip);
  });
};

const OTHERS: readonly [(cpf: string) => readonly string[], ...((cpf: string) => readonly string[])[]] = [
  cpf => [`Emitido por Lídia Matos - CPF ${cpf} em 03/06/2026 10:22`],
  cpf => [`Beneficiária da pensão: Rosa Lima  CPF: ${cpf}`],
  cpf => ['DEPENDENTES', `Nome: Ana Pinto  CPF: ${cpf}`, `Nome: Bia Pinto  CPF: ${STRANGERS[3]}`],
  cpf => ['______________________________', 'Lídia Matos', `CPF: ${cpf}`],
  cpf => [`Responsável: Lídia Matos  CPF ${cpf}`],
];

/** Further CPFs below: who issued it, alimony, dependants, a signature. */
const furtherCpfs: FamilyMaker = random => {
  const told = random.pick(OTHERS)(STRANGERS[1]);
  return plainFamily(random, (canvas, slip) => {
    head(canvas, slip);
    const y = items(canvas, slip) + 20;
    for (const [at, text] of told.entries()) put(canvas, 0, y + at * 12, text);
  });
};

const MONTHS: readonly [(payroll: MadePayroll) => string, ...((payroll: MadePayroll) => string)[]] = [
  ({ month, year }) => `Competência ${year}${two(month)}`,
  ({ month, year }) => `Competência: ${two(month)}-${year}`,
  ({ month, year }) => `Competência: ${two(month)}.${year}`,
  ({ month, year }) => `Mês: ${monthName(month).toUpperCase()}   Ano: ${year}`,
  ({ month, year }) => `Referente ao mês de ${monthName(month).toLowerCase()} do ano de ${year}`,
  ({ month, year }) => `Folha Mensal - ${lastDay({ month, year })}/${two(month)}/${year}`,
  ({ month, year }) => `Ref.: ${monthName(month).slice(0, 3)}/${two(year % 100)}`,
  ({ month, year }) => `Período: 1 a ${lastDay({ month, year })} de ${monthName(month).toLowerCase()} de ${year}`,
  ({ month, year }) => `Período: 01 a ${lastDay({ month, year })}/${two(month)}/${year}`,
  payroll => `Período: ${wholeMonth(payroll)}`,
];

function lastDay({ month, year }: Pick<MadePayroll, 'month' | 'year'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The month in every way it is written, a payment day and a birthday beside it. */
const months: FamilyMaker = random => {
  const form = random.pick(MONTHS);
  return plainFamily(
    random,
    (canvas, slip) => {
      head(canvas, slip, { title: form(slip.payroll) });
      put(canvas, 0, 53, 'Nascimento: 31/08/1990');
      putRight(canvas, 515, 53, `Pagamento: ${day(slip.payroll.paymentDate)}`);
      const y = items(canvas, slip);
      put(canvas, 0, y, 'Cuiabá, 05 de junho de 2027');
    },
    { kind: false },
  );
};

const BASES: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Salário/M', 'INSS s/', 'FGTS s/', 'FGTS', 'IRRF s/'],
  ['Salário Base', 'INSS sobre', 'FGTS sobre', 'FGTS', 'IRRF sobre'],
  ['Sal. Base', 'INSS (base)', 'FGTS (base)', 'FGTS (mês)', 'IRRF (base)'],
  ['Salário', 'Base s/ INSS', 'FGTS', 'FGTS', 'Base s/ IRRF'],
  ['Salário Mensal', 'Incidência INSS', 'Base FGTS', 'FGTS', 'Incidência IRRF'],
];

/** Bases under their less usual names; two figures of the FGTS that only arithmetic tells apart. */
const bases: FamilyMaker = random => {
  const labels = random.pick(BASES);
  const above = random.chance(0.5);
  return plainFamily(
    random,
    (canvas, slip) => {
      head(canvas, slip);
      const y = items(canvas, slip);
      const { salary, inss, fgts, fgtsMonth, irrf } = slip.payslip.bases;
      for (const [at, value] of [salary, inss, fgts, fgtsMonth, irrf].entries()) {
        const label = labels[at] ?? '';
        put(canvas, at * 105, y, above ? label : `${label}:`);
        if (above) put(canvas, at * 105, y + 11, money(value));
        else putRight(canvas, at * 105 + 98, y, money(value), { size: canvas.size - 1 });
      }
    },
    { bases: true },
  );
};

/** What a public servant's payslip is called, and notices about other documents above the items. */
const otherTitles: FamilyMaker = (random: Random) => {
  const title = random.pick([
    'COMPROVANTE DE RENDIMENTOS',
    'Comprovante de Rendimentos - Folha Normal',
    'Comprovante Mensal de Rendimentos',
  ]);
  const notice = random.pick([
    '',
    'O informe de rendimentos já está no portal',
    'Assine o espelho de ponto até o dia 10',
  ]);
  return plainFamily(
    random,
    (canvas, slip) => {
      head(canvas, slip, { title: `${title} ${two(slip.payroll.month)}/${slip.payroll.year}` });
      put(canvas, 0, 24, notice);
      items(canvas, slip);
    },
    { kind: false },
  );
};

export const identityFamilies: readonly (readonly [string, FamilyMaker])[] = [
  ['namesLikeLabels', namesLikeLabels],
  ['personEmployer', personEmployer],
  ['clientFirst', clientFirst],
  ['furtherCpfs', furtherCpfs],
  ['months', months],
  ['bases', bases],
  ['otherTitles', otherTitles],
];
