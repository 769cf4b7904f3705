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
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What a sheet's rows are made into. */
export const sheetDocuments = ['recibo', 'beneficio'] as const;
export type SheetDocument = (typeof sheetDocuments)[number];

/** What a table's columns leave open: somebody to pay, and amounts. Empty: it can be read. One column a role. */
export function missingColumns(columns: readonly ImportColumn[]): ImportColumn[] {
  const has = (...any: ImportColumn[]) => any.some(column => columns.includes(column));
  const missing: ImportColumn[] = [];
  if (!has('cpf', 'matricula')) missing.push('cpf');
  if (has('descricao')) {
    if (!has('vencimentos', 'valor')) missing.push('valor');
  } else if (!has('verbaVencimento')) missing.push('verbaVencimento');
  return missing;
}

/** Roles that stand in more than one column: only a wide table's items and what is not read may. */
export function repeatedColumns(columns: readonly ImportColumn[]): ImportColumn[] {
  const free: readonly ImportColumn[] = ['ignorar', 'verbaVencimento', 'verbaDesconto'];
  return columns.filter((column, at) => !free.includes(column) && columns.indexOf(column) !== at);
}
