import { takeTurn } from '#core/access/administrators.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { refuseUntouchable } from './group-user.policy.ts';
import { insertRole } from './group-user.queries.ts';
import { grantable } from './group-user.ts';
import { deletedManager, managerIdOf, managersOf, saveRole, saveScope } from './manager.queries.ts';

/**
 * A deleted manager's role comes back switched off and looks after nobody, as when it was taken: HR says whom before it is on again.
 * @throws NOT_FOUND, RECORD_ALREADY_EXISTS for who is a manager here again, PERMISSION_NOT_GRANTABLE, USER_CHANGE_NOT_ALLOWED
 */
export async function restoreManager(
  tx: Tx,
  doer: Doer,
  personId: string,
  justification: string,
  actor: Actor,
): Promise<void> {
  const { accessGroupId } = actor;
  await takeTurn(tx, accessGroupId);
  const { profileId, name } = (await deletedManager(tx, accessGroupId, personId)) ?? refuse('NOT_FOUND');
  await grantable(tx, actor, { papel: 'GESTOR', idPerfil: profileId, empresas: [] });
  if (!(await insertRole(tx, { personId, accessGroupId, role: 'GESTOR', profileId, companies: [], name })))
    refuse('RECORD_ALREADY_EXISTS');
  const [manager] = await managersOf(tx, [(await managerIdOf(tx, accessGroupId, personId)) ?? refuse('NOT_SAVED')]);
  if (!manager) return refuse('NOT_FOUND');
  refuseUntouchable(actor, { id: personId, platform: manager.platform });
  await saveScope(tx, accessGroupId, manager.id, { all: false, companies: [], departments: [], workers: [] });
  await saveRole(tx, manager.id, { profileId, enabled: false });
  await record(tx, doer, {
    verb: 'managerRestored',
    entity: 'manager',
    entityId: personId,
    after: { profile: manager.profile, enabled: false, justification },
  });
}
