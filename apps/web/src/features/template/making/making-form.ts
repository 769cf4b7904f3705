import type { afterMaking } from '@cracha/contract/features/template/template.schemas.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { centavosOf } from '#kernel/lazy/amounts.ts';
import { type ChosenAudience, filterOf, nobody } from '#ui/choose/chosen-audience.ts';
import type { MakingBody } from './making.api.ts';

export type After = (typeof afterMaking)[number];
/** Answers as they are typed, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

export interface MakingForm extends ChosenAudience {
  answers: Answers;
  /** Of one person alone, over those of all. */
  own: Readonly<Record<string, Answers>>;
  after: After;
  due: string;
  title: string;
  message: string;
  tells: boolean;
}

export const emptyForm: MakingForm = {
  ...nobody,
  ...{ answers: {}, own: {}, after: 'publica', due: '', title: '', message: '', tells: true },
};

/** A number as it is typed, with comma or point, or an amount as centavos; undefined: it is none. */
export function numberIn(text: string, type: OwnField['tipo']): number | undefined {
  if (type === 'moeda') return centavosOf(text);
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** What is no number in a field of numbers, by its name; the rest the server judges. */
export function wrongAnswers(fields: readonly OwnField[], answers: Answers): string[] {
  return fields
    .filter(({ nome, tipo }) => {
      const text = answers[nome]?.trim() ?? '';
      return (tipo === 'numero' || tipo === 'moeda') && text !== '' && numberIn(text, tipo) === undefined;
    })
    .map(({ nome }) => nome);
}

type Values = NonNullable<MakingBody['campos']>;

/** As the call takes them: days as ISO, amounts in centavos; what is empty is left out. */
export function valuesOf(fields: readonly OwnField[], answers: Answers): Values {
  const told = fields.flatMap(({ nome, tipo }): [string, string | number][] => {
    const text = answers[nome]?.trim() ?? '';
    if (text === '') return [];
    const number = tipo === 'numero' || tipo === 'moeda' ? numberIn(text, tipo) : undefined;
    return [[nome, number ?? text]];
  });
  return Object.fromEntries(told);
}

export function bodyOf(form: MakingForm, fields: readonly OwnField[], key: string): MakingBody {
  const { to, people, own, after, due, title, message, tells } = form;
  const audience =
    to === 'filter'
      ? { filtro: filterOf(form) }
      : { linhas: people.map(({ id }) => ({ idEmpregado: id, campos: valuesOf(fields, own[id] ?? {}) })) };
  return {
    ...audience,
    ...{ campos: valuesOf(fields, form.answers), depois: after, avisar: tells, chave: key },
    ...(title.trim() !== '' && { titulo: title.trim() }),
    ...(message.trim() !== '' && { mensagem: message.trim() }),
    ...(after !== 'publica' && due !== '' && { prazo: due }),
  };
}

/** What stands against it; undefined: nothing. What a person lacks, the check tells. */
export function missingIn(form: MakingForm, fields: readonly OwnField[], today: string) {
  if (form.to === 'people' && form.people.length === 0) return 'peopleFirst' as const;
  if (wrongAnswers(fields, form.answers).length > 0) return 'numbersFirst' as const;
  if (form.people.some(({ id }) => wrongAnswers(fields, form.own[id] ?? {}).length > 0)) return 'numbersFirst' as const;
  return form.after !== 'publica' && form.due !== '' && form.due <= today ? ('dueFirst' as const) : undefined;
}

/** What somebody lacks, as the call told it before anything is made. */
export interface Lack {
  code: string;
  /** The names of what is missing. */
  list: string;
  /** The variable that is missing, or the first of them. */
  first: string | undefined;
  workers: string[];
}

/** The same lack of many is one line. */
export function lacksIn(findings: unknown): Lack[] {
  const lacks = new Map<string, Lack>();
  for (const one of Array.isArray(findings) ? findings : []) {
    const { codigo, valores } = Object(one);
    const { lista = '', idEmpregado } = Object(valores);
    const key = `${codigo} ${lista}`;
    const lack = lacks.get(key) ?? {
      code: String(codigo),
      list: String(lista),
      first: firstLacking(valores),
      workers: [],
    };
    lack.workers.push(typeof idEmpregado === 'string' ? idEmpregado : '');
    lacks.set(key, lack);
  }
  return [...lacks.values()].sort((a, b) => b.workers.length - a.workers.length);
}

/** Of what a refusal tells as missing the first variable; undefined: it tells none. */
export function firstLacking(values: unknown): string | undefined {
  const { variaveis } = Object(values);
  return typeof variaveis === 'string' ? variaveis.split(',')[0] : undefined;
}
