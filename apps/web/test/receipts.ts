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
  verbas: [item('001', 'Salário', 313950), item('040', 'Horas extras 50%', 27300), item('501', 'INSS', -56518)],
  totalVencimentos: 341250,
  totalDescontos: 56518,
  liquido: 284732,
  mensagem: null,
  concorda: null,
  mensagemDiscordancia: null,
  dataConfirmacao: null,
  ipConfirmacao: null,
  visualizadoEm: null,
  publicadoEm: '2026-11-05T12:00:00Z',
  visivel: true,
  temConversa: false,
  qrCode: false,
  codigoAutenticidade: null,
  mostraLiquido: false,
  urlPdf: null,
  can: ['baixar', 'enviarEmail', 'concordar', 'discordar'],
};

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
    situacao: 'naoVisto',
    visualizadoEm: null,
    visivel: true,
    temConversa: false,
    can: ['baixar', 'lembrar', 'ocultar', 'mostrar', 'excluir'],
  };
}

function item(codigo: string, descricao: string, amount: number): PayItem {
  return {
    codigo,
    descricao,
    percentual: null,
    referencia: null,
    vencimentos: amount > 0 ? amount : null,
    descontos: amount < 0 ? -amount : null,
  };
}
