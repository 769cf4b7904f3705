import { messageOf } from '@cracha/contract/errors/message.ts';
import {
  type CompanyField,
  companyFaultValues,
  companyFieldNames,
  companyFieldOf,
  isCompanyField,
  readCompanyField,
} from '@cracha/contract/features/company/company-check.ts';
import { useState } from 'react';
import { currentLanguage } from '#kernel/base/language.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { changedFrom, isAlike, isTyped } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import { type TypedValue, useFields } from '#ui/form/useFields.ts';
import { useSaveCompany } from './company.api.ts';
import type { CompanyForm, CompanyRecord } from './company.types.ts';

interface Chosen {
  branch: boolean;
  headOffice: string;
  /** A data URL, null to take the logo away; undefined: as it is. */
  logo: string | null | undefined;
}

interface Written {
  typed: Record<string, TypedValue>;
  places: Partial<Omit<Chosen, 'logo'>>;
}

const nothing: Written = { typed: {}, places: {} };

function isWritten(found: unknown): found is Written {
  return isAlike(nothing, found) && isTyped(found.typed) && isTyped(found.places);
}

/** A value as it stands in its field. */
function shown(name: CompanyField, value: string): string {
  return masked(companyFieldOf(name).kind, value);
}

/** What was typed over a company, or for a new one, and what is wrong with it; what could not be saved stays typed. */
export function useCompanyDraft(company?: CompanyRecord) {
  const [chosen, setChosen] = useState<Partial<Chosen>>({});
  const fields = useFields({
    present: name => (isCompanyField(name) ? shown(name, wireOf(company, name) ?? '') : ''),
    fault: async (name, value) => (isCompanyField(name) ? faultOf(name, String(value ?? '')) : undefined),
    filledByCep: ['logradouro', 'bairro', 'municipio', 'uf'],
    // an address's fields are told apart on the wire, and stand beside the others here
    nameOf: field => field.replace('endereco.', ''),
  });
  const { typed, setTyped } = fields;
  const save = useSaveCompany(company?.id);
  const dirty = Object.keys(typed).length + Object.keys(chosen).length > 0;
  const discard = () => {
    fields.discard();
    setChosen({});
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

  const valueIn = (name: CompanyField) => String(fields.valueIn(name));
  const branch = chosen.branch ?? (company ? !company.matriz : false);
  const headOffice = chosen.headOffice ?? company?.idMatriz ?? '';
  const choose = (next: Partial<Chosen>) => setChosen(before => ({ ...before, ...next }));
  const saveAll = async (): Promise<string | undefined> => {
    try {
      const saved = await save.mutateAsync(formOf({ valueIn, branch, headOffice, logo, company }));
      kept.done();
      discard();
      return saved.id;
    } catch (error) {
      await fields.tell(error);
      return undefined;
    }
  };
  return { ...fields, valueIn, branch, headOffice, logo, choose, dirty, busy: save.isPending, saveAll, discard, kept };
}

async function faultOf(name: CompanyField, value: string): Promise<string | undefined> {
  const read = readCompanyField(name, value);
  return 'fault' in read ? messageOf(read.fault, currentLanguage(), companyFaultValues(name)) : undefined;
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

/** Nobody can add a company without these. */
export function isLacking(draft: Pick<CompanyDraft, 'valueIn'>): boolean {
  return companyFieldNames.some(name => {
    const read = readCompanyField(name, draft.valueIn(name));
    return 'fault' in read && read.fault === 'REQUIRED_FIELD';
  });
}
