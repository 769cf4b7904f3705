import { refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import type { RequestInfo } from './request-info.ts';

/** Who did something, in which profile and from where: what the histories keep. A job makes one of who caused it. */
export interface Doer {
  personId: string;
  accessGroupId: string | null;
  profile: string;
  ip: string | null;
  supporterId: string | null;
}

/** Who acts by permissions: a call, or a job that does many for somebody. */
export interface Acting extends Doer {
  actor: Pick<Actor, 'personId' | 'profile' | 'permissions' | 'accessGroupId'>;
}

/** Who does what a call asks: its doer, with all that is known of the asker and of the request. */
export interface By extends Doer {
  actor: Actor;
  request: RequestInfo;
}

export function byOf(actor: Actor, request: RequestInfo): By {
  const { personId, accessGroupId, profile, supporterId } = actor;
  return { personId, accessGroupId, profile, ip: request.ip, supporterId, actor, request };
}

/** The access group in which something is done or asked. @throws ACCESS_GROUP_NOT_CHOSEN */
export function groupOf({ accessGroupId }: { accessGroupId: string | null }): string {
  return accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN');
}
