import {
  type ImportColumn,
  importColumns,
  missingColumns,
  repeatedColumns,
} from '@cracha/contract/features/import/import.columns.ts';
import { type FileColumn, headingOf, type UnknownTable } from '#core/reading/table-columns.ts';
import { refuse } from '#kernel/refusal.ts';

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

/** A table as it waits in the import. */
export interface WaitingTable {
  heading: string;
  titles: readonly string[];
  guess: readonly ImportColumn[];
  examples: readonly (readonly string[])[];
  rows: number;
  entry: string | null;
}

/** The table as a person is asked about it; a role the wire has no name for is not read. */
export function waitingTable(table: UnknownTable, entry: string | undefined): WaitingTable {
  const { titles, examples, rows } = table;
  return {
    heading: headingOf(titles),
    titles,
    guess: table.guess.map(wireColumn),
    examples,
    rows,
    entry: entry ?? null,
  };
}

function wireColumn(column: FileColumn): ImportColumn {
  // a wide table's worker and a long one's are called by different words
  const same = column === 'employee' ? 'name' : column;
  const found = importColumns.find(wire => readerColumns[wire] === same);
  return found ?? 'ignorar';
}

/** What the reader is told of a confirmed table. */
export function readerColumnsOf(columns: readonly ImportColumn[]): FileColumn[] {
  return columns.map(column => readerColumns[column]);
}

/** @throws INVALID_REQUEST for another number of columns or one role twice; IMPORT_COLUMNS_MISSING where nobody or no amount is named */
export function checkColumns(columns: readonly ImportColumn[], table: WaitingTable): void {
  if (columns.length !== table.titles.length || repeatedColumns(columns).length > 0) refuse('INVALID_REQUEST');
  const missing = missingColumns(columns);
  if (missing.length > 0) refuse('IMPORT_COLUMNS_MISSING', { lista: missing.join(', ') });
}
