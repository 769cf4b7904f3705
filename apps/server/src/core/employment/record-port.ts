import type { FieldValues } from '@cracha/contract/features/worker/worker-fields.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { StoredDependant } from './dependants.ts';

/** A worker record as it is. */
export interface PresentRecord {
  /** The day in Brasília. */
  today: string;
  /** By the names of the wire. */
  values: FieldValues;
  dependants: readonly StoredDependant[];
  /** Another account waits already. */
  accountWaits: boolean;
}

/** What requests need of the worker record, which a feature of its own keeps. Every change has its history. */
export interface RecordPort {
  /** Undefined: there is none, or it is out of reach. */
  read(tx: Tx, employmentId: string): Promise<PresentRecord | undefined>;
  save(tx: Tx, doer: Doer, employmentId: string, values: FieldValues): Promise<void>;
  saveDependants(tx: Tx, doer: Doer, employmentId: string, dependants: readonly StoredDependant[]): Promise<void>;
  /** Another account waits 48 hours, a first one stands at once. */
  changeAccount(tx: Tx, doer: Doer, employmentId: string, values: FieldValues): Promise<void>;
}
