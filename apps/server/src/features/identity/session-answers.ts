import type { Tx } from '#kernel/database/transaction.ts';
import { type Tokens, tokenRow } from '#kernel/http/token.ts';
import { claimsOf } from './identity.queries.ts';

type BearerToken = Awaited<ReturnType<Tokens['sign']>>;

/** How a session is answered: with the claims for its client, or, where it may do one thing alone, without. */
export interface SessionAnswers {
  bearer: (tx: Tx, tokenId: string) => Promise<BearerToken>;
  narrow: (tokenId: string) => Promise<BearerToken>;
}

export function sessionAnswers(tokens: Tokens): SessionAnswers {
  return {
    bearer: async (tx, tokenId) => tokens.sign({ ...(await claimsOf(tx, tokenRow(tokenId))), jti: tokenId }),
    narrow: tokenId => tokens.sign({ jti: tokenId }),
  };
}
