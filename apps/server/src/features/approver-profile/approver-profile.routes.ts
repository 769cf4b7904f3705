import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  type ApproverProfile,
  type ApproverProfileBody,
  approverProfilesOf,
  type Seated,
  seatedOf,
  staffNamed,
} from './approver-profile.queries.ts';
import { createApproverProfile, deleteApproverProfile, updateApproverProfile } from './approver-profile.ts';
import { personsIn, type StepCondition } from './approver-step.ts';

type Calls = typeof approverProfileContract;

/** Who approves what, in which order, with how many. */
export function approverProfileRoutes(): Routes {
  return routes(approverProfileContract, {
    createApproverProfile: async ({ tx, actor, by, body }) =>
      one(tx, actor, await createApproverProfile(tx, by, read(body))),
    updateApproverProfile: async ({ tx, actor, by, body }) => {
      await updateApproverProfile(tx, by, { ...read(body), id: body.id, version: body.versao });
      return one(tx, actor, body.id);
    },
    approverProfiles: ({ tx, actor }) => listed(tx, actor),
    approverChoices: async ({ tx, actor, query }) =>
      (await staffNamed(tx, actor.accessGroupId, query.pesquisa ?? '')).map(({ id, name }) => ({ id, nome: name })),
    deleteApproverProfile: ({ tx, by, params }) => deleteApproverProfile(tx, by, params.id),
  });
}

function read(form: BodyOf<Calls['createApproverProfile']>): ApproverProfileBody {
  return {
    name: form.nome,
    position: form.ordem,
    active: form.ativo,
    kinds: [...new Set(form.tipos)],
    companyIds: form.empresas && [...new Set(form.empresas)],
    conditions: (form.condicoes ?? []).map(readCondition),
    steps: form.etapas.map(step => ({
      name: step.nome,
      approvers: step.aprovadores,
      needs: step.precisa,
      deadlineDays: step.prazoDias,
      withoutManager: step.semGestor,
      conditions: (step.condicoes ?? []).map(readCondition),
      observers: step.observadores ?? [],
    })),
  };
}

type ConditionForm = NonNullable<BodyOf<Calls['createApproverProfile']>['condicoes']>[number];

const readCondition = ({ campo, operador, valor }: ConditionForm): StepCondition => ({
  ...{ field: campo, op: operador, value: valor },
});
const presentCondition = ({ field, op, value }: StepCondition): ConditionForm => ({
  ...{ campo: field, operador: op, valor: typeof value === 'object' ? [...value] : value },
});

async function listed(tx: Tx, actor: Actor) {
  const profiles = await approverProfilesOf(tx, actor.accessGroupId);
  const seated = await seatedOf(tx, actor.accessGroupId, personsIn(profiles.flatMap(each => each.steps)));
  return profiles.map(each => present(each, seated));
}

async function one(tx: Tx, actor: Actor, id: string) {
  return (await listed(tx, actor)).find(each => each.id === id) ?? refuse('NOT_FOUND');
}

function present(profile: ApproverProfile, seated: Seated[]): ResponseSent<Calls['createApproverProfile']> {
  const persons = personsIn(profile.steps);
  return {
    id: profile.id,
    nome: profile.name,
    ordem: profile.position,
    ativo: profile.active,
    tipos: profile.kinds,
    empresas: profile.companyIds,
    condicoes: profile.conditions.map(presentCondition),
    etapas: profile.steps.map(step => ({
      nome: step.name,
      aprovadores: step.approvers,
      precisa: step.needs,
      prazoDias: step.deadlineDays,
      semGestor: step.withoutManager,
      condicoes: (step.conditions ?? []).map(presentCondition),
      observadores: step.observers ?? [],
    })),
    versao: profile.version,
    pessoas: seated
      .filter(({ id }) => persons.includes(id))
      .map(({ id, name, active }) => ({ id, nome: name, ativo: active })),
  };
}
