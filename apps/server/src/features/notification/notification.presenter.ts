import type { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import {
  type NotificationCode,
  notificationCodes,
} from '@cracha/contract/features/notification/notification.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import { totalOf, writeCursor } from '#kernel/http/cursor.ts';
import type { NotificationRow } from './notification.queries.ts';

type List = ResponseSent<(typeof notificationContract)['notifications']>;

/** A page of the bell; one row more than its size was read where another page follows. */
export function presentNotifications(
  rows: readonly NotificationRow[],
  counted: number,
  params: { page: number; size: number },
): List {
  const shown = rows.slice(0, params.size);
  const last = rows.length > params.size ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentNotification),
    ...totalOf(counted),
    ...params,
    after: last ? writeCursor([last.place, last.id]) : null,
  };
}

function presentNotification({
  id,
  kind,
  values,
  target,
  created_at,
  read_at,
}: NotificationRow): List['items'][number] {
  return {
    id,
    tipo: codeOf(kind),
    valores: messageValues.parse(values),
    criadaEm: created_at.toISOString(),
    lida: read_at !== null,
    destino: target ?? '',
  };
}

function codeOf(kind: string): NotificationCode {
  const code = notificationCodes.find(known => known === kind);
  if (!code) throw new Error(`Unknown kind of notification: ${kind}`);
  return code;
}
