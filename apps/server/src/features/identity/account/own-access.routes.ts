import { twoFactorRoles } from '@cracha/contract/access/roles.ts';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import {
  administersAlone,
  countEvents,
  devicesOf,
  eventsOf,
  openQuestions,
  type SecurityEvent,
  sessionsOf,
  signInMeansOf,
} from '../own-access.queries.ts';
import { proveSecondFactor, type RegistrationServices, renewRecoveryCodes } from '../second-factor.ts';
import { disownActivity, endOtherSessions, endOwnSession, liftLock, ownActivity, removeDevice } from './own-access.ts';

const placeOf = ({ ip, user_agent }: { ip: string | null; user_agent: string | null }) => ({
  ip,
  navegador: user_agent,
});

/** One's own means of signing in, sessions, browsers and security activity; HR's lifting of a lock. */
export function ownAccessHandlers(services: RegistrationServices) {
  return {
    ...handlers,
    proveSecondFactor: ({ by, body, inOwnTransaction }) =>
      proveSecondFactor(services.secrets, by, inOwnTransaction, body.codigo),
    newRecoveryCodes: async ({ tx, by }) => ({
      codigosRecuperacao: await renewRecoveryCodes(tx, services, by),
    }),
  } satisfies Handlers<typeof identityContract>;
}

const handlers = {
  securityOverview: async ({ tx, actor }) => {
    const means = await signInMeansOf(tx, actor.personId);
    return {
      senhaTrocadaEm: means.password_changed_at?.toISOString() ?? null,
      duasEtapas: {
        ativo: means.two_factor_active,
        obrigatorio: means.two_factor_required || actor.roles.some(role => twoFactorRoles.includes(role)),
        desde: means.two_factor_since?.toISOString() ?? null,
      },
      codigosReserva: { restam: means.codes_left, total: means.codes },
      perguntas: (await openQuestions(tx, actor)).map(row => presentEvent(row, actor)),
      administraSozinho: actor.roles.includes('ADMIN') && (await administersAlone(tx)),
    };
  },
  sessions: async ({ tx, actor }) =>
    (await sessionsOf(tx, actor.personId)).map(row => ({
      id: row.id,
      atual: row.id === actor.sessionId,
      suporte: row.support,
      criadaEm: row.created_at.toISOString(),
      ultimoUso: row.used_at.toISOString(),
      ...placeOf(row),
    })),
  endOwnSession: ({ tx, by, params }) => endOwnSession(tx, by, params.id),
  endOtherSessions: ({ tx, by }) => endOtherSessions(tx, by),
  securityActivity: async ({ tx, actor, params }) => ({
    items: (await eventsOf(tx, actor.personId, params)).map(row => presentEvent(row, actor)),
    total: await countEvents(tx, actor.personId),
    ...params,
  }),
  ownActivity: ({ tx, by, params }) => ownActivity(tx, by, params.id),
  disownActivity: ({ by, params, body, inOwnTransaction }) =>
    disownActivity(by, inOwnTransaction, { id: params.id, password: body.senhaAtual }),
  devices: async ({ tx, actor }) =>
    (await devicesOf(tx, actor.personId)).map(row => ({
      id: row.id,
      criadoEm: row.created_at.toISOString(),
      usadoEm: row.used_at.toISOString(),
      expiraEm: row.expires_at.toISOString(),
      ...placeOf(row),
    })),
  removeDevice: ({ tx, by, params }) => removeDevice(tx, by, params.id),
  liftLock: ({ tx, by, params }) => liftLock(tx, by, params.id),
} satisfies Handlers<typeof identityContract>;

function presentEvent(row: SecurityEvent, { sessionId }: Actor) {
  const here = row.session_id === sessionId;
  return {
    id: row.id,
    tipo: row.kind,
    em: row.at.toISOString(),
    encerravel: row.open && !here,
    pergunta: row.asked && !here,
    resposta: row.answer === null ? null : answers[row.answer],
    ...placeOf(row),
  };
}

const answers = { mine: 'fuiEu', disowned: 'naoFuiEu' } as const;
