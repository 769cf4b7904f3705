import { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import type pg from 'pg';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Seal, Unusable } from '#kernel/seal/seal.ts';
import { chainOf } from '../chain.queries.ts';
import { messagesTo, signatureById, signersOf } from '../signature.queries.ts';
import { askSignatures } from './ask-signatures.ts';
import {
  cancelSignature,
  changeSignerContact,
  extendSignature,
  remindSignature,
  replaceSignature,
  resendToSigner,
  sealAgain,
  updateSignature,
} from './change-signature.ts';
import { askEntry, closeForStranger } from './entry.ts';
import { sendActCode } from './factor.ts';
import { receiptOf } from './receipt.ts';
import { type SealReady, sendSignature } from './send-signature.ts';
import { refuseToSign, type SignServices, sign, standingOf } from './sign.ts';
import { signMany } from './sign-many.ts';
import { presentSignature, presentSigning } from './signature.presenter.ts';
import { colleaguesOf, pagesRead } from './signer.queries.ts';
import { takeSealed } from './take-sealed.ts';

export interface SigningServices extends SignServices {
  pool: pg.Pool;
  files: FileStore;
  sealReady: SealReady;
  seal: () => Promise<Seal | Unusable>;
}

/** Of each signer. */
const messagesTold = 50;

export function signingRoutes(services: SigningServices): Routes[] {
  const whole = async (tx: Tx, by: By, id: string) => {
    const request = (await signatureById(tx, id)) ?? refuse('NOT_FOUND');
    const signers = await signersOf(tx, request.id);
    const ids = signers.map(one => one.id);
    return presentSignature(by, request, signers, await messagesTo(tx, ids, messagesTold));
  };
  return [
    routes(signatureContract, {
      createSignature: ({ tx, by, body }) => askSignatures(tx, by, body),
      signature: ({ tx, by, params }) => whole(tx, by, params.id),
      updateSignature: async ({ tx, by, params: { id }, body }) => {
        await updateSignature(tx, by, id, body);
        return whole(tx, by, id);
      },
      sendSignature: async ({ tx, by, params: { id } }) => {
        await sendSignature(services, tx, by, id);
        return whole(tx, by, id);
      },
      cancelSignature: async ({ tx, by, params: { id }, body }) => {
        await cancelSignature(services, tx, by, id, body.motivo);
        return whole(tx, by, id);
      },
      replaceSignature: async ({ tx, by, params: { id }, body }) => {
        await replaceSignature(services, tx, by, id, body);
        return whole(tx, by, id);
      },
      extendSignature: async ({ tx, by, params: { id }, body }) => {
        await extendSignature(services, tx, by, id, body.prazo);
        return whole(tx, by, id);
      },
      remindSignature: async ({ tx, by, params: { id } }) => {
        await remindSignature(services, tx, by, id);
        return whole(tx, by, id);
      },
      sealAgain: async ({ tx, by, params: { id } }) => {
        await sealAgain(services, tx, by, id);
        return whole(tx, by, id);
      },
      changeSignerContact: async ({ tx, by, params, body }) => {
        await changeSignerContact(services, tx, by, params, body);
        return whole(tx, by, params.id);
      },
      resendToSigner: async ({ tx, by, params }) => {
        await resendToSigner(services, tx, by, params.id, params.idAssinante);
        return whole(tx, by, params.id);
      },
      signedBytes: ({ by, params, inOwnTransaction }) => takeSealed(services.files, by, inOwnTransaction, params.id),
      signatureEvents: async ({ tx, by, params }) => {
        const request = (await signatureById(tx, params.id)) ?? refuse('NOT_FOUND');
        if (by.profile === 'assinante') await standingOf(tx, by, request.id);
        return chainOf(tx, request.document_id);
      },
      signatureReceipt: ({ tx, by, params: { id, forma }, query }) =>
        receiptOf(services.seal, tx, by, { id, form: forma, signerId: query.assinante }),
      colleagues: async ({ tx, query }) => {
        const found = await colleaguesOf(tx, query.pesquisa);
        return found.map(({ person_id, name, department }) => ({
          idUsuario: person_id,
          nome: name,
          lotacao: department,
        }));
      },
      signMany: ({ by, body, inOwnTransaction }) => signMany(services, by, inOwnTransaction, body),
    }),
    routes(signingContract, {
      askEntry: ({ tx, body }) => askEntry(services, tx, body.tokenAcesso),
      notMe: async ({ body }) => {
        await closeForStranger(services.pool, body.tokenAcesso);
        return undefined;
      },
      signing: async ({ tx, by, query }) => {
        const standing = await standingOf(tx, by, query.assinatura);
        const { request, own } = standing;
        const read = await pagesRead(tx, {
          ...{ documentId: request.document_id, version: request.version },
          ...{ signerId: own.id, personId: own.person_id },
        });
        return presentSigning(by, standing, read);
      },
      askActCode: async ({ tx, by, body }) => {
        const { request, own } = await standingOf(tx, by, body.idAssinatura);
        if (request.state !== 'waiting') return refuse('STATUS_FORBIDS', { status: request.state });
        return sendActCode(services, tx, request, own);
      },
      sign: ({ by, body, inOwnTransaction }) => sign(services, by, inOwnTransaction, body),
      refuseSigning: async ({ tx, by, body }) => {
        await refuseToSign(services, tx, by, body);
        return { situacao: 'recusado' as const };
      },
    }),
  ];
}
