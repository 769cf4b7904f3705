import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Acting, By } from '#kernel/http/by.ts';

/** A justification as the list of requests shows it. */
export interface SeenJustification {
  /** By the names of the time clock's form; health is cut for managers. */
  data: Record<string, unknown>;
  /** The author's words; null where it is health and the reader is a manager. */
  words: string | null;
  files: readonly { id: string; name: string; size: number }[];
  messages: readonly { at: Date; by: string | null; isMine: boolean; text: string }[];
  /** What the reader may do now. */
  can: readonly JustificationVerdict[];
  /** Why one that may be denied can't be approved. */
  approvalRefusal: ErrorCode | undefined;
}

export type JustificationVerdict = 'approve' | 'deny' | 'return' | 'finish';

/** A justification's file, as it is handed out. */
export interface JustificationPaper {
  name: string;
  sha256: string;
  size: number;
  content_type: string;
}

/** What requests need of the time clock: it keeps justifications, and their rules are its own. Each throws NOT_FOUND alike for missing and foreign ones. */
export interface JustificationPort {
  read(tx: Tx, by: By, id: string): Promise<SeenJustification>;
  /** @throws as the time clock's own calls */
  decide(
    tx: Tx,
    by: Acting,
    id: string,
    verb: JustificationVerdict,
    said: { version: number | undefined; reason?: string | undefined },
  ): Promise<void>;
  write(tx: Tx, by: By, id: string, text: string): Promise<void>;
  file(tx: Tx, by: By, id: string, fileId: string): Promise<JustificationPaper>;
}
