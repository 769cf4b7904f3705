import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import * as s from './signature.schemas.ts';

/** A portal user in the profile in which they are named, or a signer by the link. */
const signs = {
  roles: ['EMPREGADO', 'GESTOR', 'RH', 'ASSINANTE'],
  permission: [
    'TrabalhadorAssinaturaDigitalAprovar',
    'GestorAssinaturaDigitalVisualizar',
    'RhAssinaturaDigitalVisualizar',
    'AssinanteDocumentoAprovar',
  ],
} as const satisfies Access;
const reads = {
  ...signs,
  permission: [
    'TrabalhadorAssinaturaDigitalVisualizar',
    'GestorAssinaturaDigitalVisualizar',
    'RhAssinaturaDigitalVisualizar',
    'AssinanteDocumentoVisualizar',
  ],
} as const satisfies Access;
const refuses = {
  ...signs,
  permission: [
    'TrabalhadorAssinaturaDigitalNegar',
    'GestorAssinaturaDigitalVisualizar',
    'RhAssinaturaDigitalVisualizar',
    'AssinanteDocumentoNegar',
  ],
} as const satisfies Access;

/** The signer's own side: entering by a link, reading, signing, refusing (product 6.3, 6.4). */
export const signingContract = {
  askEntry: endpoint({
    method: 'POST',
    path: '/assinante/entrada',
    summary: "Sends an entry code to the invitation's contact; the answer is the same for an unknown link.",
    access: 'public',
    body: s.entryAsked,
    response: s.entryTold,
  }),
  notMe: endpoint({
    method: 'POST',
    path: '/assinante/naosoueu',
    summary: 'The link reached somebody else: it is closed and the sender is told.',
    access: 'public',
    body: s.entryAsked,
    responseKind: 'empty',
  }),
  signing: endpoint({
    method: 'GET',
    path: '/assinante/documento',
    summary: 'What is signed, where the reader stands, and what the act needs.',
    access: reads,
    query: s.ofSignature,
    response: s.signing,
  }),
  askActCode: endpoint({
    method: 'POST',
    path: '/assinante/codigo',
    summary: 'Sends a code for this act to the confirmed contact.',
    access: signs,
    body: s.codeAsked,
    response: s.codeSent,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/assinante/assina',
    summary: 'Signs what was read to its end, with a factor at this moment.',
    access: signs,
    body: s.act,
    response: s.actDone,
    ownTransactions: true,
  }),
  refuseSigning: endpoint({
    method: 'POST',
    path: '/assinante/recusa',
    summary: 'Refuses with a reason; the document is over and everybody is told.',
    access: refuses,
    body: s.refusing,
    response: s.refused,
  }),
} satisfies Contract;
