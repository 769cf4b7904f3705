import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { signatureOf } from '../document-parts.queries.ts';
import { cancelSignature } from './change-signature.ts';
import type { InviteServices } from './invite.ts';

/** For who gives up what a paper was made for: its request for signatures is canceled. @throws STATUS_FORBIDS, OPERATION_NOT_ALLOWED */
export function paperCanceler(services: InviteServices) {
  return async (tx: Tx, by: By, documentId: string, reason: string): Promise<void> => {
    const request = await signatureOf(tx, documentId);
    if (request) await cancelSignature(services, tx, by, request.id, reason);
  };
}
