import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import { readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { presentOwnAppAccesses } from '../identity.presenter.ts';
import { type PersonInReach, personInReach } from './person-in-reach.queries.ts';
import { presentCompanies } from './user.presenter.ts';
import {
  companiesOfProfile,
  employersOf,
  inAnyCompany,
  inAnyEmployment,
  inCompany,
  inEmployment,
  managerOf,
  namesOf,
  personByCpf,
} from './user-lookup.queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Look-ups of users and what a company or an employment works with (call-semantics 26, 28, 29, 31–39, 47, 48). */
export const lookupHandlers = {
  companiesOfProfile: async ({ tx, actor }) => {
    refuseWithoutGroup(actor);
    return presentCompanies(await companiesOfProfile(tx, actor));
  },
  userByCpf: async ({ tx, by, params }) => {
    const person = await lookUp(tx, by, params.cpf);
    return {
      ...masked(person),
      cpf: person.cpf ?? '',
      ativo: person.active,
      roles: person.roles,
      empresas: presentCompanies(await employersOf(tx, person.id)),
    };
  },
  managerByCpf: async ({ tx, actor, by, params }) => {
    const person = await lookUp(tx, by, params.cpf);
    const manager = await managerOf(tx, person.id, actor.accessGroupId);
    return {
      ...masked(person),
      isGestor: manager !== undefined,
      idGestor: manager?.id ?? null,
      empresas: presentCompanies(manager?.companies ?? (await employersOf(tx, person.id))),
    };
  },
  userNames: async ({ tx, body }) => {
    const names = await namesOf(
      tx,
      body.filter(id => uuid.test(id)),
    );
    return names.map(({ id, name }) => ({ id, nome: name }));
  },
  appAccessesEndingWith: async ({ actor, params }) => {
    refuseWithoutGroup(actor);
    return presentOwnAppAccesses(actor).filter(key => key.endsWith(params.end.toLowerCase()));
  },
  hasTedPay: async ({ actor }) => actor.appAccesses.has('ted-pay'),
  hrUsesRecorder: ({ tx, actor }) => inAnyCompany(tx, actor.accessGroupId, 'recorder'),
  hrHasFlow: ({ tx, actor }) => inAnyCompany(tx, actor.accessGroupId, 'flow'),
  workerHasFlow: ({ tx, actor }) => inAnyEmployment(tx, actor.personId, 'flow'),
  workerUsesRecorder: ({ tx, actor }) => inAnyEmployment(tx, actor.personId, 'recorder'),
  workerHasClub: ({ tx, actor }) => inAnyEmployment(tx, actor.personId, 'club'),
  employmentHasFlow: async ({ tx, params }) =>
    (await inEmployment(tx, params.id, 'flow')) ?? refuse('EMPLOYEE_NOT_FOUND'),
  employmentHasClub: async ({ tx, params }) =>
    (await inEmployment(tx, params.id, 'club')) ?? refuse('EMPLOYEE_NOT_FOUND'),
  companyUsesPayrollClock: async ({ tx, params }) =>
    (await inCompany(tx, params.id, 'payrollClock')) ?? refuse('NOT_FOUND'),
} satisfies Handlers<typeof identityContract>;

/** HR and managers work in a chosen access group: a call for any profile asks for it too. @throws ACCESS_GROUP_NOT_CHOSEN */
function refuseWithoutGroup({ profile, accessGroupId }: Actor): void {
  if ((profile === 'rh' || profile === 'gestor') && !accessGroupId) refuse('ACCESS_GROUP_NOT_CHOSEN');
}

/** Somebody of the scope by CPF, with the opening in their access log. @throws INVALID_CPF, NOT_FOUND for anybody else, known or not */
async function lookUp(tx: Tx, by: By, typed: string): Promise<PersonInReach> {
  const { actor } = by;
  const cpf = readIdentifier({ CPF: typed });
  if ('refused' in cpf) return refuseField('cpf', 'INVALID_CPF');
  const id = (await personByCpf(tx, cpf.value)) ?? refuse('NOT_FOUND');
  const person = (await personInReach(tx, id)) ?? refuse('NOT_FOUND');
  await recordOpening(tx, by, {
    accessGroupId: actor.accessGroupId,
    personId: id,
    entity: 'person',
    entityId: id,
  });
  return person;
}

function masked({ id, name, email, cell_phone }: PersonInReach) {
  return {
    id,
    nome: name,
    email: email && maskEmail(email),
    celular: cell_phone && maskCellPhone(cell_phone),
  };
}
