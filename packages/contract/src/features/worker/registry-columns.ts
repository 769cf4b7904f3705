import { type WorkerFieldName, workerFieldNames } from './worker-fields.ts';

/** What a column of a registry file can hold: a field of the worker record, whose it is, or nothing that is read; dependants of eSocial events and employee records alone. */
export type RegistryColumn = 'ignorar' | 'cpf' | 'cnpj' | 'dependentes' | WorkerFieldName;

/** In the order a person is offered them. */
export const registryColumns: readonly RegistryColumn[] = ['ignorar', 'cpf', 'cnpj', ...workerFieldNames];

export function isRegistryColumn(text: string): text is RegistryColumn {
  return text === 'dependentes' || registryColumns.some(column => column === text);
}

/** What the columns leave open; empty: the file can be read. A person is known by CPF, and a row has to say something of them. */
export function missingRegistryColumns(columns: readonly RegistryColumn[]): RegistryColumn[] {
  if (!columns.includes('cpf')) return ['cpf'];
  return columns.some(column => column !== 'ignorar' && column !== 'cpf' && column !== 'cnpj') ? [] : ['nome'];
}

/** Fields that stand in more than one column. */
export function repeatedRegistryColumns(columns: readonly RegistryColumn[]): RegistryColumn[] {
  return columns.filter((column, at) => column !== 'ignorar' && columns.indexOf(column) !== at);
}
