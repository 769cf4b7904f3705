import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './privacy.schemas.ts';

/** Whoever may correct a worker's record answers what a worker asks about it. */
const byHr = { roles: ['RH'], permission: ['RhTrabalhadorEditar'] } as const satisfies Access;

/** One's own data: taking them along, asking about them, and HR that answers. */
export const privacyContract = {
  privacyOverview: endpoint({
    method: 'GET',
    path: '/privacidade',
    summary: 'The privacy policy accepted, and the access groups that keep data about one.',
    access: 'signedIn',
    response: s.privacyOverview,
    beforeGroup: true,
  }),
  exportOwnData: endpoint({
    method: 'GET',
    path: '/privacidade/meus-dados',
    summary: 'Everything that is kept about oneself, as one JSON file; counts as a download.',
    access: 'signedIn',
    responseKind: 'file',
    beforeGroup: true,
    ownTransactions: true,
  }),
  ownPrivacyRequests: endpoint({
    method: 'GET',
    path: '/privacidade/pedidos',
    summary: "One's own requests about the own data, newest first; at most 100.",
    access: 'signedIn',
    response: z.array(s.ownRequest),
    beforeGroup: true,
  }),
  askPrivacyRequest: endpoint({
    method: 'POST',
    path: '/privacidade/pedidos',
    summary: "Asks HR of each of one's own access groups, which answers within 15 days; one open request of a kind.",
    access: 'signedIn',
    body: s.askForm,
    response: z.array(s.ownRequest),
    beforeGroup: true,
  }),
  privacyRequests: endpoint({
    method: 'GET',
    path: '/privacidade/rh/pedidos/:page/:size?',
    summary: 'Requests of the access group: open ones by deadline, answered ones newest first.',
    access: byHr,
    params: pageParams(defaultPageSize.staff),
    query: s.privacyQuery,
    response: z.extend(pageOf(s.listedRequest), { porSituacao: s.privacyCounts }),
  }),
  answerPrivacyRequest: endpoint({
    method: 'POST',
    path: '/privacidade/rh/pedidos/:id/resposta',
    summary: 'Answers an open request, once; the person is told.',
    access: byHr,
    params: idParams('privacy_request'),
    body: s.answerForm,
    responseKind: 'empty',
  }),
} satisfies Contract;
