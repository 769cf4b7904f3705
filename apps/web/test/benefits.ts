import type { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import type { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';

type Benefits = typeof benefitContract;
type Statements = typeof incomeStatementContract;

export const benefit: ResponseSent<Benefits['benefitOfEmployment']> = {
  id: 'b1',
  tipo: 2,
  beneficio: 'Vale-refeição',
  mes: 10,
  ano: 2026,
  idEmpregado: 'v1',
  idEmpresa: 'e1',
  empresa: 'Pantanal Logística',
  cnpj: '12345678000195',
  nome: 'Maria Aparecida Souza',
  matricula: '20417',
  itens: [
    { codigo: '40', descricao: 'Vale-refeição', quantidade: 22, valorUnitario: 3500, valor: 77000, desconto: 15400 },
  ],
  total: 77000,
  desconto: 15400,
  dataCredito: '2026-10-28',
  mensagem: null,
  nomesCampos: {},
  concorda: null,
  mensagemDiscordancia: null,
  dataConfirmacao: null,
  ipConfirmacao: null,
  visualizadoEm: null,
  publicadoEm: '2026-10-20T12:00:00Z',
  visivel: true,
  retido: null,
  temConversa: false,
  qrCode: false,
  codigoAutenticidade: null,
  mostraLiquido: false,
  urlPdf: null,
  can: ['baixar', 'enviarEmail', 'concordar', 'discordar'],
};

export function staffBenefit(id: string, name: string): ResponseSent<Benefits['hrBenefits']>['items'][number] {
  return {
    id,
    nomeEmpregado: name,
    cpf: '***.982.247-**',
    matricula: '20417',
    idEmpresa: 'e1',
    empresa: 'Pantanal Logística',
    beneficio: 'Vale-refeição',
    mes: 10,
    ano: 2026,
    total: 77000,
    desconto: 15400,
    dataCredito: null,
    situacao: 'naoVisto',
    visualizadoEm: null,
    visivel: true,
    can: ['baixar', 'lembrar', 'definirDia', 'ocultar', 'excluir'],
  };
}

const statementShape = {
  id: 'i1',
  idEmpregado: 'v1',
  empresa: 'Pantanal Logística',
  cnpj: '12345678000195',
  ano: 2025,
  anoExercicio: 2026,
  totalRendimentos: 3_432_000,
  totalRetido: 41_940,
  visualizado: false,
  publicadoEm: '2026-02-20T12:00:00Z',
};
export const statementRow: ResponseSent<Statements['workerIncomeStatements']>['items'][number] = statementShape;

export const statement: ResponseSent<Statements['incomeStatement']> = {
  ...statementShape,
  nome: 'Maria Aparecida Souza',
  matricula: '20417',
  quadros: [{ quadro: '3.1', descricao: 'Total dos rendimentos (inclusive férias)', valor: 3_432_000 }],
  informacoesComplementares: 'Plano de saúde: Operadora Exemplo R$ 332,85',
  visualizadoEm: null,
  habilitado: true,
  qrCode: false,
  codigoAutenticidade: null,
  conferencia: {
    meses: 12,
    achados: [
      { codigo: 'STATEMENT_DIFFERS', valores: { box: '3.1', printedAmount: 3_432_000, computedAmount: 3_400_000 } },
    ],
  },
  can: ['baixar', 'enviarEmail', 'ocultar', 'excluir'],
};

export const staffStatement: ResponseSent<Statements['hrIncomeStatements']>['items'][number] = {
  ...statementShape,
  nomeEmpregado: 'Maria Aparecida Souza',
  idEmpresa: 'e1',
  cpf: '***.982.247-**',
  matricula: '20417',
  habilitado: true,
  can: ['baixar', 'lembrar', 'ocultar', 'excluir'],
};
