import { usualDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { plusDays } from '#core/calendar/days.ts';
import { signersAllowed } from '#core/document/signature-moves.ts';
import { checkCode } from '#core/identity/codes.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { deadlineIn } from './deadline.ts';
import {
  type DraftToSign,
  draftToSign,
  filesToSign,
  insertSignature,
  insertSigner,
  minorsAmong,
  type NamedSigner,
  nameAbout,
  settleCompany,
} from './signer.queries.ts';
import { isTwice, signerOf } from './signer-of.ts';

/** Contracts and what ends them: a worker under 18 doesn't sign these alone (CLT, art. 439; product 6.3). */
const bindsMinors = ({ type, kind, origin }: DraftToSign) =>
  type === 8 || kind === 'contrato' || kind === 'aditivo' || origin === 'kit' || origin === 'termination';

type Call = (typeof signatureContract)['createSignature'];

/** @throws SIGNERS_COUNT */
export function checkCount({ length }: readonly unknown[]): void {
  const { min, max } = signersAllowed;
  if (length < min || length > max) refuse('SIGNERS_COUNT');
}

/** Whether these may sign it together. @throws RECORD_ALREADY_EXISTS for one who is named twice, GUARDIAN_REQUIRED */
export async function checkSigners(tx: Tx, draft: DraftToSign, signers: readonly NamedSigner[]): Promise<void> {
  if (isTwice(signers)) refuse('RECORD_ALREADY_EXISTS');
  if (!bindsMinors(draft) || signers.some(({ role }) => role === 'responsavelLegal')) return;
  const [minor] = await minorsAmong(
    tx,
    signers.flatMap(({ employment_id }) => employment_id ?? []),
  );
  if (minor !== undefined) refuse('GUARDIAN_REQUIRED', { nome: minor });
}

/**
 * Names who signs a draft, in which order and until when. The document and its file stay as they are.
 * @throws GUARDIAN_REQUIRED, SIGNERS_COUNT, RECORD_ALREADY_EXISTS for a person or a request twice, FORMAT_NOT_SIGNABLE, STATUS_FORBIDS, INVALID_OPTION
 */
export async function askSignatures(tx: Tx, by: Doer, body: BodyOf<Call>): Promise<ResponseSent<Call>> {
  if (body.posicoes?.length) refuseField('posicoes', 'INVALID_OPTION');
  if (body.observadores?.length) refuseField('observadores', 'INVALID_OPTION');
  const draft = (await draftToSign(tx, body.idDocumento)) ?? refuse('NOT_FOUND');
  if (draft.asks !== 'sign' || draft.state !== 'draft') refuse('STATUS_FORBIDS', { status: draft.state });
  const files = await filesToSign(tx, draft.id, draft.file_version);
  if (files.length === 0) refuse('UPLOAD_REQUIRED');
  if (files.some(({ pages }) => pages === null)) refuse('FORMAT_NOT_SIGNABLE');
  checkCount(body.assinantes);
  const dueOn = deadlineIn(body.prazo ?? plusDays(dayFrom(), usualDeadlineDays), 'prazo');
  const signers: NamedSigner[] = [];
  for (const [at, asked] of body.assinantes.entries()) signers.push(await signerOf(tx, asked, at));
  await checkSigners(tx, draft, signers);
  const document = { ...draft, company_id: await settleCompany(tx, draft, signers) };
  const id = await insertSignature(tx, document, {
    ...{ askedBy: by.personId, message: body.mensagem ?? '', dueOn, checkCode: checkCode() },
  });
  if (id === undefined) return refuse('RECORD_ALREADY_EXISTS');
  const request = { id, documentId: document.id, accessGroupId: document.access_group_id };
  const named: { id: string; nome: string; passo: number }[] = [];
  for (const [at, signer] of signers.entries()) {
    await nameAbout(tx, document, signer);
    named.push({ id: await insertSigner(tx, request, signer, at + 1), nome: signer.name, passo: signer.step });
  }
  await record(tx, by, {
    ...{ verb: 'signatureAsked', entity: 'signature', entityId: id, accessGroupId: document.access_group_id },
    after: { codigo: document.code, prazo: dueOn },
  });
  return { id, situacao: 'rascunho', assinantes: named };
}
