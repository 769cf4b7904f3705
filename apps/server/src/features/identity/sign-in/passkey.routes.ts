import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { SessionAnswers } from '../session-answers.ts';
import { type OwnPasskey, passkeysOf } from './passkey.queries.ts';
import {
  claimPasskey,
  createPasskey,
  creationOptions,
  type PasskeyServices,
  removePasskey,
  renamePasskey,
  requestOptions,
  signInWithPasskey,
} from './passkey.ts';

/** One's own passkeys, and signing in with one. */
export function passkeyRoutes(services: PasskeyServices, { bearer }: Pick<SessionAnswers, 'bearer'>): Routes {
  return routes(passkeyContract, {
    passkeys: async ({ tx, actor }) => (await passkeysOf(tx, actor.personId)).map(presentPasskey),
    passkeyOptions: ({ body, by, inOwnTransaction }) =>
      creationOptions(services, by, inOwnTransaction, body.senhaAtual),
    createPasskey: async ({ tx, body, by }) => presentPasskey(await createPasskey(tx, services, by, body)),
    renamePasskey: ({ tx, params, body, by }) => renamePasskey(tx, by, { id: params.id, name: body.nome }),
    claimPasskey: ({ tx, params, by }) => claimPasskey(tx, by, params.id),
    removePasskey: ({ tx, params, by }) => removePasskey(tx, services.tell, by, params.id),
    passkeySignInOptions: ({ tx }) => requestOptions(tx, services),
    signInWithPasskey: async ({ body, request, inOwnTransaction }) => {
      const tokenId = await signInWithPasskey(services, body.credencial, request, inOwnTransaction);
      return inOwnTransaction(tx => bearer(tx, tokenId));
    },
  });
}

function presentPasskey(row: OwnPasskey) {
  return {
    id: row.id,
    nome: row.name,
    criadaEm: row.created_at.toISOString(),
    usadaEm: row.used_at?.toISOString() ?? null,
    suspensa: row.suspended_at !== null,
    confirmar: row.doubted_at !== null,
  };
}
