import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { type SignatureVerb, signatureMoved } from '#core/document/signature-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { appendEvent } from '../chain.queries.ts';
import { documentSeal } from '../seal.jobs.ts';
import { moveSignature, type SignatureRow, type SignerRow, setSignerState, signersOf } from '../signature.queries.ts';
import { maskedContact } from '../signer.presenter.ts';
import { changeSigners } from './change-signers.ts';
import { readContacts } from './contacts.ts';
import { deadlineIn } from './deadline.ts';
import { call, type InviteServices, invite } from './invite.ts';
import { ownSignature } from './send-signature.ts';
import { editSignature, replacementOf, setContact } from './signer.queries.ts';
import { sentLately } from './signer-message.queries.ts';
import { tellEverybody } from './tell-signature.ts';

interface Moving {
  verb: Extract<SignatureVerb, 'cancel' | 'replace' | 'extend'>;
  tipo: 'cancelado' | 'substituido' | 'estendido';
  dados: Record<string, string>;
  change: { dueOn?: string; reason?: string };
}

/** One verb of who asked: state, signers and chain in one transaction. @throws STATUS_FORBIDS, NOT_FOUND, OPERATION_NOT_ALLOWED */
async function move(
  tx: Tx,
  by: By,
  id: string,
  { verb, tipo, dados, change }: Moving,
): Promise<{ request: SignatureRow; signers: SignerRow[]; turns: readonly string[] }> {
  const request = await ownSignature(tx, by, id);
  const signers = await signersOf(tx, id);
  const done = signatureMoved({ state: request.state, signers, expiredDays: request.expired_days }, verb);
  if ('refusal' in done) return refuse(done.refusal, { status: request.state });
  if (!(await moveSignature(tx, request, done.state, change))) refuse('STALE_VERSION');
  await appendEvent(tx, request.document_id, {
    ...{ tipo, ator: by.actor.name, ip: by.ip, agente: by.request.userAgent, dados, hashDocumento: request.hash_read },
  });
  // those whose turn begins are invited by `invite`, which tells them
  for (const [at, signer] of signers.entries()) {
    const state = done.signers[at];
    if (state && state !== 'invited') await setSignerState(tx, signer.id, state);
  }
  const moved = { ...request, row_version: request.row_version + 1, due_on: change.dueOn ?? request.due_on };
  return { request: moved, signers, turns: done.signers };
}

export async function cancelSignature(
  services: InviteServices,
  tx: Tx,
  by: By,
  id: string,
  motivo: string,
): Promise<void> {
  const { request, signers } = await move(tx, by, id, {
    ...{ verb: 'cancel', tipo: 'cancelado', dados: { motivo }, change: { reason: motivo } },
  });
  await tellEverybody(
    services,
    tx,
    request,
    signers.filter(one => one.invited_at !== null),
    'signatureCanceled',
  );
  await record(tx, by, {
    ...{ verb: 'signatureCanceled', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, justification: motivo },
  });
}

/** Another document takes its place; the old one points to it. @throws INVALID_OPTION for a document that is none of the sender's */
export async function replaceSignature(
  services: InviteServices,
  tx: Tx,
  by: By,
  id: string,
  { idDocumento, motivo }: { idDocumento: string; motivo: string },
): Promise<void> {
  const { request, signers } = await move(tx, by, id, {
    ...{ verb: 'replace', tipo: 'substituido', dados: { motivo, documento: idDocumento.toLowerCase() } },
    change: { reason: motivo },
  });
  if (!(await replacementOf(tx, request.document_id, idDocumento))) refuseField('idDocumento', 'INVALID_OPTION');
  await tellEverybody(
    services,
    tx,
    request,
    signers.filter(one => one.invited_at !== null),
    'signatureReplaced',
  );
  await record(tx, by, {
    ...{ verb: 'signatureReplaced', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, justification: motivo },
  });
}

/** More time; who ran out of it is asked again. */
export async function extendSignature(
  services: InviteServices,
  tx: Tx,
  by: By,
  id: string,
  prazo: string,
): Promise<void> {
  const dueOn = deadlineIn(prazo, 'prazo');
  const { request, signers, turns } = await move(tx, by, id, {
    ...{ verb: 'extend', tipo: 'estendido', dados: { prazo: dueOn }, change: { dueOn } },
  });
  await invite(tx, services, request, signers, turns);
  await record(tx, by, {
    ...{ verb: 'signatureExtended', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, prazo: dueOn },
  });
}

const waits = ({ state }: SignerRow) => state === 'invited' || state === 'opened' || state === 'read';

/** Reminds whose turn it is; who was told today already is not told again. @throws STATUS_FORBIDS */
export async function remindSignature(services: InviteServices, tx: Tx, by: By, id: string): Promise<void> {
  const request = await ownSignature(tx, by, id);
  if (request.state !== 'waiting') refuse('STATUS_FORBIDS', { status: request.state });
  await remindAll(services, tx, request, await signersOf(tx, id), by.actor.name);
}

/** Tells those whose turn it is, once a day. */
export async function remindAll(
  services: InviteServices,
  tx: Tx,
  request: SignatureRow,
  signers: readonly SignerRow[],
  ator: string | null,
): Promise<void> {
  for (const signer of signers.filter(waits)) {
    if (signer.person_id === null && (await sentLately(tx, signer.id)).day > 0) continue;
    await call(tx, services, request, signer, 'reminder');
    await appendEvent(tx, request.document_id, {
      ...{
        tipo: 'lembrado',
        ator,
        ip: null,
        agente: null,
        dados: { assinante: signer.name },
        hashDocumento: request.hash_read,
      },
    });
  }
}

async function signerIn(tx: Tx, by: By, id: string, signerId: string) {
  const request = await ownSignature(tx, by, id);
  const signer = (await signersOf(tx, id)).find(one => one.id === signerId.toLowerCase()) ?? refuse('NOT_FOUND');
  if (request.state !== 'waiting' || !waits(signer)) refuse('STATUS_FORBIDS', { status: signer.state });
  return { request, signer };
}

/** Sends the invitation again. @throws CONTACT_CODE_TOO_SOON beyond one a minute or ten a day, STATUS_FORBIDS */
export async function resendToSigner(
  services: InviteServices,
  tx: Tx,
  by: By,
  id: string,
  signerId: string,
): Promise<void> {
  const { request, signer } = await signerIn(tx, by, id, signerId);
  const { minute, day } = await sentLately(tx, signer.id);
  if (minute > 0 || day >= 10) refuse('CONTACT_CODE_TOO_SOON', { tempo: '60 s', retryAfter: 60 });
  await call(tx, services, request, signer, 'invitation');
}

/** Corrects where a signer without a user is reached: the old link and codes die, a new invitation goes out. */
export async function changeSignerContact(
  services: InviteServices,
  tx: Tx,
  by: By,
  { id, idAssinante }: { id: string; idAssinante: string },
  asked: { email?: string | undefined; celular?: string | undefined; motivo: string },
): Promise<void> {
  const { request, signer } = await signerIn(tx, by, id, idAssinante);
  if (signer.person_id !== null) refuse('OPERATION_NOT_ALLOWED');
  const contact = readContacts(asked);
  await setContact(tx, signer.id, contact);
  const changed = {
    ...signer,
    contact: contact.kind,
    email: contact.email ?? signer.email,
    cell_phone: contact.cellPhone ?? signer.cell_phone,
  };
  await appendEvent(tx, request.document_id, {
    ...{
      tipo: 'contatoMudado',
      ator: by.actor.name,
      ip: by.ip,
      agente: by.request.userAgent,
      hashDocumento: request.hash_read,
    },
    dados: { assinante: signer.name, de: maskedContact(signer), para: maskedContact(changed), motivo: asked.motivo },
  });
  await record(tx, by, {
    ...{ verb: 'signerContactChanged', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, justification: asked.motivo },
  });
  await call(tx, services, request, changed, 'invitation');
}

/** HR has what failed sealed again, now. @throws STATUS_FORBIDS */
export async function sealAgain(services: InviteServices, tx: Tx, by: By, id: string): Promise<void> {
  const request = await ownSignature(tx, by, id);
  const signers = await signersOf(tx, id);
  const done = signatureMoved({ state: request.state, signers, expiredDays: null }, 'sealAgain');
  if ('refusal' in done) return refuse(done.refusal, { status: request.state });
  if (!(await moveSignature(tx, request, done.state))) refuse('STALE_VERSION');
  const causer = { personId: request.asked_by, accessGroupId: request.access_group_id };
  await services.enqueue(tx, documentSeal, { ...causer, requestId: id });
  await record(tx, by, {
    ...{ verb: 'signatureSealedAgain', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code },
  });
}

/**
 * Corrects deadline and message of what nobody has signed; of a draft also who signs it.
 * @throws STATUS_FORBIDS, EDIT_NOT_ALLOWED, and what `changeSigners` refuses
 */
export async function updateSignature(
  tx: Tx,
  by: By,
  id: string,
  { prazo, mensagem, assinantes }: BodyOf<(typeof signatureContract)['updateSignature']>,
): Promise<void> {
  const request = await ownSignature(tx, by, id);
  if (request.state !== 'draft' && request.state !== 'waiting') refuse('STATUS_FORBIDS', { status: request.state });
  if ((await signersOf(tx, id)).some(({ state }) => state === 'signed')) refuse('EDIT_NOT_ALLOWED');
  if (assinantes && request.state !== 'draft') refuse('STATUS_FORBIDS', { status: request.state });
  const names = assinantes && (await changeSigners(tx, request, assinantes));
  const dueOn = deadlineIn(prazo, 'prazo');
  await editSignature(tx, id, { dueOn, message: mensagem ?? request.message });
  await record(tx, by, {
    ...{ verb: 'signatureChanged', entity: 'signature', entityId: id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, prazo: dueOn, ...(names && { assinantes: names.join(', ') }) },
  });
}
