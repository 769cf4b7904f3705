import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import {
  templateFilters,
  templateVariables,
  type Variable,
  variableGroups,
} from '@cracha/contract/features/template/template-variables.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Said } from '@cracha/contract/kernel/said.ts';
import type { By } from '#kernel/http/by.ts';
import { actsOf, mayName, seesDrafts, stateOf } from './template.policy.ts';
import type { ListedTemplate, VersionRow } from './template.queries.ts';
import type { ShownTemplate } from './template.ts';

type Calls = typeof templateContract;

/** A reader of what is published alone reads its title, and nothing of what waits. */
export function presentRow(
  row: ListedTemplate,
  { actor }: Pick<By, 'actor'>,
): ResponseSent<Calls['templates']>['items'][number] {
  const seen = seesDrafts(actor) ? row : { ...row, title: row.published_title ?? row.title, changed: false };
  return {
    ...{ id: row.id, titulo: seen.title, descricao: row.description, situacao: stateOf(seen), pronto: row.ready },
    ...{ publicada: row.published || null, versao: row.version, alteradoEm: row.changed_at.toISOString() },
    ...{ alteradoPor: row.changed_by, documentos: row.documents, can: actsOf(seen, actor) },
  };
}

export function presentWhole(
  { row, variables, findings }: ShownTemplate,
  by: Pick<By, 'actor'>,
): ResponseSent<Calls['template']> {
  return { ...presentRow(row, by), corpo: row.body, campos: row.fields, variaveis: variables, achados: findings };
}

export function presentVersion({ number, title, published_at, who, note }: VersionRow) {
  return { numero: number, titulo: title, em: published_at.toISOString(), por: who, nota: note };
}

const labelsOf = ([portuguese, english, spanish]: Said) => ({
  'pt-BR': portuguese,
  'en-US': english,
  'es-ES': spanish,
});

/** The closed list by its groups, with what the reader may use. */
export function presentVariables({ actor }: Pick<By, 'actor'>): ResponseSent<Calls['templateVariables']> {
  const all: [string, Variable][] = Object.entries(templateVariables);
  return Object.entries(variableGroups).map(([grupo, said]) => ({
    ...{ grupo, rotulo: labelsOf(said) },
    variaveis: all
      .filter(([nome]) => nome.startsWith(`${grupo}.`))
      .map(([nome, { type, said: words, grant, options = {} }]) => ({
        ...{ nome, rotulo: labelsOf(words), tipo: type, concessao: grant ?? null, permitida: mayName(nome, actor) },
        filtros: Object.keys(templateFilters).filter(filter => templateFilters[filter]?.includes(type)),
        opcoes: Object.entries(options).map(([codigo, rotulo]) => ({ codigo, rotulo })),
      })),
  }));
}
