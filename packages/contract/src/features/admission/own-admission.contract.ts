import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf, megabyte } from '../../kernel/wire.ts';
import * as s from './admission.schemas.ts';

/** A candidate's session has no permission: it reaches its own admission and nothing else. */
const candidate = { roles: ['ASSINANTE'] } as const satisfies Access;

/** The candidate's own side of an admission: a link, a code, and steps that are kept one by one. */
export const ownAdmissionContract = {
  askCandidateEntry: endpoint({
    method: 'POST',
    path: '/admissao/candidato/entrada',
    summary: "Sends an entry code to the invitation's contact; the answer is the same for an unknown link.",
    access: 'public',
    body: s.entryAsked,
    response: s.entryTold,
  }),
  ownAdmission: endpoint({
    method: 'GET',
    path: '/admissao/candidato',
    summary: 'What is asked of the candidate, what was told, what was returned and what is missing.',
    access: candidate,
    response: s.candidateView,
  }),
  saveAdmissionStep: endpoint({
    method: 'PUT',
    path: '/admissao/candidato/etapa/:n',
    summary: 'Keeps what was told of one step; the rest stays as it is.',
    access: candidate,
    params: z.object({ n: z.string().check(z.regex(/^[1-8]$/, 'NOT_FOUND')) }),
    body: s.stepForm,
    response: s.candidateView,
  }),
  sendContactCode: endpoint({
    method: 'POST',
    path: '/admissao/candidato/contato/codigo',
    summary: 'Sends a code to a contact that was told, once a minute.',
    access: candidate,
    body: s.contactAsked,
    response: s.contactCodeSent,
  }),
  confirmContact: endpoint({
    method: 'POST',
    path: '/admissao/candidato/contato/confirma',
    summary: 'Confirms a contact by its code; five misses end the code.',
    access: candidate,
    body: s.contactCode,
    response: s.candidateView,
    ownTransactions: true,
  }),
  deliverPaper: endpoint({
    method: 'POST',
    path: '/admissao/candidato/arquivo',
    summary: 'Takes a picture or scan of one side of a paper, or refuses it with the reason.',
    access: candidate,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: true, extensions: s.paperExtensions, alone: true },
    body: s.paperForm,
    response: s.paperTaken,
    ownTransactions: true,
  }),
  ownPaper: endpoint({
    method: 'GET',
    path: '/admissao/candidato/arquivo/:id',
    summary: 'What the candidate delivered, as they see it again.',
    access: candidate,
    params: z.object({ id: idOf('admission_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  sendAdmission: endpoint({
    method: 'POST',
    path: '/admissao/candidato/envia',
    summary: 'Sends everything to HR, with the statement that it is true.',
    access: candidate,
    body: s.sending,
    response: s.candidateView,
  }),
  giveUpAdmission: endpoint({
    method: 'POST',
    path: '/admissao/candidato/desiste',
    summary: 'The candidate gives up; the link ends and HR is told.',
    access: candidate,
    body: s.givingUp,
    responseKind: 'empty',
  }),
} satisfies Contract;
