import { messageOf } from '@cracha/contract/errors/message.ts';
import {
  type CompanyField,
  companyFaultValues,
  companyFields,
  readCompanyField,
} from '@cracha/contract/features/company/company-check.ts';
import { useState } from 'react';
import { isRefusal, tellBeside } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useCepFill } from '#kernel/lazy/cep.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { changedFrom, isAlike, isTyped } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import { useSaveCompany } from './company.api.ts';
import type { CompanyForm, CompanyRecord } from './company.types.ts';

type Values = Record<CompanyField, string>;
export type Errors = Partial<Record<string, string>>;

interface Chosen {
  branch: boolean;
  headOffice: string;
  /** A data URL, null to take the logo away; undefined: as it is. */
  logo: string | null | undefined;
}

interface Written {
  typed: Partial<Values>;
  places: Partial<Omit<Chosen, 'logo'>>;
}

const nothing: Written = { typed: {}, places: {} };

function isWritten(found: unknown): found is Written {
  return isAlike(nothing, found) && isTyped(found.typed) && isTyped(found.places);
}

const kinds: Partial<Record<CompanyField, string>> = { cnpj: 'cnpj', cnae: 'cnae', cep: 'cep', telefone: 'phone' };

/** A value as it stands in its field. */
export function shown(name: CompanyField, value: string): string {
  return masked(kinds[name] ?? 'text', value);
}

/** What was typed over a company, or for a new one, and what is wrong with it; what could not be saved stays typed. */
export function useCompanyDraft(company?: CompanyRecord) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [chosen, setChosen] = useState<Partial<Chosen>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [stale, setStale] = useState(false);
  const cep = useCepFill(['logradouro', 'bairro', 'municipio', 'uf']);
  const save = useSaveCompany(company?.id);
  const dirty = Object.keys(typed).length + Object.keys(chosen).length > 0;
  const discard = () => {
    setTyped({});
    setChosen({});
    setErrors({});
    setStale(false);
    cep.forget();
  };
  const { logo, ...places } = chosen;
  const written = { typed, places };
  const kept = useDraft<Written>({
    of: company?.id ?? 'new',
    // the picture is a file: it is asked for, not kept
    values: changedFrom(nothing, written),
    dirty,
    isValid: isWritten,
    restore: found => {
      setTyped(found.typed);
      setChosen(found.places);
    },
    clear: discard,
    version: company?.versao,
    views: logo === undefined ? ['aba', 'apos'] : [],
  });

  const present = (name: CompanyField) => shown(name, wireOf(company, name) ?? '');
  const valueIn = (name: CompanyField) => typed[name] ?? present(name);
  const branch = chosen.branch ?? (company ? !company.matriz : false);
  const headOffice = chosen.headOffice ?? company?.idMatriz ?? '';

  const write = (name: CompanyField, value: string) => {
    const { [name]: _, ...others } = typed;
    setTyped(value === present(name) ? others : { ...typed, [name]: value });
    // once wrong, each key asks again
    if (errors[name]) void check(name, value);
    if (name === 'cep') void cep.fill(value, present, setTyped);
  };
  const check = async (name: CompanyField, value = valueIn(name)) => {
    const read = readCompanyField(name, value);
    const fault =
      'fault' in read ? await messageOf(read.fault, currentLanguage(), companyFaultValues(name)) : undefined;
    setErrors(known => ({ ...known, [name]: fault }));
  };
  const choose = (next: Partial<Chosen>) => setChosen(before => ({ ...before, ...next }));
  const saveAll = async (): Promise<string | undefined> => {
    try {
      const saved = await save.mutateAsync(formOf({ valueIn, branch, headOffice, logo, company }));
      kept.done();
      discard();
      return saved.id;
    } catch (error) {
      if (isRefusal(error, 'STALE_VERSION')) setStale(true);
      else await tellBeside(error, fields => setErrors(plainNames(fields)));
      return undefined;
    }
  };
  return {
    valueIn,
    write,
    check: (name: CompanyField) => (name in typed ? check(name) : undefined),
    branch,
    headOffice,
    logo,
    choose,
    errors,
    dirty,
    stale,
    filled: cep.filled,
    busy: save.isPending,
    saveAll,
    discard,
    kept,
  };
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;

function wireOf(company: CompanyRecord | undefined, name: CompanyField): string | null | undefined {
  if (!company) return undefined;
  const { cnpj, razaoSocial, nomeFantasia, cnae, email, telefone, endereco } = company;
  const all: Partial<Record<CompanyField, string | null>> = {
    ...endereco,
    cnpj,
    razaoSocial,
    nomeFantasia,
    cnae,
    email,
    telefone,
  };
  return all[name];
}

interface Typed extends Chosen {
  valueIn: (name: CompanyField) => string;
  company: CompanyRecord | undefined;
}

function formOf({ valueIn, branch, headOffice, logo, company }: Typed): CompanyForm {
  const value = (name: CompanyField) => valueIn(name).trim() || null;
  return {
    cnpj: valueIn('cnpj'),
    razaoSocial: valueIn('razaoSocial'),
    nomeFantasia: valueIn('nomeFantasia'),
    matriz: !branch,
    idMatriz: branch ? headOffice || null : null,
    cnae: value('cnae'),
    email: value('email'),
    telefone: value('telefone'),
    endereco: {
      cep: value('cep'),
      logradouro: value('logradouro'),
      numero: value('numero'),
      complemento: value('complemento'),
      bairro: value('bairro'),
      municipio: value('municipio'),
      uf: value('uf'),
    },
    ativo: company?.ativo ?? true,
    logo,
    versao: company?.versao,
  };
}

/** An address's fields are told apart on the wire, and stand beside the others here. */
function plainNames(fields: Readonly<Record<string, string>>): Errors {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace('endereco.', ''), text]));
}

/** Nobody can add a company without these. */
export function isLacking(draft: Pick<CompanyDraft, 'valueIn'>): boolean {
  return companyFields.some(name => {
    const read = readCompanyField(name, draft.valueIn(name));
    return 'fault' in read && read.fault === 'REQUIRED_FIELD';
  });
}
