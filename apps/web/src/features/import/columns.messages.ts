import type { ImportColumn, SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import { defineTexts } from '#kernel/texts.ts';

const columns: Record<ImportColumn, string> = {
  ignorar: 'Não ler',
  cpf: 'CPF',
  matricula: 'Matrícula',
  pis: 'PIS',
  nome: 'Nome',
  cnpj: 'CNPJ da empresa',
  competencia: 'Competência',
  tipoRecibo: 'Tipo de recibo',
  cargo: 'Cargo',
  lotacao: 'Lotação',
  dataPagamento: 'Data do pagamento',
  admissao: 'Data de admissão',
  codigo: 'Código da verba',
  descricao: 'Descrição da verba',
  referencia: 'Referência',
  vencimentos: 'Vencimento da verba',
  descontos: 'Desconto da verba',
  valor: 'Valor da verba',
  indicador: 'Vencimento ou desconto (V/D)',
  verbaVencimento: 'Uma verba de vencimento',
  verbaDesconto: 'Uma verba de desconto',
  totalVencimentos: 'Total de vencimentos',
  totalDescontos: 'Total de descontos',
  liquido: 'Líquido',
  salarioBase: 'Salário-base',
  baseInss: 'Base do INSS',
  baseFgts: 'Base do FGTS',
  fgtsMes: 'FGTS do mês',
  baseIrrf: 'Base do IRRF',
  ano: 'Ano-calendário',
  exercicio: 'Exercício (ano seguinte)',
  quadro: 'Quadro da linha (número ou nome)',
  valorQuadro: 'Valor do quadro da linha',
  'quadro3.1': '3.1 Total dos rendimentos',
  'quadro3.2': '3.2 Previdência oficial',
  'quadro3.3': '3.3 Previdência complementar e Fapi',
  'quadro3.4': '3.4 Pensão alimentícia',
  'quadro3.5': '3.5 Imposto retido na fonte',
  'quadro4.1': '4.1 Aposentadoria isenta, 65 anos ou mais',
  'quadro4.2': '4.2 13º isento, 65 anos ou mais',
  'quadro4.3': '4.3 Diárias e ajudas de custo',
  'quadro4.4': '4.4 Moléstia grave ou acidente',
  'quadro4.5': '4.5 Lucros e dividendos',
  'quadro4.6': '4.6 Titular ou sócio de ME ou EPP',
  'quadro4.7': '4.7 Indenizações',
  'quadro4.8': '4.8 Juros de mora',
  'quadro4.9': '4.9 Outros isentos',
  'quadro5.1': '5.1 13º salário',
  'quadro5.2': '5.2 Imposto sobre o 13º',
  'quadro5.3': '5.3 Outros com tributação exclusiva',
};

const documents: Record<SheetDocument, string> = {
  recibo: 'Recibo de pagamento',
  beneficio: 'Benefício',
  informe: 'Informe de rendimentos',
};

const portuguese = {
  question: 'O que esta planilha traz?',
  remembered: 'Vale também para os próximos arquivos com estas colunas.',
  confirm: 'Confirmar colunas',
  confirmed: 'Colunas confirmadas. A leitura começou.',
  noSample: 'sem valores',
  tableOf: (file: string) => `Colunas de ${file}`,
  untitled: (at: number) => `Coluna ${at}`,
  holds: (title: string) => `O que traz ${title}`,
  rows: (shown: string, count: number) => `${shown} ${count === 1 ? 'linha' : 'linhas'}.`,
  missing: (columns: string) => `Falta dizer qual coluna é: ${columns}`,
  repeated: (columns: string) => `Só uma coluna pode ser: ${columns}`,
  documents,
  columns,
};

export type ColumnTexts = typeof portuguese;

export const columnTexts = defineTexts<ColumnTexts>(portuguese, {
  'en-US': () => import('./columns.en-US.messages.ts'),
  'es-ES': () => import('./columns.es-ES.messages.ts'),
});
