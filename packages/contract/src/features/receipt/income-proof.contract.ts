import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './income-proof.schemas.ts';

const own = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorReciboDownload'],
  appAccess: ['recibos'],
} as const satisfies Access;

/** Proof of income: a worker shows what they choose of their pay to whoever gets the link. Our own calls. */
export const incomeProofContract = {
  incomeProofOptions: endpoint({
    method: 'GET',
    path: '/comprovante-renda/opcoes',
    summary: "What of each of one's own employments can be shown, with its value now.",
    access: own,
    response: s.proofOptions,
  }),
  incomeProofs: endpoint({
    method: 'GET',
    path: '/comprovante-renda',
    summary: "One's own proofs, newest first; at most 50.",
    access: own,
    response: z.array(s.proofItem),
  }),
  makeIncomeProof: endpoint({
    method: 'POST',
    path: '/comprovante-renda',
    summary:
      'Makes a proof of the chosen fields: a PDF with a QR code, and the link, told once; counts as one download.',
    access: own,
    body: s.proofForm,
    response: s.newProof,
    ownTransactions: true,
  }),
  incomeProofAccesses: endpoint({
    method: 'GET',
    path: '/comprovante-renda/:id/acessos',
    summary: "When one's own proof was opened and from where, newest first; at most 100.",
    access: own,
    params: idParams('income_proof'),
    response: z.array(s.proofAccess),
  }),
  revokeIncomeProof: endpoint({
    method: 'POST',
    path: '/comprovante-renda/:id/revogar',
    summary: 'Ends a proof at once.',
    access: own,
    params: idParams('income_proof'),
    response: s.proofItem,
  }),
  openIncomeProof: endpoint({
    method: 'GET',
    path: '/comprovante/:codigo',
    summary: 'What the worker chose to show to the holder of the link; each opening is told to the worker.',
    access: 'public',
    params: z.object({ codigo: z.string().check(z.maxLength(64)) }),
    response: s.publicProof,
    ownTransactions: true,
  }),
} satisfies Contract;
