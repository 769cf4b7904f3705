import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import { recordOpening } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { readCursor, totalOf, writeCursor } from '#kernel/http/cursor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import type { InvitationServices } from './invitation.ts';
import { presentPlatformRecord, presentPlatformUser } from './platform-user.presenter.ts';
import {
  askedReset,
  countPlatformUsers,
  platformUserOf,
  platformUsersOf,
  rolesAnywhere,
} from './platform-user.queries.ts';
import { endSessionsOf, inviteOperator, resetAuthenticator } from './platform-user.ts';

/** All users, for the platform's operator and support. */
export function platformUserRoutes(services: InvitationServices): Routes {
  return routes(platformUserContract, {
    platformUsers: async ({ tx, params, query }) => {
      const cursor = query.after === undefined ? undefined : readCursor(query.after, 2).map(String);
      const after = cursor && { sort: cursor[0] ?? '', id: cursor[1] ?? '' };
      const search = query.pesquisa?.trim() || undefined;
      const digits = search?.replace(/\D/g, '');
      const filter = {
        search,
        digits: digits && digits.length >= 10 ? digits : undefined,
        role: query.papel,
        state: query.situacao,
      };
      const skip = after ? 0 : (params.page - 1) * params.size;
      const users = await platformUsersOf(tx, filter, { after, skip, size: params.size + 1 });
      const shown = users.slice(0, params.size);
      const last = users.length > params.size ? shown.at(-1) : undefined;
      return {
        items: shown.map(presentPlatformUser),
        ...totalOf(await countPlatformUsers(tx, filter)),
        ...params,
        after: last ? writeCursor([last.sort, last.id]) : null,
      };
    },
    platformUser: ({ tx, by, params }) => open(tx, by, params.id),
    inviteOperator: async ({ tx, by, body }) => open(tx, by, await inviteOperator(tx, services, by, body)),
    endUserSessions: ({ tx, by, params }) => endSessionsOf(tx, by, params.id),
    resetAuthenticator: async ({ tx, by, params }) => {
      await resetAuthenticator(tx, services, by, params.id);
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
  return presentPlatformRecord(actor, user, await rolesAnywhere(tx, user.id), await askedReset(tx, user.id));
}
