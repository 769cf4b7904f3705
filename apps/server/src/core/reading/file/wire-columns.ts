import { type ImportColumn, importColumns } from '@cracha/contract/features/import/import.columns.ts';
import type { FileColumn } from './table-columns.ts';

/** What the reader calls a column, by what it is called on the wire. */
const readerColumns = {
  ignorar: 'ignored',
  cpf: 'cpf',
  matricula: 'registration',
  pis: 'pis',
  nome: 'name',
  cnpj: 'cnpj',
  competencia: 'competence',
  tipoRecibo: 'kind',
  cargo: 'jobTitle',
  lotacao: 'department',
  dataPagamento: 'paymentDate',
  admissao: 'admission',
  codigo: 'code',
  descricao: 'description',
  referencia: 'reference',
  vencimentos: 'earnings',
  descontos: 'deductions',
  valor: 'value',
  indicador: 'flag',
  verbaVencimento: 'itemEarnings',
  verbaDesconto: 'itemDeductions',
  totalVencimentos: 'totalEarnings',
  totalDescontos: 'totalDeductions',
  liquido: 'net',
  salarioBase: 'salary',
  baseInss: 'inss',
  baseFgts: 'fgts',
  fgtsMes: 'fgtsMonth',
  baseIrrf: 'irrf',
  ano: 'calendarYear',
  exercicio: 'exerciseYear',
  quadro: 'box',
  valorQuadro: 'boxAmount',
  'quadro3.1': 'box3.1',
  'quadro3.2': 'box3.2',
  'quadro3.3': 'box3.3',
  'quadro3.4': 'box3.4',
  'quadro3.5': 'box3.5',
  'quadro4.1': 'box4.1',
  'quadro4.2': 'box4.2',
  'quadro4.3': 'box4.3',
  'quadro4.4': 'box4.4',
  'quadro4.5': 'box4.5',
  'quadro4.6': 'box4.6',
  'quadro4.7': 'box4.7',
  'quadro4.8': 'box4.8',
  'quadro4.9': 'box4.9',
  'quadro5.1': 'box5.1',
  'quadro5.2': 'box5.2',
  'quadro5.3': 'box5.3',
  informacoes: 'information',
} as const satisfies Record<ImportColumn, FileColumn>;

/** A role the wire has no name for is not read. */
export function wireColumn(column: FileColumn): ImportColumn {
  // a wide table's worker and a long one's are called by different words
  const same = column === 'employee' ? 'name' : column;
  const found = importColumns.find(wire => readerColumns[wire] === same);
  return found ?? 'ignorar';
}

/** What the reader is told of a confirmed table. */
export function readerColumnsOf(columns: readonly ImportColumn[]): FileColumn[] {
  return columns.map(column => readerColumns[column]);
}
