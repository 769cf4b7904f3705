import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { createCaptcha } from '#core/identity/captcha.ts';
import { base64, demoCode, solved } from '#features/identity/identity-world.factory.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { type DemoKey, demoPassword, demoTotpKey } from '../../src/seed/demo-people.ts';
import type { TestApp } from '../app.ts';
import { testSecretsKey } from '../cluster.ts';
import type { Act } from './desk-acts.ts';

const { identity, 'access-profile': profiles } = contract;
type Needed = Pick<TestApp, 'database' | 'personId'>;
const secrets = secretsWith(testSecretsKey);

/** The acts on one's own access, and HR's on a worker's; each makes what it needs. Jobs are off: codes are put in their table. */
export function identityActs(app: Needed): Record<string, () => Promise<Act>> {
  const asWorker = (who: DemoKey, send: Act['send'], other?: Act['send']): Act => ({
    who,
    profile: 'trabalhador',
    send,
    ...(other ? { other } : {}),
  });
  const give = async (who: DemoKey, purpose: 'email' | 'secondFactor' | 'recovery', code: string) => {
    const id = await app.personId(who);
    await app.database.owner.query('delete from contact_code where person_id = $1', [id]);
    await app.database.owner.query(
      `insert into contact_code (person_id, purpose, channel, contact, code_mac, expires_at)
       select id, $2, 'mail', email, $3, now() + interval '5 minutes' from person where id = $1`,
      [id, purpose, secrets.mac(purpose, code)],
    );
    return id;
  };
  return {
    changePassword: async () => {
      const send = (password: string) => (call: Call, idempotencyKey: string) =>
        call(identity.changePassword, {
          body: { senha: base64(password), senhaAtual: base64(demoPassword) },
          idempotencyKey,
        });
      return asWorker('ana', send('Quintal-Azul-77'), send('Quintal-Verde-78'));
    },
    recoverPassword: async () => {
      const Token = solved(createCaptcha(secrets).challenge(14));
      const send = (cpf: string) => (call: Call, idempotencyKey: string) =>
        call(identity.recoverPassword, { body: { cpf, Token }, idempotencyKey });
      return asWorker('maria', send('52998224725'), send('11144477735'));
    },
    useRecoveryCode: async () => {
      await give('maria', 'recovery', '123456');
      const send = (codigo: string) => (call: Call, idempotencyKey: string) =>
        call(identity.useRecoveryCode, { body: { email: 'maria@pantanal.test', codigo }, idempotencyKey });
      return asWorker('maria', send('123456'), send('654321'));
    },
    sendContactCode: async () => {
      const id = await app.personId('maria');
      await app.database.owner.query('delete from contact_code where person_id = $1', [id]);
      const send = (tipo: 'email' | 'celular') => (call: Call, idempotencyKey: string) =>
        call(identity.sendContactCode, { body: { tipo }, idempotencyKey });
      return asWorker('maria', send('email'), send('celular'));
    },
    confirmContactCode: async () => {
      await give('maria', 'secondFactor', '123456');
      const send = (token: string) => (call: Call, idempotencyKey: string) =>
        call(identity.confirmContactCode, { params: { token }, idempotencyKey });
      return asWorker('maria', send('123456'), send('654321'));
    },
    sendEmailCode: async () => {
      const id = await app.personId('maria');
      await app.database.owner.query('delete from contact_code where person_id = $1', [id]);
      const send = (email: string) => (call: Call, idempotencyKey: string) =>
        call(identity.sendEmailCode, { params: { id }, query: { email }, idempotencyKey });
      return asWorker('maria', send('nova@pantanal.test'), send('outra@pantanal.test'));
    },
    confirmEmail: async () => {
      const id = await give('maria', 'email', '123456');
      const send = (token: string) => (call: Call, idempotencyKey: string) =>
        call(identity.confirmEmail, { params: { id }, query: { token }, idempotencyKey });
      return asWorker('maria', send('123456'), send('654321'));
    },
    declareEthnicity: async () => {
      const id = await app.personId('maria');
      const send = (cor: string) => (call: Call, idempotencyKey: string) =>
        call(identity.declareEthnicity, { params: { id }, query: { cor, declaracao: 'true' }, idempotencyKey });
      return asWorker('maria', send('parda'), send('branca'));
    },
    acceptPolicy: async () => {
      const id = await app.personId('joao');
      const send = (versao?: string) => (call: Call, idempotencyKey: string) =>
        call(identity.acceptPolicy, { params: { id }, query: { versao }, idempotencyKey });
      return asWorker('joao', send(), send('2019-01'));
    },
    issueProvisionalPassword: async () => {
      const ids = [await app.personId('gustavo'), await app.personId('joao')];
      const send = (id: string) => (call: Call, idempotencyKey: string) =>
        call(identity.issueProvisionalPassword, { params: { id }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send(ids[0] ?? ''), other: send(ids[1] ?? '') };
    },
    saveTwoFactor: async () => {
      const id = await app.personId('revenda');
      const before = app.database.owner;
      // the key is put into whatever session calls: the newest of the person
      const code = demoCode();
      const send = (sent: string) => async (call: Call, idempotencyKey: string) => {
        await before.query('update session set provisional_key = coalesce(provisional_key, $2) where person_id = $1', [
          id,
          secrets.seal(demoTotpKey),
        ]);
        return call(identity.saveTwoFactor, { params: { key: demoTotpKey, code: sent }, idempotencyKey });
      };
      return { who: 'revenda', profile: 'revendedor', send: send(code), other: send('000000') };
    },
    ...supportActs(app),
    ...profileActs(app),
  };
}

/** A request for support of Helena's, asked, granted and ended. */
function supportActs(app: Needed): Record<string, () => Promise<Act>> {
  const made = async (granted: boolean) => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      `insert into support_grant (person_id, access_group_id, profile, reason, granted_by, granted_until)
       select p.id, g.id, 'rh', 'Não consigo publicar', case when $1 then p.id end, case when $1 then now() + interval '1 hour' end
         from person p, access_group g where p.email = 'helena@pantanal.test' and g.name = 'Grupo Pantanal' returning id`,
      [granted],
    );
    return rows[0]?.id ?? '';
  };
  return {
    askSupport: async () => {
      const send = (motivo: string) => (call: Call, idempotencyKey: string) =>
        call(identity.askSupport, { body: { motivo }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send('Não consigo publicar'), other: send('Não consigo enviar') };
    },
    grantSupport: async () => {
      const id = await made(false);
      const send = (minutos: number) => (call: Call, idempotencyKey: string) =>
        call(identity.grantSupport, { params: { id }, body: { minutos }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send(30), other: send(60) };
    },
    endSupport: async () => {
      const [id, another] = [await made(true), await made(true)];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(identity.endSupport, { params: { id: chosen }, idempotencyKey });
      return { who: 'helena', profile: 'rh', send: send(id), other: send(another) };
    },
  };
}

/** Access profiles of a group, one's own profile, browsers and locks. */
function profileActs(app: Needed): Record<string, () => Promise<Act>> {
  const asHelena = (send: Act['send'], other: Act['send']): Act => ({ who: 'helena', profile: 'rh', send, other });
  const profileOf = async (nome: string) => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      `insert into access_profile (access_group_id, role, name, permissions)
       select id, 'RH', $1, '{}' from access_group where name = 'Grupo Pantanal' returning id`,
      [nome],
    );
    return rows[0]?.id ?? '';
  };
  return {
    createAccessProfile: async () => {
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(profiles.createAccessProfile, { body: { nome, tipo: 'RH', permissoes: [] }, idempotencyKey });
      return asHelena(send('Um perfil'), send('Outro perfil'));
    },
    updateAccessProfile: async () => {
      const id = await profileOf('Antes');
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(profiles.updateAccessProfile, { body: { id, nome, permissoes: [] }, idempotencyKey });
      return asHelena(send('Depois'), send('Muito depois'));
    },
    deleteAccessProfile: async () => {
      const [id, another] = [await profileOf('Um para apagar'), await profileOf('Outro para apagar')];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(profiles.deleteAccessProfile, { params: { id: chosen }, idempotencyKey });
      return asHelena(send(id), send(another));
    },
    saveProfile: async () => {
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(identity.saveProfile, { body: { nome, desabilitaPropaganda: true }, idempotencyKey });
      return asHelena(send('Helena M. Prado'), send('Helena Martins'));
    },
    removeDevice: async () => {
      const { rows } = await app.database.owner.query<{ id: string }>(
        `insert into known_device (person_id, key_mac, expires_at)
         select id, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day' from person, generate_series(1, 2) where email = 'helena@pantanal.test' returning id`,
      );
      const send = (id: string) => (call: Call, idempotencyKey: string) =>
        call(identity.removeDevice, { params: { id }, idempotencyKey });
      return asHelena(send(rows[0]?.id ?? ''), send(rows[1]?.id ?? ''));
    },
    liftLock: async () => {
      const ids = [await app.personId('maria'), await app.personId('joao')];
      const send = (id: string) => (call: Call, idempotencyKey: string) =>
        call(identity.liftLock, { params: { id }, idempotencyKey });
      return asHelena(send(ids[0] ?? ''), send(ids[1] ?? ''));
    },
  };
}
