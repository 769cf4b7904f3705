import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { type DeliveryServices, deliver } from '#core/identity/deliver.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { appendEvent } from '../chain.queries.ts';
import { signatureById, signatureOfDocument } from '../signature.queries.ts';
import { type MessageRow, messageById, settleMessage } from './signer-message.queries.ts';
import { type SignerMessage, signerMail } from './signer-messages.ts';

export interface MessageServices extends DeliveryServices {
  pool: pg.Pool;
  secrets: Secrets;
}

type Job = Causer & { messageId: string; sealed: string };

/** Sends a message and keeps what became of it; a server that says no is asked no more, one that doesn't answer is asked again. */
export async function sendSignerMessage({ pool, secrets, mailer, sms }: MessageServices, job: Job): Promise<void> {
  const row = await inGroupContext(pool, job, tx => messageById(tx, job.messageId));
  if (row?.state !== 'queued') return;
  const said: SignerMessage = JSON.parse(secrets.unseal(Buffer.from(job.sealed, 'base64')));
  const sentTo = { channel: row.channel, sentTo: row.sent_to };
  const sent = await deliver({ mailer, sms }, sentTo, signerMail('pt-BR', said));
  if (sent === 'refused') return inGroupContext(pool, job, tx => notDelivered(tx, row, 'refused'));
  await inGroupContext(pool, job, async tx => {
    if (await settleMessage(tx, row.id, 'sent')) await tellChain(tx, row, 'entregue');
  });
}

/** All tries were in vain: who asked is told, so that they can correct the contact. */
export function gaveUpMessage({ pool }: Pick<MessageServices, 'pool'>, job: Job): Promise<void> {
  return inGroupContext(pool, job, async tx => {
    const row = await messageById(tx, job.messageId);
    if (row) await notDelivered(tx, row, 'noAnswer');
  });
}

async function notDelivered(tx: Tx, row: MessageRow, state: 'refused' | 'noAnswer'): Promise<void> {
  if (!(await settleMessage(tx, row.id, state))) return;
  await tellChain(tx, row, 'devolvido');
  const id = await signatureOfDocument(tx, row.document_id);
  const request = id === undefined ? undefined : await signatureById(tx, id);
  if (!request) return;
  await notify(tx, [
    {
      ...{ personId: request.asked_by, accessGroupId: request.access_group_id, kind: 'contactReturned' },
      ...{ values: { codigo: request.code, titulo: request.title, nome: row.name } },
      target: to.signature.document(request.id, request.side === 'job' ? 'rh' : request.side),
      cause: `message:${row.id}`,
    },
  ]);
}

async function tellChain(tx: Tx, { document_id: id, kind, name }: MessageRow, tipo: 'entregue' | 'devolvido') {
  const dados = { assinante: name, mensagem: kind };
  await appendEvent(tx, id, { tipo, ator: null, ip: null, agente: null, dados, hashDocumento: null });
}
