import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Field, limitsOf, readValue } from '../../kernel/fields.ts';
import { states } from '../../kernel/postal.ts';
import type { MessageValues } from '../../kernel/wire.ts';

const text = (max: number) => ({ kind: 'text', max }) as const;

/** The fields of a company's form, as they are kept and as a form names them; an address's by its own names. */
export const companyFields = {
  cnpj: { kind: 'cnpj', required: true },
  razaoSocial: { ...text(120), required: true },
  nomeFantasia: { ...text(120), required: true },
  cnae: { kind: 'cnae' },
  email: { kind: 'email' },
  telefone: { kind: 'phone' },
  cep: { kind: 'cep' },
  logradouro: text(120),
  numero: text(20),
  complemento: text(60),
  bairro: text(80),
  municipio: text(80),
  uf: { kind: 'option', options: states },
} as const satisfies Record<string, Field>;

export type CompanyField = keyof typeof companyFields;
export const companyFieldNames = Object.keys(companyFields).filter(isCompanyField);

export function companyFieldOf(name: CompanyField): Field {
  return companyFields[name];
}

type Read = { value: string | null } | { fault: ErrorCode };

/** One field as it was typed, as it is kept; or what is wrong with it. Both sides ask it. */
export function readCompanyField(name: CompanyField, typed: string | null | undefined): Read {
  const read = readValue(companyFields[name], name === 'uf' ? typed?.toUpperCase() : typed);
  if ('fault' in read) return read;
  return { value: read.value === null ? null : String(read.value) };
}

/** What the sentence about a field's fault names: the most it may have. */
export function companyFaultValues(name: CompanyField): MessageValues {
  return limitsOf(companyFields[name]);
}

export function isCompanyField(name: string): name is CompanyField {
  return Object.hasOwn(companyFields, name);
}
