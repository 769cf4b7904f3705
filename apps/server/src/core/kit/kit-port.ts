import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';

/** A paper that a kit asks of a person. */
export interface KitPaper {
  /** The item of the kit's definition. */
  id: string;
  name: string;
  sides: 1 | 2;
  maxAgeDays: number | null;
  obligatory: boolean;
  /** Why it is asked, in the words that the person reads. */
  why: string;
}

/** A file that a person delivered for a paper before the kit was opened; its bytes are in the store. */
export interface DeliveredPaper {
  paperId: string;
  files: readonly { sha256: string; name: string; contentType: string; size: number }[];
}

/** What is known of the work that a kit is for; what is missing suits every kit. */
export interface KitJob {
  companyId?: string | undefined;
  regime?: string | undefined;
  jobTitle?: string | undefined;
}

/**
 * The papers that a kit of admission asks, in their order; undefined: it is meant for other work.
 * @throws NOT_FOUND of a definition that isn't of this group, or is off
 */
export type KitPapersOf = (tx: Tx, definitionId: string, job: KitJob) => Promise<KitPaper[] | undefined>;

/** Opens a kit for a worker; what was delivered counts as accepted, because HR has looked at it. @returns its id */
export type OpenKit = (
  tx: Tx,
  by: Doer,
  kit: { definitionId: string; employmentId: string; delivered: readonly DeliveredPaper[] },
) => Promise<string>;
