import type { OwnField } from './own-fields.ts';
import { type EndingField, endingFields, type WorkerFieldName, workerFieldNames } from './worker-fields.ts';

/**
 * A field that companies have of their own, by its name: each row means its own company's field of that name. Those of pay are told
 * apart, for their values lie with pay and a field never moves there or back.
 */
export type OwnColumn = `${(typeof ownPrefixes)[number]}${string}`;
const ownPrefixes = ['proprio:', 'proprioPagamento:'] as const;

/** What a column of a registry file can hold: a field of the worker record, whose it is, or nothing that is read; dependants of eSocial events and employee records alone. */
export type RegistryColumn = 'ignorar' | 'cpf' | 'cnpj' | 'dependentes' | WorkerFieldName | EndingField | OwnColumn;

/** In the order a person is offered them; companies' own fields come after. */
export const registryColumns: readonly RegistryColumn[] = [
  'ignorar',
  'cpf',
  'cnpj',
  ...workerFieldNames.flatMap(name => (name === 'afastamentoFim' ? [name, ...endingFields] : [name])),
];

/** Of a field's name in small letters, which some scripts write with more of them. */
const longestName = 120;

export function isRegistryColumn(text: string): text is RegistryColumn {
  return text === 'dependentes' || isOwnColumn(text) || registryColumns.some(column => column === text);
}

export function isOwnColumn(text: string): text is OwnColumn {
  const prefix = ownPrefixes.find(one => text.startsWith(one));
  return prefix !== undefined && text.length > prefix.length && text.length <= prefix.length + longestName;
}

/** The column that a company's own field is read from: two fields of one company never have one name, whatever its case. */
export function ownColumnOf({ nome, secao }: Pick<OwnField, 'nome' | 'secao'>): OwnColumn {
  return `${ownPrefixes[secao === 'pagamento' ? 1 : 0]}${nome.toLowerCase()}`;
}

export function isOwnPayColumn(column: string): boolean {
  return isOwnColumn(column) && column.startsWith(ownPrefixes[1]);
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
