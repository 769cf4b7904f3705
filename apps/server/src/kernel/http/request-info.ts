import type { Language } from '@cracha/contract/kernel/wire.ts';

/** What is known of a request beside its parts. */
export interface RequestInfo {
  id: string;
  ip: string;
  userAgent: string;
  language: Language;
  /** Which part of a file is asked for (RFC 9110, 14.2); undefined: the whole. */
  range: string | undefined;
  /** What the client names one act by, however often it is sent. */
  idempotencyKey: string | undefined;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}
