import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { digitCode } from '#core/identity/codes.ts';
import { codeAgainSeconds, entryCodeHash, tokenHash } from '#core/identity/invited-link.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { appendEvent } from '../chain.queries.ts';
import { signatureById } from '../signature.queries.ts';
import { closeLink, documentOfSigner, keepEntryCode } from './entry.queries.ts';
import { message } from './invite.ts';
import { signerEntry } from './signing.jobs.ts';

/** Asks for an entry code. Whether the link is known is found out by the job: the answer is the same, and takes as long. */
export async function askEntry(
  { secrets, enqueue }: { secrets: Secrets; enqueue: Enqueue },
  tx: Tx,
  token: string,
): Promise<{ enviadoPara: null; reenviarEm: number }> {
  const asked = { hash: tokenHash(token).toString('hex') };
  await enqueue(tx, signerEntry, { sealed: secrets.seal(JSON.stringify(asked)).toString('base64') });
  return { enviadoPara: null, reenviarEm: codeAgainSeconds };
}

export interface EntryServices {
  pool: pg.Pool;
  secrets: Secrets;
  enqueue: Enqueue;
}

/** Makes a code for a known link, and sends it to the contact of the invitation. An unknown link, or one that got its code just now: nothing. */
export async function sendEntryCode(services: EntryServices, { sealed }: { sealed: string }): Promise<void> {
  const { hash }: { hash: string } = JSON.parse(services.secrets.unseal(Buffer.from(sealed, 'base64')));
  const code = digitCode();
  const found = await inTransaction(services.pool, 'select 1', client =>
    keepEntryCode(queriesOn(client), Buffer.from(hash, 'hex'), entryCodeHash(code)),
  );
  if (!found) return;
  const causer = { personId: found.asked_by, accessGroupId: found.access_group_id };
  const signer = {
    ...{ id: found.signer_id, contact: found.channel, email: found.contact, cell_phone: found.contact },
  };
  await inGroupContext(services.pool, causer, async tx => {
    await message(tx, services, { access_group_id: causer.accessGroupId, asked_by: causer.personId }, signer, {
      kind: 'code',
      code,
    });
    const documentId = await documentOfSigner(tx, found.signer_id);
    if (documentId)
      await appendEvent(tx, documentId, {
        ...{ tipo: 'codigoEnviado', ator: found.name, ip: null, agente: null, hashDocumento: null },
        dados: { para: 'entrada' },
      });
  });
}

/** The link reached somebody else: it is closed, and who asked is told. Nobody learns whether it was open. */
export async function closeForStranger(pool: pg.Pool, token: string): Promise<void> {
  const found = await inTransaction(pool, 'select 1', client => closeLink(queriesOn(client), tokenHash(token)));
  if (!found) return;
  await inGroupContext(pool, { personId: found.asked_by, accessGroupId: found.access_group_id }, async tx => {
    const request = await signatureById(tx, found.request_id);
    if (!request) return;
    await notify(tx, [
      {
        ...{ personId: request.asked_by, accessGroupId: request.access_group_id, kind: 'contactReturned' },
        ...{ values: { codigo: request.code, titulo: request.title, nome: found.name } },
        target: to.signature.document(request.id, request.side === 'job' ? 'rh' : request.side),
        cause: `stranger:${found.signer_id}:${request.row_version}`,
      },
    ]);
  });
}
