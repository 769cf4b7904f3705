import type { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import {
  type NotificationCode,
  notificationCodes,
} from '@cracha/contract/features/notification/notification.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { NotificationRow } from './notification.queries.ts';

type List = ResponseSent<(typeof notificationContract)['notifications']>;

/** A page of the bell. */
export function presentNotifications(
  rows: readonly Placed<NotificationRow>[],
  counted: number,
  params: { page: number; size: number },
): List {
  return pageOf(rows, counted, params, presentNotification);
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
