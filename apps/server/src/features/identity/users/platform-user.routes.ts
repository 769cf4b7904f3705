import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { openCase } from '../case.queries.ts';
import { decideAccount, replaceContact, resetAuthenticator } from './account-case.ts';
import type { InvitationServices } from './invitation.ts';
import { presentPlatformRecord, presentPlatformUser } from './platform-user.presenter.ts';
import { countPlatformUsers, platformUserOf, platformUsersOf, rolesAnywhere } from './platform-user.queries.ts';
import { endSessionsOf, inviteOperator } from './platform-user.ts';

/** All users, for the platform's operator and support. */
export function platformUserRoutes(services: InvitationServices): Routes {
  return routes(platformUserContract, {
    platformUsers: async ({ tx, params, query }) => {
      const search = query.pesquisa?.trim() || undefined;
      const digits = search?.replace(/\D/g, '');
      const filter = {
        search,
        digits: digits && digits.length >= 10 ? digits : undefined,
        role: query.papel,
        state: query.situacao,
      };
      const users = await platformUsersOf(tx, filter, { ...params, after: query.after });
      return pageOf(users, await countPlatformUsers(tx, filter), params, presentPlatformUser);
    },
    platformUser: ({ tx, by, params }) => open(tx, by, params.id),
    inviteOperator: async ({ tx, by, body }) => open(tx, by, await inviteOperator(tx, services, by, body)),
    endUserSessions: ({ tx, by, params }) => endSessionsOf(tx, by, params.id),
    resetAuthenticator: async ({ tx, by, params, body }) => {
      await resetAuthenticator(tx, services, by, params.id, body);
      return open(tx, by, params.id);
    },
    replaceContact: async ({ tx, by, params, body }) => {
      await replaceContact(tx, services, by, params.id, body);
      return open(tx, by, params.id);
    },
    decideAccount: async ({ tx, by, params, body }) => {
      await decideAccount(tx, by, params.id, body);
      return open(tx, by, params.id);
    },
  });
}

/** A person's record, with the opening in their access log. */
async function open(tx: Tx, by: By, id: string) {
  const { actor } = by;
  const user = (await platformUserOf(tx, id)) ?? refuse('NOT_FOUND');
  const opened = { accessGroupId: null, personId: user.id, entity: 'person', entityId: user.id };
  await recordOpening(tx, by, opened);
  return presentPlatformRecord(actor, user, await rolesAnywhere(tx, user.id), await openCase(tx, user.id));
}
