import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type SignatureRow, type SignerRow, signersOf } from '../signature.queries.ts';
import { checkCount, checkSigners } from './ask-signatures.ts';
import {
  draftToSign,
  insertSigner,
  moveSigner,
  type NamedSigner,
  nameAbout,
  setCompany,
  settleCompany,
  takeSignersOut,
} from './signer.queries.ts';
import { signerOf } from './signer-of.ts';

type Asked = NonNullable<BodyOf<(typeof signatureContract)['updateSignature']>['assinantes']>;
type Named = NamedSigner & { id?: string };

/**
 * Names anew who signs a draft. Who is out has nothing of it any more, and is told nothing: nobody was told before.
 * @returns the names of all who sign it now
 * @throws SIGNERS_COUNT, RECORD_ALREADY_EXISTS, GUARDIAN_REQUIRED, INVALID_OPTION for a signer who is none of its own
 */
export async function changeSigners(tx: Tx, request: SignatureRow, asked: Asked): Promise<string[]> {
  checkCount(asked);
  const draft = (await draftToSign(tx, request.document_id)) ?? refuse('NOT_FOUND');
  const before = await signersOf(tx, request.id);
  const signers: Named[] = [];
  for (const [at, one] of asked.entries())
    signers.push(one.id === undefined ? await signerOf(tx, one, at) : kept(before, { ...one, id: one.id }, at));
  await checkSigners(tx, draft, signers);
  const stay = new Set(signers.map(({ id }) => id));
  const out = before.filter(({ id }) => !stay.has(id));
  await takeSignersOut(tx, draft.id, out);
  const document = { ...draft, company_id: await settleCompany(tx, draft, signers) };
  await setCompany(tx, request.id, document.company_id);
  const made = { id: request.id, documentId: document.id, accessGroupId: document.access_group_id };
  for (const [at, signer] of signers.entries()) {
    if (signer.id !== undefined) {
      await moveSigner(tx, signer.id, signer, at + 1);
      continue;
    }
    await nameAbout(tx, document, signer);
    await insertSigner(tx, made, signer, at + 1);
  }
  return signers.map(({ name }) => name);
}

/** One who was named before, in the role and step that are asked now. */
function kept(before: readonly SignerRow[], { id, papel, passo }: Asked[number] & { id: string }, at: number): Named {
  const found = before.find(one => one.id === id.toLowerCase());
  if (!found) return refuseField(`assinantes.${at}.id`, 'INVALID_OPTION');
  return { ...found, role: papel, step: passo, company_id: null, accepted: true };
}
