import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';

type Answer<K extends keyof typeof receiptContract> = ResponseSent<(typeof receiptContract)[K]>;
type PayItem = Answer<'receiptOfEmployment'>['verbas'][number];

export const receipt: Answer<'receiptOfEmployment'> = {
  id: 'r1',
  tipo: 1,
  especie: 'mensal',
  mes: 10,
  ano: 2026,
  idEmpregado: 'v1',
  idEmpresa: 'e1',
  empresa: 'Pantanal Logística',
  cnpj: '12345678000195',
  nome: 'Maria Aparecida Souza',
  matricula: '20417',
  cargo: 'Operadora de empilhadeira',
  dataPagamento: '2026-11-06',
  formaPagamento: 'Crédito em conta',
  banco: '341 Itaú',
  agencia: '0911',
  conta: '0104821',
  verbas: [
    item('001', 'Salário', 313950, 'salario'),
    item('040', 'Horas extras 50%', 27300, 'horasExtras'),
    item('501', 'INSS', -56518, 'inss'),
  ],
  totalVencimentos: 341250,
  totalDescontos: 56518,
  liquido: 284732,
  mensagem: null,
  nomesCampos: {},
  concorda: null,
  mensagemDiscordancia: null,
  dataConfirmacao: null,
  ipConfirmacao: null,
  visualizadoEm: null,
  publicadoEm: '2026-11-05T12:00:00Z',
  visivel: true,
  retido: null,
  temConversa: false,
  qrCode: false,
  codigoAutenticidade: null,
  mostraLiquido: false,
  urlPdf: null,
  can: ['baixar', 'enviarEmail', 'concordar', 'discordar'],
};

type Changes = Answer<'receiptChanges'>;
type Comparison = NonNullable<Changes['mesPassado']>;
type LineChange = Comparison['linhas'][number];

/** The example of the design: October against September, and against October of last year. */
export const changes: Changes = {
  id: 'r1',
  especie: 'mensal',
  mes: 10,
  ano: 2026,
  liquido: 284732,
  mesPassado: {
    anterior: { id: 'r0', mes: 9, ano: 2026, liquido: 301153 },
    diferenca: -16421,
    linhas: [
      change('040', 'Horas extras 50%', 'horasExtras', [42900, 27300], -15600, [
        { tipo: 'quantidade', de: 22, para: 14, unidade: 'horas', preco: 1950, efeito: -15600 },
      ]),
      change('610', 'Taxa da associação', null, [null, 3244], -3244),
      change('615', 'Contribuição assistencial', 'sindicato', [2500, null], 2500),
      change(null, null, null, [null, 77], -77),
    ],
    iguais: ['Salário', 'AJUDA DE CUSTO'],
  },
  anoPassado: {
    anterior: { id: 'r-1', mes: 10, ano: 2025, liquido: 268119 },
    diferenca: 16613,
    linhas: [
      change('001', 'Salário', 'salario', [270000, 286000], 16000, [
        { tipo: 'preco', de: 270000, para: 286000, efeito: 16000 },
      ]),
      change('040', 'Horas extras 50%', 'horasExtras', [18410, 27300], 8890, [
        { tipo: 'quantidade', de: 10, para: 14.5, unidade: 'horas', preco: 1841, efeito: 7364 },
        { tipo: 'preco', de: 1841, para: 1950, efeito: 1526 },
      ]),
      change('501', 'INSS', 'inss', [25341, 33618], -8277, [
        { tipo: 'base', de: 305100, para: 328640, efeito: -8889 },
        { tipo: 'tabela', ano: 2026, efeito: 612 },
      ]),
    ],
    iguais: [],
  },
};

function change(
  codigo: string | null,
  descricao: string | null,
  natureza: LineChange['natureza'],
  [anterior, atual]: [number | null, number | null],
  efeito: number,
  partes: LineChange['partes'] = [],
): LineChange {
  return { codigo, descricao, natureza, lado: 'vencimento', anterior, atual, efeito, partes };
}

export const workerHome: Answer<'workerHome'> = {
  nome: 'Maria Aparecida Souza',
  ultimoRecibo: {
    id: 'r1',
    especie: 'mensal',
    mes: 10,
    ano: 2026,
    empresa: 'Pantanal Logística',
    liquido: 284732,
    totalVencimentos: 341250,
    totalDescontos: 56518,
    dataPagamento: '2026-11-06',
    concorda: null,
    visualizado: false,
  },
  pendentes: [{ id: 'r1', especie: 'mensal', mes: 10, ano: 2026, empresa: 'Pantanal Logística' }],
  totalPendentes: 1,
  totalBeneficiosPendentes: 0,
  novidades: [],
  totalRecibos: 12,
  avisosNaoLidos: 0,
};

export function workerRow(mes: number, change: Partial<Answer<'workerReceipts'>['items'][number]> = {}) {
  const row: Answer<'workerReceipts'>['items'][number] = {
    id: `r-${mes}`,
    tipo: 1,
    especie: 'mensal',
    mes,
    ano: 2026,
    empresa: 'Pantanal Logística',
    liquido: 284732,
    publicadoEm: '2026-11-05T12:00:00Z',
    visualizado: true,
    concorda: null,
    urlPdf: null,
    totalVencimentos: 341250,
    totalDescontos: 56518,
    dataPagamento: null,
    retido: null,
  };
  return { ...row, ...change };
}

export function staffRow(id: string, nomeEmpregado: string): Answer<'hrReceipts'>['items'][number] {
  return {
    id,
    nomeEmpregado,
    cpf: '***.291.733-**',
    matricula: '20417',
    idEmpresa: 'e1',
    empresa: 'Pantanal Logística',
    lotacao: null,
    especie: 'mensal',
    mes: 10,
    ano: 2026,
    totalVencimentos: 341250,
    totalDescontos: 56518,
    liquido: 284732,
    dataPagamento: null,
    situacao: 'naoVisto',
    visualizadoEm: null,
    visivel: true,
    retido: false,
    temConversa: false,
    can: ['baixar', 'lembrar', 'ocultar', 'mostrar', 'excluir'],
  };
}

function item(codigo: string, descricao: string, amount: number, natureza: PayItem['natureza'] = null): PayItem {
  return {
    codigo,
    descricao,
    percentual: null,
    referencia: null,
    vencimentos: amount > 0 ? amount : null,
    descontos: amount < 0 ? -amount : null,
    natureza,
  };
}
