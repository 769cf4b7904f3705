import { readOwnField } from '@cracha/contract/features/worker/own-field-check.ts';
import { type FieldValues, fieldOf, workerFieldNames } from '@cracha/contract/features/worker/worker-fields.ts';
import { record } from '#core/audit/audit.ts';
import { maskedDependant } from '#core/employment/dependants.ts';
import { ownFieldKey } from '#core/employment/own-field-key.ts';
import type { RecordPort } from '#core/employment/record-port.ts';
import { columnOf } from '#core/employment/worker-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { waitingAccount } from './bank/bank-change.queries.ts';
import { type BankServices, bankOf, letAccountWait } from './bank/bank-change.ts';
import { ownValuesOf } from './record-asked.ts';
import { recordFormOf } from './record-form.queries.ts';
import { entityOf, hasAccount, saveValues, valuesOf } from './save-worker.ts';
import { saveColumns, saveOwnValues, takeVersion, type Worker, workerById } from './worker.queries.ts';

/** The worker record as requests read and change it: what a request asks for is checked by the request. */
export function recordPort({ tellBankChange }: Pick<BankServices, 'tellBankChange'>): RecordPort {
  return {
    async read(tx, employmentId) {
      const worker = await workerById(tx, employmentId);
      if (!worker) return undefined;
      const { today, dependants } = worker;
      const accountWaits = (await waitingAccount(tx, worker.id)) !== undefined;
      return { today, values: valuesOf(worker), own: ownValuesOf(worker), dependants, accountWaits };
    },
    save: async (tx, doer, employmentId, values) => saveFields(tx, doer, await held(tx, employmentId), values),
    async saveOwn(tx, doer, employmentId, fieldId, value) {
      const worker = await held(tx, employmentId);
      const field = (await recordFormOf(tx, worker.company_id))?.fields.find(({ id }) => id === fieldId);
      if (!field || field.retirado || 'fault' in readOwnField(field, value)) return false;
      await saveOwnValues(tx, worker, field.secao, { [fieldId]: value });
      const key = ownFieldKey(fieldId);
      await record(tx, doer, {
        ...{ verb: 'workerSaved', entity: entityOf(field.secao), entityId: worker.id },
        ...{ before: { [key]: ownValuesOf(worker)[fieldId] ?? null }, after: { [key]: value } },
      });
      return true;
    },
    async saveDependants(tx, doer, employmentId, dependants) {
      const worker = await held(tx, employmentId);
      await saveColumns(tx, worker, 'worker_record', { dependants });
      await record(tx, doer, {
        ...{ verb: 'workerSaved', entity: entityOf('dependentes'), entityId: worker.id },
        before: { dependants: worker.dependants.map(maskedDependant) },
        after: { dependants: dependants.map(maskedDependant) },
      });
    },
    async changeAccount(tx, doer, employmentId, values) {
      const worker = await held(tx, employmentId);
      if (!hasAccount(worker)) return saveFields(tx, doer, worker, values);
      return letAccountWait(tx, tellBankChange, doer, worker, {
        ...{ before: bankOf(valuesOf(worker)), after: bankOf(values) },
      });
    },
  };
}

/** The record, held until the transaction ends. */
async function held(tx: Tx, employmentId: string): Promise<Worker> {
  await takeVersion(tx, employmentId, undefined);
  return (await workerById(tx, employmentId)) ?? refuse('EMPLOYEE_NOT_FOUND');
}

async function saveFields(tx: Tx, doer: Doer, worker: Worker, values: FieldValues): Promise<void> {
  const names = workerFieldNames.filter(name => name in values);
  const before = valuesOf(worker);
  await saveValues(tx, worker, values);
  const [first] = names;
  const told = (of: FieldValues) => Object.fromEntries(names.map(name => [columnOf[name][1], of[name] ?? null]));
  await record(tx, doer, {
    ...{ verb: 'workerSaved', entity: first ? entityOf(fieldOf(first).section) : 'employment', entityId: worker.id },
    ...{ before: told(before), after: told(values) },
  });
}
