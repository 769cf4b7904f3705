import type { Actor } from '#kernel/http/actor.ts';

/** One's own request is somebody else's to answer, and an answered one nobody's. */
export function mayAnswer(request: { person_id: string; answered_at: Date | null }, actor: Actor): boolean {
  return request.answered_at === null && request.person_id !== actor.personId;
}
