import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idOf, idParams } from '../../kernel/wire.ts';
import { chainEvent } from './document.schemas.ts';
import * as s from './signature.schemas.ts';

const appAccess = ['assinatura-digital'] as const;
const may = (act: 'Criar' | 'Visualizar' | 'Download') =>
  ({
    roles: ['EMPREGADO', 'GESTOR', 'RH'],
    permission: [`TrabalhadorAssinaturaDigital${act}`, `GestorAssinaturaDigital${act}`, `RhAssinaturaDigital${act}`],
    appAccess,
  }) as const satisfies Access;
const hrMay = (act: 'Editar' | 'Finalizar') =>
  ({ roles: ['RH'], permission: [`RhAssinaturaDigital${act}`], appAccess }) as const satisfies Access;
/** The sender and HR: the worker cancels what they sent. */
const stops = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: ['TrabalhadorAssinaturaDigitalCriar', 'GestorAssinaturaDigitalCriar', 'RhAssinaturaDigitalDeletar'],
  appAccess,
} as const satisfies Access;
const params = idParams('signature_request');

/** Asking for signatures and what becomes of them (product 6.3 to 6.5). */
export const signatureContract = {
  createSignature: endpoint({
    method: 'POST',
    path: '/assinatura',
    summary: 'Names who signs a draft, in which order and until when.',
    access: may('Criar'),
    body: s.newSignature,
    response: s.signatureMade,
  }),
  signature: endpoint({
    method: 'GET',
    path: '/assinatura/:id',
    summary: 'A request for signatures: who has signed, whose turn it is, what became of each message.',
    access: may('Visualizar'),
    params,
    response: s.signatureWhole,
  }),
  updateSignature: endpoint({
    method: 'PUT',
    path: '/assinatura/:id',
    summary: 'Corrects deadline and message of what nobody has signed; of a draft also who signs.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: ['TrabalhadorAssinaturaDigitalCriar', 'GestorAssinaturaDigitalCriar', 'RhAssinaturaDigitalEditar'],
      appAccess,
    },
    params,
    body: s.signatureEdit,
    response: s.signatureWhole,
  }),
  sendSignature: endpoint({
    method: 'POST',
    path: '/assinatura/:id/envia',
    summary: 'Checks everything at once, then prepares the document and invites the first step.',
    access: may('Criar'),
    params,
    response: s.signatureWhole,
  }),
  cancelSignature: endpoint({
    method: 'POST',
    path: '/assinatura/:id/cancela',
    summary: 'Ends it with a reason that all who were invited read; acts stay in the evidence.',
    access: stops,
    params,
    body: s.withReason,
    response: s.signatureWhole,
  }),
  replaceSignature: endpoint({
    method: 'POST',
    path: '/assinatura/:id/substitui',
    summary: 'Another document takes its place; nothing signed carries over.',
    access: stops,
    params,
    body: s.replacing,
    response: s.signatureWhole,
  }),
  extendSignature: endpoint({
    method: 'POST',
    path: '/assinatura/:id/estende',
    summary: 'More time, also within thirty days after it ran out; signatures are kept.',
    access: may('Criar'),
    params,
    body: s.extending,
    response: s.signatureWhole,
  }),
  remindSignature: endpoint({
    method: 'POST',
    path: '/assinatura/:id/lembra',
    summary: 'Reminds whose turn it is, once a day.',
    access: may('Criar'),
    params,
    response: s.signatureWhole,
  }),
  sealAgain: endpoint({
    method: 'POST',
    path: '/assinatura/:id/sela',
    summary: 'Tries again to seal what everybody has signed.',
    access: hrMay('Finalizar'),
    params,
    response: s.signatureWhole,
  }),
  changeSignerContact: endpoint({
    method: 'PUT',
    path: '/assinatura/:id/assinante/:idAssinante/contato',
    summary: "Corrects a signer's contact; the old link and codes die.",
    access: hrMay('Editar'),
    params: z.object({ id: idOf('signature_request'), idAssinante: idOf('document_signer') }),
    body: s.newContact,
    response: s.signatureWhole,
  }),
  resendToSigner: endpoint({
    method: 'POST',
    path: '/assinatura/:id/assinante/:idAssinante/reenvia',
    summary: 'Sends the invitation again, once a minute and ten times a day at most.',
    access: may('Criar'),
    params: z.object({ id: idOf('signature_request'), idAssinante: idOf('document_signer') }),
    response: s.signatureWhole,
  }),
  signedBytes: endpoint({
    method: 'GET',
    path: '/assinatura/:id/arquivo',
    summary: 'The sealed PDF.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH', 'ASSINANTE'],
      permission: [...may('Download').permission, 'AssinanteDocumentoDownload'],
    },
    params,
    responseKind: 'file',
    ownTransactions: true,
  }),
  signatureEvents: endpoint({
    method: 'GET',
    path: '/assinatura/:id/eventos',
    summary: 'All rows of its chain exactly as they were hashed, in their order.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH', 'ASSINANTE'],
      permission: [...may('Visualizar').permission, 'AssinanteDocumentoVisualizar'],
    },
    params,
    response: z.array(chainEvent),
  }),
  signatureReceipt: endpoint({
    method: 'GET',
    path: '/assinatura/:id/comprovante/:forma',
    summary:
      "The signer's own receipt of their act, as a paper or as data with the platform's signature; another signer's for who asked.",
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH', 'ASSINANTE'],
      permission: [...may('Visualizar').permission, 'AssinanteDocumentoVisualizar'],
    },
    params: z.object({ id: idOf('signature_request'), forma: z.enum(['pdf', 'json'], 'INVALID_OPTION') }),
    query: z.object({ assinante: z.optional(id) }),
    responseKind: 'file',
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/assinatura/colegas',
    summary: 'Colleagues of the own company by name: name and department alone.',
    access: may('Criar'),
    query: s.colleagueSearch,
    response: s.colleagues,
  }),
  signMany: endpoint({
    method: 'POST',
    path: '/assinatura/lote/assina',
    summary: 'Signs many documents, each read to its end, in one act with one password; a result each.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhAssinaturaDigitalVisualizar', 'GestorAssinaturaDigitalVisualizar'],
      appAccess,
    },
    body: s.manyActs,
    response: s.manyActsDone,
    ownTransactions: true,
  }),
} satisfies Contract;
