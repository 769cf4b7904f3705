import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

export type VariableGroup = ResponseOf<(typeof templateContract)['templateVariables']>[number];

/** A variable that may be put into the text. */
export interface OfferedVariable {
  name: string;
  label: string;
  type: string;
  filters: readonly string[];
  options: readonly { codigo: string; rotulo: string }[];
}
export interface OfferedGroup {
  group: string;
  label: string;
  variables: readonly OfferedVariable[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const filtersOf: Readonly<Record<string, readonly string[]>> = {
  ...{ moeda: ['moeda', 'extenso', 'maiuscula'], numero: ['moeda', 'extenso', 'maiuscula'] },
  ...{ data: ['data', 'dataExtenso', 'maiuscula'], texto: ['maiuscula'], escolha: ['maiuscula'] },
};

/** What may be offered, by group: own fields last, what nobody may see left out. */
export function offeredGroups(
  groups: readonly VariableGroup[],
  fields: readonly OwnField[],
  { own, language }: { own: string; language: Language },
): OfferedGroup[] {
  const closed = groups.map(({ grupo, rotulo, variaveis }) => ({
    ...{ group: grupo, label: rotulo[language] },
    variables: variaveis
      .filter(({ permitida }) => permitida)
      .map(one => ({
        ...{ name: one.nome, label: one.rotulo[language], type: one.tipo, filters: one.filtros, options: one.opcoes },
      })),
  }));
  const asked = fields.map(({ nome, rotulo, tipo, opcoes = [] }) => ({
    ...{ name: `campo.${nome}`, label: rotulo, type: tipo, filters: filtersOf[tipo] ?? [] },
    options: opcoes.map(option => ({ codigo: option, rotulo: option })),
  }));
  return [...closed, { group: 'campo', label: own, variables: asked }];
}

/** Those whose name, or whose group's, has what is searched for; a group without any goes. */
export function foundGroups(groups: readonly OfferedGroup[], search: string): OfferedGroup[] {
  const words = plain(search.trim());
  if (words === '') return groups.filter(({ variables }) => variables.length > 0);
  return groups
    .map(group => ({
      ...group,
      variables: plain(group.label).startsWith(words)
        ? group.variables
        : group.variables.filter(({ label }) => plain(label).includes(words)),
    }))
    .filter(({ variables }) => variables.length > 0);
}

/** The same as one list: first what is called just so, then what begins so. */
export function rankedVariables(groups: readonly OfferedGroup[], search: string) {
  const words = plain(search.trim());
  const rank = (label: string) => (label === words ? 0 : label.startsWith(words) ? 1 : 2);
  return foundGroups(groups, search)
    .flatMap(({ label: group, variables }) => variables.map(variable => ({ variable, group })))
    .sort((one, other) => rank(plain(one.variable.label)) - rank(plain(other.variable.label)));
}

/** As it is put into the text at first: pay as an amount, days and numbers of papers as they are read. */
export function tagFor({ name, type }: Pick<OfferedVariable, 'name' | 'type'>): string {
  const usual = type === 'moeda' ? '|moeda' : '';
  return `{{${name}${usual}}}`;
}

/** A name for a new own field, from what it is called; never one that is taken. */
export function fieldName(label: string, taken: readonly string[]): string {
  const [first = 'campo', ...rest] = plain(label)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const joined = first + rest.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = (/^[a-z]/.test(joined) ? joined : `campo${joined}`).slice(0, 36);
  if (!taken.includes(name)) return name;
  const free = taken.findIndex((_, at) => !taken.includes(`${name}${at + 2}`));
  return `${name}${free + 2}`;
}
