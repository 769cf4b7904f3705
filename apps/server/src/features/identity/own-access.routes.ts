import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { countEvents, devicesOf, eventsOf, sessionsOf } from './own-access.queries.ts';
import { disownActivity, endOtherSessions, endOwnSession, liftLock, removeDevice } from './own-access.ts';

const placeOf = ({ ip, user_agent }: { ip: string | null; user_agent: string | null }) => ({
  ip,
  navegador: user_agent,
});

/** One's own sessions, browsers and security activity; HR's lifting of a lock. */
export const ownAccessHandlers = {
  sessions: async ({ tx, actor }) =>
    (await sessionsOf(tx, actor.personId)).map(row => ({
      id: row.id,
      atual: row.id === actor.sessionId,
      suporte: row.support,
      criadaEm: row.created_at.toISOString(),
      ultimoUso: row.used_at.toISOString(),
      ...placeOf(row),
    })),
  endOwnSession: ({ tx, actor, request, params }) => endOwnSession(tx, actor, request, params.id),
  endOtherSessions: ({ tx, actor, request }) => endOtherSessions(tx, actor, request),
  securityActivity: async ({ tx, actor, params }) => ({
    items: (await eventsOf(tx, actor.personId, params)).map(row => ({
      id: row.id,
      tipo: row.kind,
      em: row.at.toISOString(),
      encerravel: row.open && row.session_id !== actor.sessionId,
      ...placeOf(row),
    })),
    total: await countEvents(tx, actor.personId),
    ...params,
  }),
  disownActivity: ({ actor, request, params, body, outside }) =>
    disownActivity(actor, request, outside, { id: params.id, password: body.senhaAtual }),
  devices: async ({ tx, actor }) =>
    (await devicesOf(tx, actor.personId)).map(row => ({
      id: row.id,
      criadoEm: row.created_at.toISOString(),
      usadoEm: row.used_at.toISOString(),
      expiraEm: row.expires_at.toISOString(),
      ...placeOf(row),
    })),
  removeDevice: ({ tx, actor, request, params }) => removeDevice(tx, actor, request, params.id),
  liftLock: ({ tx, actor, request, params }) => liftLock(tx, actor, request, params.id),
} satisfies Handlers<typeof identityContract>;
