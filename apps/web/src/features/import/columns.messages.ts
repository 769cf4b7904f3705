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
};

const documents: Record<SheetDocument, string> = { recibo: 'Recibo de pagamento', beneficio: 'Benefício' };

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
