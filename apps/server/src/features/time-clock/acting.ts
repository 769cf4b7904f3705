import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';

/** Who acts on mirrors and justifications: a call, or a job that does many for somebody. */
export interface Acting extends Doer {
  actor: Pick<Actor, 'personId' | 'profile' | 'permissions' | 'accessGroupId'>;
}
