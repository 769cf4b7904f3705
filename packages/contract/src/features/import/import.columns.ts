/** The boxes of the official income statement (IN RFB 2.060/2021, annex I) by their numbers. */
export const boxNumbers = [
  ...['3.1', '3.2', '3.3', '3.4', '3.5'],
  ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9'],
  ...['5.1', '5.2', '5.3'],
] as const;
export type BoxNumber = (typeof boxNumbers)[number];

const boxColumns = [
  ...['quadro3.1', 'quadro3.2', 'quadro3.3', 'quadro3.4', 'quadro3.5'],
  ...[
    'quadro4.1',
    'quadro4.2',
    'quadro4.3',
    'quadro4.4',
    'quadro4.5',
    'quadro4.6',
    'quadro4.7',
    'quadro4.8',
    'quadro4.9',
  ],
  ...['quadro5.1', 'quadro5.2', 'quadro5.3'],
] as const satisfies readonly `quadro${BoxNumber}`[];

/** What only a sheet of income statements has: `quadro` names the box of a row, `valorQuadro` its amount; the boxes of amounts are a column each; `informacoes` is the seventh, of words. */
const statementColumns = ['ano', 'exercicio', 'quadro', 'valorQuadro', ...boxColumns, 'informacoes'] as const;

/**
 * What a column of a CSV or XLSX payroll file can hold, in the order a person is offered them. `verbaVencimento` and
 * `verbaDesconto` are a wide table's own pay items, named by their heading; `ignorar` is not read.
 */
export const importColumns = [
  'ignorar',
  'cpf',
  'matricula',
  'pis',
  'nome',
  'cnpj',
  'competencia',
  'tipoRecibo',
  'cargo',
  'lotacao',
  'dataPagamento',
  'admissao',
  'codigo',
  'descricao',
  'referencia',
  'vencimentos',
  'descontos',
  'valor',
  'indicador',
  'verbaVencimento',
  'verbaDesconto',
  'totalVencimentos',
  'totalDescontos',
  'liquido',
  'salarioBase',
  'baseInss',
  'baseFgts',
  'fgtsMes',
  'baseIrrf',
  ...statementColumns,
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What a sheet's rows are made into. */
export const sheetDocuments = ['recibo', 'beneficio', 'informe'] as const;
export type SheetDocument = (typeof sheetDocuments)[number];

const ofStatements: ReadonlySet<ImportColumn> = new Set<ImportColumn>(statementColumns);
const whose = ['ignorar', 'cpf', 'matricula', 'pis', 'nome', 'cnpj'] as const satisfies readonly ImportColumn[];

/** What a column can hold where the rows are such documents, in the order a person is offered them. */
export function columnsOf(document: SheetDocument): readonly ImportColumn[] {
  if (document === 'informe') return [...whose, ...statementColumns];
  return importColumns.filter(column => !ofStatements.has(column));
}

/** The columns as they stay where the rows turn out to be other documents: what such a document doesn't have is not read. */
export function keptFor(columns: readonly ImportColumn[], document: SheetDocument): ImportColumn[] {
  const has = columnsOf(document);
  return columns.map(column => (has.includes(column) ? column : 'ignorar'));
}

/** What a table's columns leave open: somebody it is of, and amounts. Empty: it can be read. One column a role. */
export function missingColumns(columns: readonly ImportColumn[], document: SheetDocument): ImportColumn[] {
  const has = (...any: ImportColumn[]) => any.some(column => columns.includes(column));
  const missing: ImportColumn[] = [];
  if (!has('cpf', 'matricula')) missing.push('cpf');
  if (document === 'informe') {
    if (has('quadro') && !has('valorQuadro')) missing.push('valorQuadro');
    // what was earned is what a statement is for
    if (!has('quadro', 'quadro3.1')) missing.push('quadro3.1');
  } else if (has('descricao')) {
    if (!has('vencimentos', 'valor')) missing.push('valor');
  } else if (!has('verbaVencimento')) missing.push('verbaVencimento');
  return missing;
}

/** Roles that stand in more than one column: only a wide table's items and what is not read may. */
export function repeatedColumns(columns: readonly ImportColumn[]): ImportColumn[] {
  const free: readonly ImportColumn[] = ['ignorar', 'verbaVencimento', 'verbaDesconto'];
  return columns.filter((column, at) => !free.includes(column) && columns.indexOf(column) !== at);
}
