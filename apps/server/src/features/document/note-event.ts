import type { ChainKind, Plain } from '#core/document/chain.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { appendEvent, signerName } from './chain.queries.ts';

/** A row of the chain about what the caller did. @param hash of what they read, where they read something */
export async function noteEvent(
  tx: Tx,
  by: By,
  documentId: string,
  {
    tipo,
    dados = {},
    hash = null,
  }: { tipo: ChainKind; dados?: { readonly [name: string]: Plain }; hash?: string | null },
): Promise<void> {
  const ator = by.profile === 'assinante' ? await signerName(tx) : by.actor.name;
  const { ip, userAgent } = by.request;
  await appendEvent(tx, documentId, { tipo, ator, ip, agente: userAgent || null, dados, hashDocumento: hash });
}
