import { lawMinimums } from '@cracha/contract/features/time-clock/schedule-words.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { record } from '#core/audit/audit.ts';
import type { RulesDocument } from '#core/clock/month/facts.types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { planChanged } from '../facts.ts';
import { belowLaw } from './rules-check.ts';
import { type Chosen, chosenIds } from './schedules.ts';
import {
  assignRulesTo,
  employmentsOfRules,
  insertRule,
  insertRuleSet,
  nameRuleSet,
  type RuleSet,
  ruleSetOf,
} from './setup.queries.ts';

/** @throws RULE_BELOW_LAW, RECORD_ALREADY_EXISTS */
export async function createRuleSet(
  tx: Tx,
  by: By,
  { name, kind, fromDay, document }: { name: string; kind: RuleSet['kind']; fromDay: string; document: RulesDocument },
): Promise<string> {
  check(document, by.request.language);
  const id = (await insertRuleSet(tx, groupOf(by), name, kind)) ?? refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await insertRule(tx, groupOf(by), { setId: id, fromDay, document, by: by.personId });
  await record(tx, by, {
    verb: 'clockRulesCreated',
    entity: 'clockRules',
    entityId: id,
    after: { name, fromDay, document },
  });
  return id;
}

/** A version from a day on, a name, or both. Mirrors that are not sealed are computed anew. @throws NOT_FOUND, RECORD_ALREADY_EXISTS, RULE_BELOW_LAW */
export async function changeRuleSet(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  {
    id,
    name,
    kind,
    fromDay,
    document,
  }: {
    id: string;
    name: string | undefined;
    kind: RuleSet['kind'] | undefined;
    fromDay: string | undefined;
    document: RulesDocument | undefined;
  },
): Promise<string> {
  const before = (await ruleSetOf(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  const named = { name: name ?? before.name, kind: kind ?? before.kind };
  if (!(await nameRuleSet(tx, before.id, named.name, named.kind))) refuseField('nome', 'RECORD_ALREADY_EXISTS');
  if (document) {
    if (fromDay === undefined) return refuseField('aPartirDe', 'REQUIRED_FIELD');
    check(document, by.request.language);
    const isNew = await insertRule(tx, groupOf(by), { setId: before.id, fromDay, document, by: by.personId });
    if (!isNew) refuseField('aPartirDe', 'RECORD_ALREADY_EXISTS');
    const employmentIds = await employmentsOfRules(tx, before.id);
    await planChanged(tx, enqueue, by, { employmentIds, from: fromDay });
  }
  await record(tx, by, {
    verb: 'clockRulesChanged',
    entity: 'clockRules',
    entityId: before.id,
    before: { name: before.name },
    after: { name: named.name, ...(document ? { fromDay, document } : {}) },
  });
  return before.id;
}

/** @returns how many @throws NOT_FOUND, EMPLOYEE_NOT_FOUND */
export async function assignRules(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  { chosen, setId, fromDay, pretend }: { chosen: Chosen; setId: string; fromDay: string; pretend: boolean },
): Promise<number> {
  const { id } = (await ruleSetOf(tx, groupOf(by), setId)) ?? refuse('NOT_FOUND');
  const ids = await chosenIds(tx, by, chosen, fromDay);
  if (pretend || ids.length === 0) return ids.length;
  await assignRulesTo(tx, ids, { setId: id, fromDay, by: by.personId });
  await planChanged(tx, enqueue, by, { employmentIds: ids, from: fromDay });
  const after = { fromDay, total: ids.length, ...(ids.length <= 50 ? { employmentIds: ids } : {}) };
  await record(tx, by, { verb: 'clockRulesAssigned', entity: 'clockRules', entityId: id, after });
  return ids.length;
}

function check(document: RulesDocument, language: Language): void {
  const campo = belowLaw(document);
  if (campo)
    throw new Refusal(
      'RULE_BELOW_LAW',
      { regra: lawMinimums[campo][columns[language]], campo },
      { definicao: 'RULE_BELOW_LAW' },
    );
}
