import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';

/** What is done to a file (`import:undone`, `registry:sent`), as its own log calls it. */
export type FileVerb<Of extends 'import' | 'registry'> = HistoryVerb extends infer Verb
  ? Verb extends `${Of}:${infer Kind}`
    ? Kind
    : never
  : never;

/** A worker's own proofs are in the record, and in nobody's history. */
type UntoldVerb = 'incomeProofMade' | 'incomeProofRevoked';

export interface Change {
  /** A named verb of the business: `importSent`, `receiptAnswered`. What nobody has words for is no verb: histories would say nothing of it. */
  verb: HistoryVerb | UntoldVerb;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  /** Where the doer has no access group of their own (a worker): the row's. */
  accessGroupId?: string;
}

/** Writes the record history (`historico-registros`), in the transaction of the change. */
export async function record(tx: Tx, doer: Doer, change: Change): Promise<void> {
  await runPrepared(
    tx,
    tx.insertInto('record_history').values({
      access_group_id: change.accessGroupId ?? doer.accessGroupId,
      // a signer without a user is nobody's person
      person_id: doer.personId === '' ? null : doer.personId,
      supporter_id: doer.supporterId,
      ip: doer.ip,
      profile: doer.profile,
      verb: change.verb,
      entity: change.entity,
      entity_id: change.entityId,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
    }),
  );
}

/** Somebody opened another person's data: that person can see who and when. */
export async function recordOpening(
  tx: Tx,
  doer: Doer,
  opened: { accessGroupId: string | null; personId: string; entity: string; entityId: string },
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      access_group_id: opened.accessGroupId,
      person_id: opened.personId,
      opened_by: doer.personId,
      supporter_id: doer.supporterId,
      profile: doer.profile,
      ip: doer.ip,
      entity: opened.entity,
      entity_id: opened.entityId,
    })
    .execute();
}
