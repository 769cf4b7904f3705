import { record } from '#core/audit/audit.ts';
import { provisionalPassword } from '#core/identity/codes.ts';
import { hashPassword } from '#core/identity/password.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import type { TellPerson } from '../identity-messages.ts';
import { issuePassword, issueTargetOf } from '../password.queries.ts';
import { refuseSupport } from '../second-factor.ts';

/**
 * A password that is shown once and changed at the first sign-in, for somebody within reach: never for oneself, and never by HR
 * for who holds a role of the platform, of another access group's staff, or of more companies than that HR. All sessions of that person end.
 */
export async function issueProvisionalPassword(
  tx: Tx,
  tell: TellPerson,
  by: By,
  personId: string,
): Promise<{ senhaProvisoria: string; expiraEm: string }> {
  const { actor, request } = by;
  refuseSupport(actor);
  const target = (await issueTargetOf(tx, personId)) ?? refuse('NOT_FOUND');
  if (personId === actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
  if (actor.profile === 'rh' && target.beyond_hr) refuse('USER_CHANGE_NOT_ALLOWED');
  if (!target.active) refuse('USER_INACTIVE');
  const password = provisionalPassword();
  const until = await issuePassword(tx, personId, await hashPassword(password));
  await record(tx, by, { verb: 'provisionalPasswordIssued', entity: 'person', entityId: personId });
  await tell(tx, personId, 'provisionalPasswordIssued', request);
  return { senhaProvisoria: password, expiraEm: until.toISOString() };
}
