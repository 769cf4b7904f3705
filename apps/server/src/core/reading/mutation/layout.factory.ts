import type { Random } from './random.ts';

/** How one invented payroll system prints. Labels come from the synonyms found in real documents, never from a sample. */
export interface MadeLayout {
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier';
  readonly size: number;
  readonly landscape: boolean;
  readonly arrangement: 'single' | 'copies' | 'stacked' | 'three' | 'beside';
  readonly upper: boolean;
  readonly shift: readonly [number, number];
  readonly boxed: boolean;
  readonly prints: {
    readonly cpf: boolean;
    readonly registration: boolean;
    readonly pis: boolean;
    readonly admission: boolean;
    readonly payment: boolean;
    readonly job: boolean;
  };
  readonly labels: Readonly<Record<LabelName, string>>;
  readonly codeColumn: 'first' | 'second' | 'none' | 'inDescription';
  readonly table:
    | 'columns'
    | 'swapped'
    | 'flagged'
    | 'signed'
    | 'trailing'
    | 'headless'
    | 'informative'
    | 'twoTables'
    | 'sections';
  readonly totals: 'row' | 'labelsAbove' | 'inline' | 'generic' | 'twice';
  readonly decimals: 'comma' | 'point';
  readonly headAlign: 'right' | 'left' | 'centre';
  /** "Empregado: 000123 - Fulano" in one field. */
  readonly composite: boolean;
  /** Lines per page before "Continua"; 0 when a payslip never goes on. */
  readonly linesPerPage: number;
  readonly rotated: boolean;
  readonly wrapped: boolean;
  readonly bases: 'labelsAbove' | 'inline' | 'none';
  readonly separator: '.' | '';
  readonly currency: boolean;
  readonly competence: number;
  readonly noise: boolean;
}

const LABELS = {
  title: [
    'Recibo de Pagamento de Salário',
    'Demonstrativo de Pagamento',
    'Contracheque',
    'Holerite',
    'Recibo de Pagamento',
    'Envelope de Pagamento',
    'Demonstrativo de Pagamento Mensal',
  ],
  cpf: ['CPF', 'C.P.F.', 'CPF nº'],
  registration: [
    'Matrícula',
    'Chapa',
    'Registro',
    'Código',
    'Cód.',
    'Cód. Func.',
    'Nº pessoal',
    'Funcional',
    'Matr.',
    'Cadastro',
  ],
  name: [
    'Nome do Funcionário',
    'Nome do Empregado',
    'Nome do Colaborador',
    'Colaborador',
    'Servidor',
    'Nome',
    'Funcionário',
    'Empregado',
  ],
  pis: ['PIS', 'PIS/PASEP', 'NIS'],
  job: ['Cargo', 'Função', 'Ocupação'],
  admission: ['Admissão', 'Data de Admissão', 'Dt. Adm.', 'Data Adm'],
  competence: ['Competência', 'Mês/Ano', 'Mês de Referência', 'Ref.', 'Período', 'Referência'],
  payment: ['Data de Pagamento', 'Data do Crédito', 'Crédito em', 'Pagamento em'],
  code: ['Código', 'Cód.', 'Cod', 'Verba', 'Evento', 'Rubrica'],
  description: ['Descrição', 'Discriminação das Verbas', 'Histórico', 'Discriminação', 'Descrição do Evento'],
  reference: ['Referência', 'Refer.', 'Ref.', 'Qtde', 'Quant.', 'Horas/Dias', 'Qtd/Hs'],
  earnings: ['Vencimentos', 'Proventos', 'Vencimento', 'Créditos', 'Rendimentos'],
  deductions: ['Descontos', 'Desconto', 'Débitos'],
  value: ['Valor', 'Valor (R$)'],
  flag: ['P/D', 'Tipo'],
  totalEarnings: ['Total de Vencimentos', 'Total Vencimentos', 'Total Proventos', 'Total de Proventos', 'Total Bruto'],
  totalDeductions: ['Total de Descontos', 'Total Descontos'],
  total: ['Totais', 'Total', 'TOTAIS'],
  net: [
    'Valor Líquido',
    'Líquido a Receber',
    'Líquido',
    'Total Líquido',
    'Salário Líquido',
    'Valor Líquido a Receber',
    'Líquido Creditado em Conta',
  ],
  salary: ['Salário Base', 'Sal. Base', 'Salário Contratual', 'Salário Fixo'],
  inss: ['Sal. Contr. INSS', 'Base INSS', 'Base Cálc. INSS', 'Sal. Contrib. INSS', 'Base Calc. Previdência'],
  fgts: ['Base Cálc. FGTS', 'Base FGTS', 'Base de Cálc FGTS'],
  fgtsMonth: ['F.G.T.S. do Mês', 'FGTS do Mês', 'Valor FGTS', 'FGTS Mês'],
  irrf: ['Base Cálc. IRRF', 'Base IRRF', 'Base do I.R.R.F.', 'Base de Cálc. IRRF'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type LabelName = keyof typeof LABELS;

const TABLES = [
  'columns',
  'columns',
  'columns',
  'swapped',
  'flagged',
  'signed',
  'trailing',
  'headless',
  'informative',
  'twoTables',
  'sections',
] as const;

/** A layout drawn at random. */
export function makeLayout(random: Random): MadeLayout {
  const font = random.pick(['Helvetica', 'Helvetica', 'Times-Roman', 'Courier']);
  const both = random.chance(0.6);
  const table = random.pick(TABLES);
  const arrangement =
    font === 'Courier'
      ? random.pick(['single', 'stacked', 'copies'])
      : random.pick(['single', 'single', 'stacked', 'three', 'copies', 'beside']);
  const wide = table === 'twoTables' || font === 'Courier';
  return {
    font,
    size: font === 'Courier' ? 7 : arrangement === 'beside' ? 6 : arrangement === 'single' ? random.int(7, 10) : 7,
    landscape: arrangement === 'beside' || (arrangement === 'single' && random.chance(0.15)),
    arrangement: arrangement === 'beside' && wide ? 'single' : arrangement,
    upper: random.chance(0.3),
    shift: [random.int(0, 25), random.int(0, 25)],
    boxed: random.chance(0.5),
    prints: makePrints(random, both),
    labels: makeLabels(random),
    ...makeTable(random, table),
    bases: random.pick(['labelsAbove', 'inline', 'none']),
    decimals: random.chance(0.12) ? 'point' : 'comma',
    headAlign: random.pick(['right', 'right', 'left', 'centre']),
    composite: both && random.chance(0.15),
    linesPerPage: arrangement === 'single' && /columns|swapped/.test(table) && random.chance(0.25) ? 5 : 0,
    rotated: font !== 'Courier' && random.chance(0.08),
    wrapped: table === 'columns' && random.chance(0.15),
    separator: random.chance(0.85) ? '.' : '',
    currency: random.chance(0.1),
    competence: random.int(0, 6),
    noise: random.chance(0.5),
  };
}

function makeTable(random: Random, table: MadeLayout['table']): Pick<MadeLayout, 'codeColumn' | 'table' | 'totals'> {
  const columned = table === 'columns' || table === 'swapped' || table === 'informative';
  return {
    codeColumn:
      table === 'informative' ? 'first' : random.pick(['first', 'first', 'first', 'second', 'none', 'inDescription']),
    table,
    totals: columned
      ? random.pick(['row', 'labelsAbove', 'inline', 'generic', 'twice'])
      : random.pick(['row', 'labelsAbove', 'inline']),
  };
}

function makePrints(random: Random, both: boolean): MadeLayout['prints'] {
  const cpf = both || random.chance(0.5);
  return {
    cpf,
    registration: both || !cpf,
    pis: random.chance(0.2),
    admission: random.chance(0.6),
    payment: random.chance(0.6),
    job: random.chance(0.7),
  };
}

function makeLabels(random: Random): Record<LabelName, string> {
  const pick = (name: LabelName): string => random.pick(LABELS[name]);
  return {
    title: pick('title'),
    cpf: pick('cpf'),
    registration: pick('registration'),
    name: pick('name'),
    pis: pick('pis'),
    job: pick('job'),
    admission: pick('admission'),
    competence: pick('competence'),
    payment: pick('payment'),
    code: pick('code'),
    description: pick('description'),
    reference: pick('reference'),
    earnings: pick('earnings'),
    deductions: pick('deductions'),
    value: pick('value'),
    flag: pick('flag'),
    totalEarnings: pick('totalEarnings'),
    totalDeductions: pick('totalDeductions'),
    total: pick('total'),
    net: pick('net'),
    salary: pick('salary'),
    inss: pick('inss'),
    fgts: pick('fgts'),
    fgtsMonth: pick('fgtsMonth'),
    irrf: pick('irrf'),
  };
}
