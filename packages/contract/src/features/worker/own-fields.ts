import type { WorkerSection } from './worker-fields.ts';

/** What a company asks of the records of its workers, beyond what everybody's have: fields of its own, and optional ones made required. */
export const ownFieldKinds = ['texto', 'numero', 'data', 'opcao', 'simNao'] as const;
export type OwnFieldKind = (typeof ownFieldKinds)[number];

/** Where a field of a company's own may stand; bank data change by their own act, dependants are a list. */
export const ownFieldSections = [
  'pessoa',
  'documentos',
  'endereco',
  'contato',
  'contrato',
  'pagamento',
] as const satisfies readonly WorkerSection[];
export type OwnFieldSection = (typeof ownFieldSections)[number];

/** In use at a time; a retired one keeps its values and counts no more. */
export const mostOwnFields = 20;
/** Ever, retired ones included. */
export const mostOwnFieldsEver = 100;
export const mostOwnOptions = 30;

export interface OwnField {
  id: string;
  nome: string;
  tipo: OwnFieldKind;
  opcoes: readonly string[];
  obrigatorio: boolean;
  secao: OwnFieldSection;
  retirado: boolean;
}
