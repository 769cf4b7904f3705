import type { FieldValues } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
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
  /** Of the company's own fields, by their ids. */
  own: Readonly<Record<string, FieldValue>>;
  /** Another account waits already. */
  accountWaits: boolean;
}

/** What requests need of the worker record, which a feature of its own keeps. Every change has its history. */
export interface RecordPort {
  /** Undefined: there is none, or it is out of reach. */
  read(tx: Tx, employmentId: string): Promise<PresentRecord | undefined>;
  save(tx: Tx, doer: Doer, employmentId: string, values: FieldValues): Promise<void>;
  /** A field of the company's own. @returns false: the company asks for it no more, or not for such a value */
  saveOwn(tx: Tx, doer: Doer, employmentId: string, fieldId: string, value: FieldValue): Promise<boolean>;
  saveDependants(tx: Tx, doer: Doer, employmentId: string, dependants: readonly StoredDependant[]): Promise<void>;
  /** Another account waits 48 hours, a first one stands at once. */
  changeAccount(tx: Tx, doer: Doer, employmentId: string, values: FieldValues): Promise<void>;
}
