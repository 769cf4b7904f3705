import * as z from 'zod/mini';
import { keysOf } from '../../kernel/said.ts';
import { id, instant, messageValues } from '../../kernel/wire.ts';
import { notices } from './notices.ts';

/** Every kind of notification; stored as code + values, worded when shown (`notification.messages.ts`). */
export const notificationCodes = keysOf(notices);
export type NotificationCode = keyof typeof notices;

/** The values that a notification's text needs; `competencia` as `MM/YYYY`, of a statement the year. */
export type NotificationValues<C extends NotificationCode> = Record<
  (typeof notices)[C]['values'][number],
  string | number
>;

/** `destino` is a path of the web application that shows what it is about. */
export const notification = z.object({
  id,
  tipo: z.enum(notificationCodes),
  valores: messageValues,
  criadaEm: instant,
  lida: z.boolean(),
  destino: z.string(),
});

/** Left out `ids`: all of one's own. */
export const readForm = z.object({ ids: z.optional(z.array(id).check(z.maxLength(200))) });
