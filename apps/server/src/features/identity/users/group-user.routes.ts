import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentGroupUser } from './group-user.presenter.ts';
import { countUndeclared, type GroupUser, pageOfUsers, rolesOf, usersOf } from './group-user.queries.ts';
import { enableGroupUser, inviteUser, resendInvitation, saveUserAccess } from './group-user.ts';
import type { InvitationServices } from './invitation.ts';
import { enablePlatformUser } from './platform-user.ts';

/** The users of an access group, for its HR. */
export function groupUserRoutes(services: InvitationServices): Routes {
  return routes(groupUserContract, {
    groupUsers: async ({ tx, actor, by, params, query }) => {
      const { users, counted } = await pageOfUsers(tx, filterOf(query), { ...params, after: query.after });
      const shown = users.slice(0, params.size);
      if (query.corNaoInformada) await recordReading(tx, by, shown);
      const roles = await rolesOf(
        tx,
        actor.accessGroupId,
        shown.map(user => user.id),
      );
      return {
        ...pageOf(users, counted, params, user => presentGroupUser(actor, told(actor, user), roles)),
        totalCorNaoInformada: seesColour(actor) ? await countUndeclared(tx) : 0,
      };
    },
    groupUser: ({ tx, by, params }) => openUser(tx, by, params.id),
    inviteUser: async ({ tx, by, body }) => openUser(tx, by, await inviteUser(tx, services, by, body)),
    resendInvitation: ({ tx, by, params }) => resendInvitation(tx, services, by, params.id),
    saveUserAccess: async ({ tx, by, params, body }) => {
      await saveUserAccess(tx, services, by, params.id, body);
      return openUser(tx, by, params.id);
    },
    enableUser: ({ tx, actor, by, params, body }) =>
      actor.profile === 'rh'
        ? enableGroupUser(tx, by, params.id, body.ativo)
        : enablePlatformUser(tx, by, params.id, body.ativo),
  });
}

function filterOf(
  query: Parameters<typeof searchOf>[0] & {
    papel?: string | undefined;
    idPerfil?: string | undefined;
    situacao?: GroupUser['state'] | undefined;
    corNaoInformada?: boolean | undefined;
  },
) {
  return {
    ...searchOf(query),
    role: query.papel,
    profileId: query.idPerfil,
    state: query.situacao,
    undeclared: query.corNaoInformada === true,
  };
}

/** A search text, and the digits of it where they may be a CPF. */
function searchOf({ pesquisa }: { pesquisa?: string | undefined }) {
  const search = pesquisa?.trim() || undefined;
  return { search, cpf: search?.replace(/\D/g, '').match(/^\d{11}$/)?.[0] };
}

/** Race and colour are sensitive: who may not see workers' records isn't told. */
const seesColour = ({ permissions }: Actor) => permissions.has('RhTrabalhadorVisualizar');

function told(actor: Actor, user: GroupUser): GroupUser {
  return seesColour(actor) ? user : { ...user, undeclared: false };
}

async function openUser(tx: Tx, by: By, id: string) {
  const { actor } = by;
  const [user] = /^[0-9a-f-]{36}$/i.test(id) ? await usersOf(tx, [id]) : [];
  if (!user) return refuse('NOT_FOUND');
  await recordReading(tx, by, [user]);
  return presentGroupUser(actor, told(actor, user), await rolesOf(tx, actor.accessGroupId, [id]));
}

/** Each of them can see who opened their record, or read that they did not tell race or colour. */
async function recordReading(tx: Tx, by: By, users: readonly GroupUser[]): Promise<void> {
  const { actor } = by;
  for (const { id } of users)
    await recordOpening(tx, by, {
      accessGroupId: actor.accessGroupId,
      personId: id,
      entity: 'person',
      entityId: id,
    });
}
