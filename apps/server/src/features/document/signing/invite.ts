import { to } from '@cracha/contract/navigation/paths.ts';
import { newToken, spokenDay, tokenHash } from '#core/identity/invited-link.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { appendEvent } from '../chain.queries.ts';
import { type SignatureRow, type SignerRow, setSignerState } from '../signature.queries.ts';
import { maskedContact } from '../signer.presenter.ts';
import { setLink } from './signer.queries.ts';
import { insertMessage } from './signer-message.queries.ts';
import type { SignerMessage } from './signer-messages.ts';
import { signerMessage } from './signing.jobs.ts';

export interface InviteServices {
  secrets: Secrets;
  enqueue: Enqueue;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/** Asks those whose turn begins: portal users by the bell, others by a link of their own. Once each, whoever asks. */
export async function invite(
  tx: Tx,
  services: InviteServices,
  request: SignatureRow,
  signers: readonly SignerRow[],
  turns: readonly string[],
): Promise<void> {
  for (const [at, signer] of signers.entries()) {
    if (turns[at] !== 'invited' || signer.state === 'invited') continue;
    await setSignerState(tx, signer.id, 'invited');
    await call(tx, services, request, signer, 'invitation');
    await appendEvent(tx, request.document_id, {
      ...{ tipo: 'enviado', ator: null, ip: null, agente: null, hashDocumento: request.hash_read },
      dados: { assinante: signer.name, contato: signer.person_id ? null : maskedContact(signer) },
    });
  }
}

/** Tells a signer that it is their turn, or that it still is. */
export async function call(
  tx: Tx,
  services: InviteServices,
  request: SignatureRow,
  signer: SignerRow,
  kind: 'invitation' | 'reminder',
): Promise<void> {
  const { title, code, company, due_on: due } = request;
  if (signer.person_id !== null) {
    const base = { personId: signer.person_id, accessGroupId: request.access_group_id };
    const target = to.signature.document(request.id, signer.profile ?? 'trabalhador');
    const values = { codigo: code, titulo: title };
    const cause = `signature:${request.id}:${signer.id}`;
    await notify(tx, [
      kind === 'invitation'
        ? { ...base, kind: 'documentToSign', values, target, cause: `${cause}:${request.row_version}` }
        : {
            ...base,
            kind: 'signatureReminder',
            values: { ...values, prazo: spokenDay(due) },
            target,
            cause: `${cause}:${dayFrom()}`,
          },
    ]);
    return;
  }
  const token = newToken();
  await setLink(tx, signer.id, tokenHash(token), due);
  const link = services.publicUrl + to.signature.invited(token);
  await message(tx, services, request, signer, { kind, company, title, due: spokenDay(due), link });
}

/** One message to a signer without a user, with what becomes of it. */
export async function message(
  tx: Tx,
  { secrets, enqueue }: Pick<InviteServices, 'secrets' | 'enqueue'>,
  { access_group_id: accessGroupId, asked_by: personId }: Pick<SignatureRow, 'access_group_id' | 'asked_by'>,
  signer: Pick<SignerRow, 'id' | 'contact' | 'email' | 'cell_phone'>,
  said: SignerMessage,
): Promise<void> {
  const sentTo = signer.contact === 'email' ? signer.email : signer.cell_phone;
  if (sentTo === null) return;
  const messageId = await insertMessage(tx, signer.id, { kind: said.kind, channel: signer.contact, sentTo });
  const sealed = secrets.seal(JSON.stringify(said)).toString('base64');
  await enqueue(tx, signerMessage, { personId, accessGroupId, messageId, sealed });
}
