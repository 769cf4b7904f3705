import { record } from '#core/audit/audit.ts';
import { brazilianZones, zoneOfState } from '#core/calendar/zone.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { planChanged } from '../facts.ts';
import {
  type ClockSetting,
  clockSettingOf,
  employmentsWithMirrors,
  insertJustificationKind,
  type JustificationKind,
  justificationKindsOf,
  saveClockSetting,
  updateJustificationKind,
} from './settings.queries.ts';
import { ruleSetOf } from './setup.queries.ts';

/** The zone that holds, and the one of the company's town. */
export function zonesOf({ zone, state, city }: Pick<ClockSetting, 'zone' | 'state' | 'city'>): {
  zone: string;
  usual: string;
} {
  const usual = zoneOfState(state, city);
  return { zone: zone ?? usual, usual };
}

/** @throws NOT_FOUND where the company is out of reach */
export async function clockSetting(tx: Tx, by: By, companyId: string): Promise<ClockSetting> {
  return (await clockSettingOf(tx, groupOf(by), companyId)) ?? refuse('NOT_FOUND');
}

/** What is left out stays. Mirrors that are not sealed are computed anew. @throws NOT_FOUND, INVALID_OPTION, STALE_VERSION */
export async function changeClockSetting(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  companyId: string,
  { version, ...change }: Partial<Omit<ClockSetting, 'company_id' | 'version'>> & { version: number | undefined },
): Promise<ClockSetting> {
  const before = await clockSetting(tx, by, companyId);
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION');
  if (change.zone && !brazilianZones.includes(change.zone)) refuseField('zona', 'INVALID_OPTION');
  if (change.rule_set_id)
    (await ruleSetOf(tx, groupOf(by), change.rule_set_id)) ?? refuseField('idRegra', 'INVALID_OPTION');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: ClockSetting = { ...before, ...given };
  if (!(await saveClockSetting(tx, groupOf(by), after))) refuse('STALE_VERSION');
  if (after.zone !== before.zone || after.rule_set_id !== before.rule_set_id)
    await planChanged(tx, enqueue, by, {
      employmentIds: await employmentsWithMirrors(tx, before.company_id),
      from: '1900-01-01',
    });
  await record(tx, by, {
    verb: 'clockSettingChanged',
    entity: 'clockSetting',
    entityId: before.company_id,
    before,
    after: given,
  });
  return clockSetting(tx, by, companyId);
}

export type KindForm = Pick<JustificationKind, 'name' | 'effect'> &
  Partial<Pick<JustificationKind, 'medical' | 'needs_file' | 'active' | 'position'>>;

/** @throws RECORD_ALREADY_EXISTS */
export async function addJustificationKind(tx: Tx, by: By, form: KindForm): Promise<string> {
  const kind = { medical: false, needs_file: false, active: true, ...form, position: form.position ?? null };
  const id = (await insertJustificationKind(tx, groupOf(by), kind)) ?? refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await record(tx, by, { verb: 'justificationKindAdded', entity: 'justificationKind', entityId: id, after: form });
  return id;
}

/** What a kind in use does stays: decisions were made by it. @throws NOT_FOUND, INVALID_OPTION, RECORD_ALREADY_EXISTS */
export async function changeJustificationKind(tx: Tx, by: By, id: string, form: Partial<KindForm>): Promise<string> {
  const before = (await justificationKindsOf(tx, groupOf(by))).find(one => one.id === id) ?? refuse('NOT_FOUND');
  if (before.in_use && form.effect !== undefined && form.effect !== before.effect)
    refuseField('efeito', 'INVALID_OPTION');
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
  if (!(await updateJustificationKind(tx, { ...before, ...given }))) refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await record(tx, by, {
    verb: 'justificationKindChanged',
    entity: 'justificationKind',
    entityId: id,
    before: { name: before.name },
    after: given,
  });
  return id;
}
