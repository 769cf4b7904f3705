import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { presentNotifications } from './notification.presenter.ts';
import { type BellOf, countNotifications, countUnread, listNotifications, markRead } from './notification.queries.ts';

/** The bell of every area: one's own notifications in the current profile. */
export function notificationRoutes(): Routes {
  return routes(notificationContract, {
    notifications: async ({ tx, actor, params, query }) => {
      const bell = bellOf(actor);
      const rows = await listNotifications(tx, bell, { ...params, after: query.after });
      return presentNotifications(rows, await countNotifications(tx, bell), params);
    },
    unreadTotal: async ({ tx, actor }) => countUnread(tx, bellOf(actor)),
    markAsRead: async ({ tx, actor, body }) => ({ total: await markRead(tx, bellOf(actor), body.ids) }),
  });
}

function bellOf({ personId, profile, accessGroupId }: Actor): BellOf {
  return { personId, area: `/${profile}/`, accessGroupId };
}
