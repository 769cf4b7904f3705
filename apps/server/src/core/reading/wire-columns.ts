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
