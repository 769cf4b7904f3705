import { deskFieldTypes } from '@cracha/contract/features/desk/desk-setup.schemas.ts';
import type { CategoryBody, DeskCategory } from './staff.api.ts';

export const fieldKinds = deskFieldTypes;

export interface Question {
  name: string;
  kind: (typeof fieldKinds)[number];
  required: boolean;
  /** One a line. */
  options: string;
}

export const newQuestion: Question = { name: '', kind: 'texto', required: false, options: '' };

/** A category as it is typed: times in hours. */
export interface Draft {
  name: string;
  first: string;
  solution: string;
  group: string[];
  confidential: boolean;
  active: boolean;
  questions: Question[];
}

const asHours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100).replace('.', ',');
const asMinutes = (hours: string) => Math.round(Number(hours.trim().replace(',', '.')) * 60);

export function draftOf(of: DeskCategory | undefined): Draft {
  return {
    ...{ name: of?.nome ?? '', first: asHours(of?.primeiraResposta ?? 240), solution: asHours(of?.solucao ?? 1080) },
    group: of?.grupo.map(({ id }) => id) ?? [],
    ...{ confidential: of?.sigilosa ?? false, active: of?.ativa ?? true },
    questions:
      of?.campos.map(({ nome, tipo, obrigatorio, opcoes }) => ({
        ...{ name: nome, kind: tipo, required: obrigatorio, options: opcoes.join('\n') },
      })) ?? [],
  };
}

const optionsOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** The word of what stands against saving it. */
export function lackIn({ name, first, solution, group, confidential, questions }: Draft) {
  if (name.trim() === '') return 'nameFirst';
  const [one, all] = [asMinutes(first), asMinutes(solution)];
  if (!(one >= 1 && all >= one && all <= 100_000)) return 'timesFirst';
  if (confidential && group.length === 0) return 'groupFirst';
  const isWhole = (one: Question) =>
    one.name.trim() !== '' && (one.kind !== 'escolha' || optionsOf(one.options).length > 0);
  return questions.every(isWhole) ? undefined : 'questionFirst';
}

export function bodyOf(draft: Draft, versao: number | undefined): CategoryBody {
  return {
    ...{ nome: draft.name.trim(), sigilosa: draft.confidential, ativa: draft.active, grupo: draft.group },
    ...{ primeiraResposta: asMinutes(draft.first), solucao: asMinutes(draft.solution) },
    campos: draft.questions.map(({ name, kind, required, options }) => ({
      ...{ nome: name.trim(), tipo: kind, obrigatorio: required },
      ...(kind === 'escolha' && { opcoes: optionsOf(options) }),
    })),
    ...(versao !== undefined && { versao }),
  };
}
