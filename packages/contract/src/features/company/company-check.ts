import type { ErrorCode } from '../../errors/catalogue.ts';
import { states } from '../../kernel/postal.ts';
import type { MessageValues } from '../../kernel/wire.ts';
import { isCep, isEmail, isPhone, normalisePhone } from '../../kernel/wire-contacts.ts';
import { readCnpj } from '../../kernel/wire-numbers.ts';

/** The fields of a company's form, as they are kept and as a form names them; an address's by its own names. */
export const companyFields = [
  'cnpj',
  'razaoSocial',
  'nomeFantasia',
  'cnae',
  'email',
  'telefone',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
  'uf',
] as const;
export type CompanyField = (typeof companyFields)[number];

type Read = { value: string | null } | { fault: ErrorCode };
type Reader = (typed: string) => string | undefined;

const asked =
  (normalise: (typed: string) => string, check: (value: string) => boolean): Reader =>
  typed => {
    const value = normalise(typed);
    return check(value) ? value : undefined;
  };

/** The longest text of each field that is one. */
const longest = {
  razaoSocial: 120,
  nomeFantasia: 120,
  logradouro: 120,
  numero: 20,
  complemento: 60,
  bairro: 80,
  municipio: 80,
} as const;

const text = (max: number) =>
  ({
    read: (typed: string) => (typed.length <= max ? typed.replace(/\s+/g, ' ') : undefined),
    fault: 'MAX_LENGTH',
  }) as const;

/** How each field is read, what is wrong where it can't be, and which of them nobody may leave out. */
const rules: Record<CompanyField, { read: Reader; fault: ErrorCode; required?: true }> = {
  cnpj: { read: readCnpj, fault: 'INVALID_CNPJ', required: true },
  razaoSocial: { ...text(longest.razaoSocial), required: true },
  nomeFantasia: { ...text(longest.nomeFantasia), required: true },
  // seven digits; which of them exist only the table of CONCLA says
  cnae: {
    read: asked(
      typed => typed.replace(/[.\-/\s]/g, ''),
      value => /^\d{7}$/.test(value),
    ),
    fault: 'INVALID_NUMBER',
  },
  email: { read: asked(typed => typed.toLowerCase(), isEmail), fault: 'INVALID_EMAIL' },
  telefone: { read: asked(normalisePhone, isPhone), fault: 'INVALID_PHONE' },
  // nothing is padded: who types seven digits has left one out
  cep: {
    read: asked(typed => typed.replace(/[.\-\s]/g, ''), isCep),
    fault: 'INVALID_CEP',
  },
  logradouro: text(longest.logradouro),
  numero: text(longest.numero),
  complemento: text(longest.complemento),
  bairro: text(longest.bairro),
  municipio: text(longest.municipio),
  uf: { read: typed => states.find(state => state === typed.toUpperCase()), fault: 'INVALID_OPTION' },
};

/** One field as it was typed, as it is kept; or what is wrong with it. Both sides ask it. */
export function readCompanyField(name: CompanyField, typed: string | null | undefined): Read {
  const { read, fault, required } = rules[name];
  const given = typed?.trim() ?? '';
  if (given === '') return required ? { fault: 'REQUIRED_FIELD' } : { value: null };
  const value = read(given);
  return value === undefined ? { fault } : { value };
}

/** What the sentence about a field's fault names: the most it may have. */
export function companyFaultValues(name: CompanyField): MessageValues {
  const most: Partial<Record<CompanyField, number>> = longest;
  return most[name] === undefined ? {} : { max: most[name] };
}
