import { record } from '#core/audit/audit.ts';
import { switchReceiptsQr } from '#core/receipt/switch-qr.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { isAppAccess, maySwitch } from './company.policy.ts';
import {
  type ConfiguredCompany,
  configOf,
  grantedAccesses,
  lockConfig,
  refreshAccesses,
  saveConfig,
  sightChanged,
  stoppedRequests,
} from './company.queries.ts';
import { changesOf, type Settings, type Switches, sightOf, switched, type Wish } from './company-config.ts';

/**
 * Changes what a form names, all or nothing, and keeps it in the history. @throws NOT_FOUND, STALE_VERSION, INVALID_OPTION,
 * FEATURE_NOT_CONTRACTED, and CONFIRMATION_REQUIRED where people would gain or lose the sight of documents, or requests would stand still
 */
export async function configureCompany(tx: Tx, doer: Doer, id: string, wish: Wish): Promise<ConfiguredCompany> {
  const now = (await lockConfig(tx, doer.accessGroupId, id)) ?? refuse('NOT_FOUND');
  if (wish.version !== undefined && wish.version !== now.version) refuse('STALE_VERSION');
  await checkAccesses(tx, now.accessGroupId, wish.accesses);
  const changes = changesOf(now, { ...wish.settings, ...switched(now, wish.accesses) });
  if (!changes) return now;
  if (!wish.confirmed) await askOnce(tx, id, changes.after);
  await saveConfig(tx, id, changes.after);
  if (changes.after.qrCode !== undefined) await switchReceiptsQr(tx, doer, { companyId: id }, changes.after.qrCode);
  if (changes.after.accessesOn || changes.after.accessesOff) await refreshAccesses(tx, now.accessGroupId);
  await record(tx, doer, { verb: 'companyConfigured', entity: 'company', entityId: id, ...changes });
  return (await configOf(tx, id)) ?? refuse('NOT_FOUND');
}

async function checkAccesses(tx: Tx, accessGroupId: string, accesses: Wish['accesses']): Promise<void> {
  const asked = Object.entries(accesses);
  if (asked.length === 0) return;
  const granted = await grantedAccesses(tx, accessGroupId);
  for (const [key, on] of asked) {
    if (!isAppAccess(key)) refuseField(`appAcessos.${key}`, 'INVALID_OPTION');
    if (!maySwitch(key, on, granted)) refuseField(`appAcessos.${key}`, 'FEATURE_NOT_CONTRACTED');
  }
}

/** Where nobody has a document yet, and no request waits, there is nothing to ask. */
async function askOnce(tx: Tx, id: string, after: Partial<Settings & Switches>): Promise<void> {
  const { gained, lost } = sightOf(after);
  const sight = gained.length + lost.length > 0 ? await sightChanged(tx, id, gained, lost) : nobody;
  const stopped = stopsRequests(after) ? await stoppedRequests(tx, id, after.requestApproval === false) : 0;
  if (sight.total + stopped === 0) return;
  refuse('CONFIRMATION_REQUIRED', { ...sight, ...(stopped > 0 && { pedidosParados: stopped }) });
}

const nobody = { total: 0, ganham: 0, perdem: 0 };

/** Requests that were sent wait until what decides them is switched on again; HR may redirect or cancel each. */
function stopsRequests({ requestApproval, requestFlow, accessesOff = [] }: Partial<Settings & Switches>): boolean {
  return requestApproval === false || requestFlow === false || accessesOff.includes('solicitacoes-com-fluxo');
}
