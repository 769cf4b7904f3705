import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { givenText, id, idParams, instant } from '../../kernel/wire.ts';

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
/** `encerravel`: the event began a session that is still open and is not the present one. */
const securityEvent = z.object({ id, tipo: z.string(), em: instant, encerravel: z.boolean(), ...place });

/** One's own sessions, remembered browsers and security activity, and HR's lifting of a lock. */
export const ownAccessCalls = {
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
    params: idParams,
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
    summary: "What happened to one's own access, newest first.",
    access: 'signedIn',
    params: pageParams(defaultPageSize.staff),
    response: pageOf(securityEvent),
    beforeGroup: true,
  }),
  disownActivity: endpoint({
    method: 'POST',
    path: '/usuario/atividade/:id/nao-fui-eu',
    summary:
      'It was not me: ends that session (or all others) and asks for a new password; the current one (base64) proves who says so.',
    access: 'signedIn',
    params: idParams,
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
    params: idParams,
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
    params: idParams,
    responseKind: 'empty',
  }),
} satisfies Contract;
