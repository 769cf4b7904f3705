import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { readCursor } from '#kernel/http/cursor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentNotifications } from './notification.presenter.ts';
import {
  type After,
  type BellOf,
  countNotifications,
  countUnread,
  listNotifications,
  markRead,
} from './notification.queries.ts';

/** The bell of every area: one's own notifications in the current profile. */
export function notificationRoutes(): Routes {
  return routes(notificationContract, {
    notifications: async ({ tx, actor, params, query }) => {
      const bell = bellOf(actor);
      const after = query.after === undefined ? undefined : afterOf(query.after);
      const rows = await listNotifications(tx, bell, {
        size: params.size,
        offset: (params.page - 1) * params.size,
        after,
      });
      return presentNotifications(rows, await countNotifications(tx, bell), params);
    },
    unreadTotal: async ({ tx, actor }) => countUnread(tx, bellOf(actor)),
    markAsRead: async ({ tx, actor, body }) => ({ total: await markRead(tx, bellOf(actor), body.ids) }),
  });
}

function bellOf({ personId, profile, accessGroupId }: Actor): BellOf {
  return { personId, area: `/${profile}/`, accessGroupId };
}

/** Reads the cursor of the list. @throws INVALID_PAGE for one that it did not write */
function afterOf(cursor: string): After {
  const [at, id] = readCursor(cursor, 2).map(String);
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at ?? '') && !Number.isNaN(Date.parse(at ?? ''));
  if (!at || !id || !isInstant || !/^[0-9a-f-]{36}$/.test(id)) refuse('INVALID_PAGE');
  return { at, id };
}
