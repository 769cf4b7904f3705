import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import type { FieldValues } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { StoredDependant } from './dependants.ts';

/** Somebody who is hired, with what they told themselves. */
export interface Hiring {
  companyId: string;
  cpf: string;
  /** By the names of the wire, the account aside: it is told by its holder, whatever the doer sees of accounts. */
  values: FieldValues;
  account: FieldValues;
  /** What HR tells besides, a company's own fields too. */
  more: Readonly<Record<string, FieldValue>>;
  dependants: readonly StoredDependant[];
  /** Their bytes are in the store already. */
  files: readonly { section: FileSection; name: string; sha256: string; size: number; contentType: string }[];
}

/** Makes an employment with record, folder and first access, in the caller's transaction. @returns its id. @throws what a new worker is refused for */
export type HireWorker = (tx: Tx, by: By, hiring: Hiring) => Promise<string>;
