import { deskSetupContract } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { presentAnswer, presentCategory, presentHours } from './setup.presenter.ts';
import { cannedAnswersOf, categoriesOf, deskHoursOf, deskPeople } from './setup.queries.ts';
import { type AskedCategory, saveAnswer, saveCategory, saveHours } from './setup.ts';

type Calls = typeof deskSetupContract;

/** What the desk works with. */
export function deskSetupRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(deskSetupContract, {
    deskCategories: async ({ tx, by }) => {
      const isHr = by.profile === 'rh';
      return (await categoriesOf(tx, !isHr)).map(one => presentCategory(one, isHr));
    },
    createDeskCategory: async ({ tx, by, body }) =>
      presentCategory(await saveCategory(tx, by, undefined, categoryIn(body)), true),
    changeDeskCategory: async ({ tx, by, params, body }) =>
      presentCategory(await saveCategory(tx, by, params.id, categoryIn(body)), true),
    deskPeople: async ({ tx }) => (await deskPeople(tx)).map(({ id, name }) => ({ id, nome: name })),
    cannedAnswers: async ({ tx, by }) => (await cannedAnswersOf(tx, groupOf(by))).map(presentAnswer),
    createCannedAnswer: async ({ tx, by, body }) => presentAnswer(await saveAnswer(tx, by, undefined, answerIn(body))),
    changeCannedAnswer: async ({ tx, by, params, body }) =>
      presentAnswer(await saveAnswer(tx, by, params.id, answerIn(body))),
    deskHours: async ({ tx, by }) => presentHours(await deskHoursOf(tx, groupOf(by))),
    changeDeskHours: async ({ tx, by, body }) =>
      presentHours(await saveHours(tx, enqueue, by, { hours: hoursIn(body.horas), version: body.versao })),
  });
}

/** A field's key is its place: answers are kept by its name. */
function categoryIn(form: BodyOf<Calls['createDeskCategory']>): AskedCategory {
  return {
    ...{ name: form.nome, confidential: form.sigilosa, active: form.ativa, group: form.grupo, version: form.versao },
    ...{ firstMinutes: form.primeiraResposta, solutionMinutes: form.solucao },
    fields: form.campos.map(({ nome, tipo, obrigatorio, opcoes }, at) => ({
      ...{ key: `c${at + 1}`, name: nome, type: tipo, required: obrigatorio },
      options: tipo === 'escolha' ? (opcoes ?? []) : [],
    })),
  };
}

function answerIn({ titulo, texto, ativa, versao }: BodyOf<Calls['createCannedAnswer']>) {
  return { title: titulo, words: texto, active: ativa, version: versao };
}

/** Days without hours are left out. */
function hoursIn(asked: BodyOf<Calls['changeDeskHours']>['horas']): Record<string, [string, string][]> {
  return Object.fromEntries(Object.entries(asked).flatMap(([day, hours]) => (hours ? [[day, hours]] : [])));
}
