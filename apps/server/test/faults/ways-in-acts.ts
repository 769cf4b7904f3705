import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { softwareDevice } from '#features/identity/authenticator.factory.ts';
import { base64 } from '#features/identity/identity-world.factory.ts';
import { clientOf } from '#test/app.ts';
import { demoPassword } from '../../src/seed/demo-people.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { 'identity-passkey': passkeys, 'identity-access-letter': letters } = contract;
type Needed = Pick<TestApp, 'as' | 'base' | 'bearer' | 'database'>;
/** Without a public address passkeys belong to this machine (settings.ts). */
const origin = 'http://localhost:0';

/** Passkeys, and HR's letters; each makes what it needs. */
export function waysInActs(app: Needed): Record<string, () => Promise<Act>> {
  const made = async () => {
    const call = clientOf(app.base, await app.bearer('bruno'), 'rh');
    return softwareDevice(origin).create(
      await call(passkeys.passkeyOptions, { body: { senhaAtual: base64(demoPassword) } }),
    );
  };
  const kept = async () => {
    const call = await app.as('bruno', 'rh');
    return (await call(passkeys.createPasskey, { body: { nome: 'Celular', credencial: await made() } })).id;
  };
  const asBruno = (send: Act['send'], other: Act['send']): Act => ({ who: 'bruno', profile: 'rh', send, other });
  return {
    createPasskey: async () => {
      const [credencial, another] = [await made(), await made()];
      const send = (chosen: typeof credencial) => (call: Call, idempotencyKey: string) =>
        call(passkeys.createPasskey, { body: { nome: 'Celular', credencial: chosen }, idempotencyKey });
      return asBruno(send(credencial), send(another));
    },
    renamePasskey: async () => {
      const id = await kept();
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(passkeys.renamePasskey, { params: { id }, body: { nome }, idempotencyKey });
      return asBruno(send('Notebook'), send('Tablet'));
    },
    removePasskey: async () => {
      const [id, another] = [await kept(), await kept()];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(passkeys.removePasskey, { params: { id: chosen }, idempotencyKey });
      return asBruno(send(id), send(another));
    },
    issueAccessLetters: async () => {
      const { rows } = await app.database.owner.query<{ id: string }>(
        `select p.id from person p join employment e on e.person_id = p.id join access_group g on g.id = e.access_group_id
          where g.name = 'Grupo Boreal' and p.email is null and p.first_signed_in_at is null limit 1`,
      );
      const send = (dataNascimento: string) => (call: Call, idempotencyKey: string) =>
        call(letters.issueAccessLetters, {
          body: { itens: [{ idUsuario: rows[0]?.id ?? '', dataNascimento }] },
          idempotencyKey,
        });
      return asBruno(send('1990-04-17'), send('1990-04-18'));
    },
  };
}
