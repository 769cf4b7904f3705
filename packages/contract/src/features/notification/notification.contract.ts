import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected } from '../../kernel/wire.ts';
import * as s from './notification.schemas.ts';

/** The bell of every area: one's own notifications in the current profile. */
export const notificationContract = {
  notifications: endpoint({
    method: 'GET',
    path: '/notificacao/:page/:size?',
    summary: "One's own notifications, newest first.",
    access: 'signedIn',
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(s.notification),
  }),
  unreadTotal: endpoint({
    method: 'GET',
    path: '/notificacao/naolidas',
    summary: 'How many are unread.',
    access: 'signedIn',
    response: z.int(),
  }),
  markAsRead: endpoint({
    method: 'POST',
    path: '/notificacao/lidas',
    summary: 'Marks some or all as read.',
    access: 'signedIn',
    body: s.readForm,
    response: affected,
  }),
} satisfies Contract;
