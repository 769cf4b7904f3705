import { countDownload, downloadLimit } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { appendEvent } from '../chain.queries.ts';
import { signatureById } from '../signature.queries.ts';
import { standingOf } from './sign.ts';
import { takenLately } from './signer.queries.ts';

type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * The sealed PDF, counted as one download of a person, or of a signer without a user: fifty an hour each. That it was taken stands in the chain.
 * @throws NOT_FOUND, STATUS_FORBIDS before it is sealed, DOWNLOAD_LIMIT_EXCEEDED
 */
export async function takeSealed(
  files: FileStore,
  by: By,
  inOwnTransaction: InOwnTransaction,
  id: string,
): Promise<SentFile> {
  const request = await inOwnTransaction(async tx => {
    const found = (await signatureById(tx, id)) ?? refuse('NOT_FOUND');
    const name = by.profile === 'assinante' ? (await standingOf(tx, by, found.id)).own.name : by.actor.name;
    const { hash_final } = found;
    if (hash_final === null) return refuse('STATUS_FORBIDS', { status: found.state });
    if (by.profile !== 'assinante') await countDownload(tx, by.actor, 'signature', found.id);
    else if ((await takenLately(tx, found.document_id, name)) >= downloadLimit)
      refuse('DOWNLOAD_LIMIT_EXCEEDED', { limite: downloadLimit });
    await appendEvent(tx, found.document_id, {
      ...{ tipo: 'baixado', ator: name, ip: by.ip, agente: by.request.userAgent, dados: {} },
      hashDocumento: found.hash_read,
    });
    return { ...found, hash_final };
  });
  const content = await files.open(request.hash_final);
  return { content, size: Number(request.final_size), contentType: 'application/pdf', name: `${request.code}.pdf` };
}
