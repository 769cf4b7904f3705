import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';

/** What steps of an approver profile say to a decision on a justification. */
export type RouteAnswer =
  | { refusal: ErrorCode; values: MessageValues }
  /** `more`: further seats are to be filled; `last`: it is decided now. */
  | { is: 'more' | 'last' };

export type RouteVerb = 'approve' | 'deny' | 'review';

/** What the time clock needs of the approval engine: a justification may be decided by the steps of a profile of type `ponto` (product 4, section 12). */
export interface ClockRoutePort {
  /** Freezes the route of one that was just made, and asks its first step. @returns false: no profile fits. @throws MANAGER_NOT_REGISTERED, APPROVER_MISSING */
  open(tx: Tx, by: Doer, id: string): Promise<boolean>;
  /** Whether somebody may decide it in any step. */
  includes(tx: Tx, by: Doer, id: string): Promise<boolean>;
  /** What a decision would be answered now. */
  ask(tx: Tx, by: Doer, id: string, verb: RouteVerb): Promise<RouteAnswer>;
  /** Fills a seat; who comes next is told. @throws the refusal of `ask` */
  decide(tx: Tx, by: Doer, id: string, verb: RouteVerb, reason: string | undefined): Promise<'more' | 'last'>;
  /** From its first step again. */
  again(tx: Tx, by: Doer, id: string): Promise<void>;
}
