import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Refusal } from '#kernel/refusal.ts';

/** Who has a paper made, in the profile in which they asked. */
export type PaperJob = Causer & { profile: 'rh' | 'gestor' };

/** A paper of a model that something else than its own batch asks for. */
export interface AskedPaper {
  templateId: string;
  employmentId: string;
  title: string;
  asks: 'nothing' | 'acknowledge' | 'sign';
  message: string;
  dueOn: string | null;
  origin: 'model' | 'kit' | 'termination';
  /** The name of the kit that asks for it. */
  kit?: string;
}

/** What becomes of the paper, in its own transaction. */
export interface Settling {
  /** Holds what waits for it; false: it has one by now. */
  holds: (tx: Tx) => Promise<boolean>;
  made: (tx: Tx, documentId: string) => Promise<void>;
}

/** Makes a paper of a model for a worker, whose signature and the asker's are asked where it is to be signed. @returns why none was made */
export type MakeModelPaper = (job: PaperJob, asked: AskedPaper, settling: Settling) => Promise<Refusal | undefined>;
