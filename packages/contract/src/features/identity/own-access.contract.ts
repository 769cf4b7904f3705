import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { givenText, id, idParams, instant } from '../../kernel/wire.ts';
import { recoveryCodes } from './confirmation.schemas.ts';

/** What can happen to one's own access. */
export const securityEventKinds = [
  'signedIn',
  'recoveryCodeUsed',
  'providerUsed',
  'passkeyUsed',
  'accessLetterUsed',
  'supportBegan',
  'firstAdministrator',
  'sessionEnded',
  'otherSessionsEnded',
  'activityDisowned',
  'deviceForgotten',
  'lockLifted',
  'passwordChanged',
  'provisionalPasswordIssued',
  'passwordLinkSent',
  'accessLetterIssued',
  'contactChanged',
  'accessGranted',
  'twoFactorActivated',
  'twoFactorReset',
  'recoveryCodesRenewed',
  'authenticatorRemovalAsked',
  'authenticatorRemoved',
  'passkeyCreated',
  'passkeyRemoved',
  'passkeySuspended',
  'linkAccepted',
  'linkRefused',
  'accountAsked',
  'accountObjected',
  'accountTakenBack',
  'contactReplacementAsked',
  'contactReplaced',
  'tokenReused',
  'machineLinkMade',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const place = { ip: z.nullable(z.string()), navegador: z.nullable(z.string()) };

const session = z.object({
  id,
  atual: z.boolean(),
  suporte: z.boolean(),
  criadaEm: instant,
  ultimoUso: instant,
  ...place,
});
const device = z.object({ id, criadoEm: instant, usadoEm: instant, expiraEm: instant, ...place });
/**
 * `encerravel`: the event began a session that is still open and is not the present one. `pergunta`: a sign-in from a browser not seen
 * before, of which the person has not said whose it was.
 */
const securityEvent = z.object({
  id,
  tipo: z.enum(securityEventKinds),
  em: instant,
  encerravel: z.boolean(),
  pergunta: z.boolean(),
  resposta: z.nullable(z.enum(['fuiEu', 'naoFuiEu'])),
  ...place,
});
const twoFactorCode = z.object({ codigo: givenText(20) });

/** One's own sessions, remembered browsers and security activity, and HR's lifting of a lock. */
export const ownAccessCalls = {
  securityOverview: endpoint({
    method: 'GET',
    path: '/usuario/seguranca',
    summary: 'How one signs in: since when password and second factor are so, recovery codes left, open questions.',
    access: 'signedIn',
    response: z.object({
      senhaTrocadaEm: z.nullable(instant),
      duasEtapas: z.object({ ativo: z.boolean(), obrigatorio: z.boolean(), desde: z.nullable(instant) }),
      codigosReserva: z.object({ restam: z.int(), total: z.int() }),
      perguntas: z.array(securityEvent),
      /** Nobody else administers the platform: a second way in is asked of them. */
      administraSozinho: z.boolean(),
    }),
    beforeGroup: true,
  }),
  proveSecondFactor: endpoint({
    method: 'POST',
    path: '/usuario/two-fact-auth/confirmar',
    summary: 'A code of the authenticator, or a recovery code: the second factor is fresh for ten minutes.',
    access: 'signedIn',
    body: twoFactorCode,
    responseKind: 'empty',
    beforeGroup: true,
    ownTransactions: true,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/usuario/two-fact-auth/codigos',
    summary: 'Ten new recovery codes, shown once, while the second factor is fresh; the former ones end.',
    access: 'signedIn',
    response: recoveryCodes,
    beforeGroup: true,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/usuario/sessoes',
    summary: "One's own open sessions.",
    access: 'signedIn',
    response: z.array(session),
    beforeGroup: true,
  }),
  endOwnSession: endpoint({
    method: 'POST',
    path: '/usuario/sessoes/:id/encerrar',
    summary: "Ends one of one's own sessions; its next request is refused.",
    access: 'signedIn',
    params: idParams('session'),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/usuario/sessoes/encerrar-outras',
    summary: "Ends all of one's own sessions but the present one.",
    access: 'signedIn',
    responseKind: 'empty',
    beforeGroup: true,
  }),
  securityActivity: endpoint({
    method: 'GET',
    path: '/usuario/atividade/:page/:size?',
    summary: "What happened to one's own access in the last 90 days, newest first.",
    access: 'signedIn',
    params: pageParams(defaultPageSize.staff),
    response: pageOf(securityEvent),
    beforeGroup: true,
    mayLag: true,
  }),
  ownActivity: endpoint({
    method: 'POST',
    path: '/usuario/atividade/:id/fui-eu',
    summary: 'It was me: nothing is asked about that sign-in any more.',
    access: 'signedIn',
    params: idParams('security_event'),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  disownActivity: endpoint({
    method: 'POST',
    path: '/usuario/atividade/:id/nao-fui-eu',
    summary:
      'It was not me: ends that session (or all others), asks for a new password and tells HR; the current one (base64) proves who says so.',
    access: 'signedIn',
    params: idParams('security_event'),
    body: z.object({ senhaAtual: givenText(400) }),
    responseKind: 'empty',
    beforeGroup: true,
    ownTransactions: true,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/usuario/dispositivos',
    summary: 'The browsers that were remembered.',
    access: 'signedIn',
    response: z.array(device),
    beforeGroup: true,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/usuario/dispositivos/:id',
    summary: 'Forgets a browser and ends what it has open.',
    access: 'signedIn',
    params: idParams('known_device'),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  liftLock: endpoint({
    method: 'POST',
    path: '/usuario/:id/desbloqueio',
    summary: 'Takes back the failed attempts that lock a user out.',
    access: {
      roles: ['RH', 'ADMIN', 'SUPORTE'],
      permission: ['RhUsuarioEditar', 'AdminUsuarioEditar', 'SuporteUsuarioEditar'],
    },
    params: idParams('person'),
    responseKind: 'empty',
  }),
} satisfies Contract;
