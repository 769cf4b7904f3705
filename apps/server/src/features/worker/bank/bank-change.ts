import { readFields } from '@cracha/contract/features/worker/worker-check.ts';
import { type FieldValues, savedFieldsOf } from '@cracha/contract/features/worker/worker-fields.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { record } from '#core/audit/audit.ts';
import { columnOf } from '#core/employment/worker-columns.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type RecordForm, recordFormOf } from '../record-form.queries.ts';
import { hasAccount, refuseFaults, valuesOf } from '../save-worker.ts';
import { mayEdit } from '../worker.policy.ts';
import { takeVersion, type Worker } from '../worker.queries.ts';
import {
  bankContacts,
  endBankChange,
  hrOfBank,
  insertBankChange,
  type OwnBankChange,
  ownBankChanges,
  waitingAccount,
} from './bank-change.queries.ts';

/** What of identity a change of account needs. */
export interface BankServices {
  /** @throws TWO_FACTOR_NOT_CONFIGURED, TWO_FACTOR_CODE_MISSING while it is not fresh */
  secondFactor: (tx: Tx, actor: Actor) => Promise<void>;
  /** Tells a worker's contacts that another account waits. */
  tellBankChange: (
    tx: Tx,
    contacts: Awaited<ReturnType<typeof bankContacts>>,
    change: { company: string; due: string },
  ) => Promise<void>;
}

const names = savedFieldsOf('banco');
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/**
 * Another account or Pix key waits 48 hours, longer around the payday; the worker hears of it at their contacts and in the portal.
 * @throws OPERATION_NOT_ALLOWED, STATUS_FORBIDS where none stands yet or another one waits, STALE_VERSION,
 * REQUIRED_FIELD where nothing would change or none would be left, the fields' faults, those of the second factor
 */
export async function askBankChange(
  tx: Tx,
  { secondFactor, tellBankChange }: BankServices,
  by: By,
  worker: Worker,
  form: { versao: number; campos: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { actor } = by;
  if (!mayEdit(actor, 'banco')) refuse('OPERATION_NOT_ALLOWED');
  if (!hasAccount(worker)) refuse('STATUS_FORBIDS', { status: 'banco' });
  const before = bankOf(valuesOf(worker));
  const after = readAccount(worker, form.campos, (await recordFormOf(tx, worker.company_id)) ?? refuse('NOT_FOUND'));
  await secondFactor(tx, actor);
  // before the record is held: what brings it to effect takes the two in this order
  if (await waitingAccount(tx, worker.id, { lock: true })) refuse('STATUS_FORBIDS', { status: 'aguardando' });
  if (!(await takeVersion(tx, worker.id, form.versao))) refuse('STALE_VERSION');
  await letAccountWait(tx, tellBankChange, by, worker, { before, after });
}

/** Another account begins to wait. @throws STATUS_FORBIDS where one waits already */
export async function letAccountWait(
  tx: Tx,
  tellBankChange: BankServices['tellBankChange'],
  by: Doer,
  worker: Worker,
  { before, after }: { before: FieldValues; after: FieldValues },
): Promise<void> {
  const change = { askedBy: by.personId, before: named(before), after: named(after) };
  const made = (await insertBankChange(tx, worker, change)) ?? refuse('STATUS_FORBIDS', { status: 'aguardando' });
  await record(tx, by, {
    verb: 'bankChangeAsked',
    entity: 'employmentBank',
    entityId: worker.id,
    before: change.before,
    after: change.after,
  });
  const due = moment.format(made.due_at);
  const target = to.worker.bankChanges();
  await notify(tx, [
    {
      personId: worker.person_id,
      accessGroupId: worker.access_group_id,
      kind: 'bankChangeAsked',
      values: { empresa: worker.trade_name, quando: due },
      target,
      cause: `bank-asked:${made.id}`,
    },
  ]);
  await tellBankChange(tx, await bankContacts(tx, worker.id), { company: worker.trade_name, due });
}

/** HR takes it back before its time. @throws OPERATION_NOT_ALLOWED, NOT_FOUND of this record's, STATUS_FORBIDS where it waits no more */
export async function cancelBankChange(tx: Tx, by: By, worker: Worker, id: string): Promise<void> {
  const { actor } = by;
  if (!mayEdit(actor, 'banco')) refuse('OPERATION_NOT_ALLOWED');
  const waiting = await waitingAccount(tx, worker.id, { lock: true });
  if (waiting?.id !== id) refuse('NOT_FOUND');
  const ended = (await endBankChange(tx, id, 'cancelled')) ?? refuse('STATUS_FORBIDS');
  await record(tx, by, {
    verb: 'bankChangeCancelled',
    entity: 'employmentBank',
    entityId: worker.id,
    before: ended.after,
  });
  await notify(tx, [
    {
      personId: worker.person_id,
      accessGroupId: worker.access_group_id,
      kind: 'bankChangeCancelled',
      values: { empresa: worker.trade_name },
      target: to.worker.bankChanges(),
      cause: `bank-cancelled:${id}`,
    },
  ]);
}

/** 'It was not me': the worker's account stays, and all of HR who look after bank data hear of it. @throws NOT_FOUND, STATUS_FORBIDS */
export async function stopBankChange(tx: Tx, by: By, id: string): Promise<OwnBankChange> {
  const { actor } = by;
  const [found] = await ownBankChanges(tx, actor.personId, id);
  const change = found ?? refuse('NOT_FOUND');
  const ended = (await endBankChange(tx, change.id, 'stopped')) ?? refuse('STATUS_FORBIDS', { status: change.state });
  await record(tx, by, {
    verb: 'bankChangeStopped',
    entity: 'employmentBank',
    entityId: change.employment_id,
    accessGroupId: change.access_group_id,
    before: ended.after,
  });
  const hr = await hrOfBank(tx, change.employment_id);
  await notify(
    tx,
    hr.map(personId => ({
      personId,
      accessGroupId: change.access_group_id,
      kind: 'bankChangeStopped' as const,
      values: { nome: change.worker_name },
      target: to.hr.worker(change.employment_id),
      cause: `bank-stopped:${change.id}`,
    })),
  );
  return { ...change, state: 'stopped' };
}

/** The account as it will be; what was not sent stays, what the company requires must. */
function readAccount(worker: Worker, given: Readonly<Record<string, unknown>>, form: RecordForm): FieldValues {
  for (const name of Object.keys(given)) if (!names.some(known => known === name)) refuseField(name, 'INVALID_REQUEST');
  const present = bankOf(valuesOf(worker));
  const { values, faults } = readFields({ ...present, ...given }, worker.today);
  refuseFaults(faults, worker.today);
  for (const name of form.required) if (name in values && values[name] === null) refuseField(name, 'REQUIRED_FIELD');
  // without any, the next one would be a first one and would not wait
  if (!values.conta && !values.chavePix) refuseField('conta', 'REQUIRED_FIELD');
  if (names.every(name => (values[name] ?? null) === (present[name] ?? null))) refuseField('conta', 'REQUIRED_FIELD');
  return bankOf(values);
}

/** The fields of an account, each there. */
export function bankOf(values: FieldValues): FieldValues {
  return Object.fromEntries(names.map(name => [name, values[name] ?? null]));
}

function named(values: FieldValues): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [columnOf[name][1], values[name] ?? null]));
}
