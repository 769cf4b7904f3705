import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const {
  'approver-profile': approvers,
  'group-user': users,
  'platform-user': platform,
  'identity-ticket': tickets,
  help,
  identity,
  privacy,
} = contract;
type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;
type Sending = Act['send'];
const text = 'Quero saber o que vocês guardam sobre mim.';
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>';

/** Users, approvers, help, and what people ask about their own data; each makes what it needs. */
export function administrationActs(app: Needed): Record<string, () => Promise<Act>> {
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const asHelena = (send: Sending, other?: Sending): Act => ({
    who: 'helena',
    profile: 'rh',
    send,
    ...(other ? { other } : {}),
  });
  const asAdmin = (send: Sending, other?: Sending): Act => ({
    who: 'admin',
    profile: 'admin',
    send,
    ...(other ? { other } : {}),
  });
  const one = async (sql: string, ...values: unknown[]) => {
    const { rows } = await app.database.owner.query<{ id: string }>(sql, values);
    return String(rows[0]?.id ?? '');
  };
  const approver = (nome: string) => ({
    nome,
    ordem: 1,
    ativo: true,
    tipos: ['ferias' as const],
    empresas: null,
    etapas: [{ nome: 'Gestor', aprovadores: ['gestor'], precisa: 1, prazoDias: 5, semGestor: 'rh' as const }],
  });
  const madeApprover = async () =>
    (await (await app.as('helena', 'rh'))(approvers.createApproverProfile, { body: approver(`Perfil ${next()}`) })).id;
  const profileOf = (role: string) =>
    one('select id from access_profile where access_group_id is null and role = $1', role);
  /** A person of one's own for each: 9 digits and their check digits. */
  const guest = (nome: string) => {
    const at = next();
    return { nome, cpf: cpfOf(700_000_000 + at), email: `convidada${at}@pantanal.test` };
  };
  const invited = async () =>
    (
      await (
        await app.as('helena', 'rh')
      )(users.inviteUser, {
        body: { ...guest('Convidada'), papel: 'GESTOR', idPerfil: await profileOf('GESTOR'), empresas: null },
      })
    ).id;
  const article = {
    area: 'hr' as const,
    idioma: 'pt-BR' as const,
    tipo: 'basics' as const,
    posicao: 1,
    publicado: true,
  };
  return {
    createApproverProfile: async () => {
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(approvers.createApproverProfile, { body: approver(nome), idempotencyKey });
      return asHelena(send('Férias'), send('Férias e ponto'));
    },
    updateApproverProfile: async () => {
      const id = await madeApprover();
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(approvers.updateApproverProfile, { body: { id, ...approver(nome) }, idempotencyKey });
      return asHelena(send('Outro nome'), send('Mais outro'));
    },
    deleteApproverProfile: async () => {
      const [id, another] = [await madeApprover(), await madeApprover()];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(approvers.deleteApproverProfile, { params: { id: chosen }, idempotencyKey });
      return asHelena(send(id), send(another));
    },
    inviteUser: async () => {
      const [person, idPerfil] = [guest('Nova Gestora'), await profileOf('GESTOR')];
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(users.inviteUser, {
          body: { ...person, nome, papel: 'GESTOR', idPerfil, empresas: null },
          idempotencyKey,
        });
      return asHelena(send('Nova Gestora'), send('Outra Gestora'));
    },
    resendInvitation: async () => {
      const [id, another] = [await invited(), await invited()];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(users.resendInvitation, { params: { id: chosen }, idempotencyKey });
      return asHelena(send(id), send(another));
    },
    saveUserAccess: async () => {
      const [id, idPerfil] = [await invited(), await profileOf('GESTOR')];
      const send = (ativo: boolean) => (call: Call, idempotencyKey: string) =>
        call(users.saveUserAccess, {
          params: { id },
          body: { papel: 'GESTOR', idPerfil, empresas: null, ativo },
          idempotencyKey,
        });
      return asHelena(send(false), send(true));
    },
    enableUser: async () => {
      const id = await invited();
      const send = (ativo: boolean) => (call: Call, idempotencyKey: string) =>
        call(users.enableUser, { params: { id }, body: { ativo }, idempotencyKey });
      return asHelena(send(false), send(true));
    },
    inviteOperator: async () => {
      const person = guest('Nova Operadora');
      const send = (nome: string) => (call: Call, idempotencyKey: string) =>
        call(platform.inviteOperator, { body: { ...person, nome, papel: 'SUPORTE' }, idempotencyKey });
      return asAdmin(send('Nova Operadora'), send('Outra Operadora'));
    },
    endUserSessions: async () => {
      const [id, another] = [await app.personId('maria'), await app.personId('ana')];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(platform.endUserSessions, { params: { id: chosen }, idempotencyKey });
      return asAdmin(send(id), send(another));
    },
    resetAuthenticator: async () => {
      const [id, another] = [await app.personId('fernanda'), await app.personId('flavio')];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(platform.resetAuthenticator, { params: { id: chosen }, body: {}, idempotencyKey });
      return asAdmin(send(id), send(another));
    },
    newRecoveryCodes: async () => ({
      who: 'flavio',
      profile: 'financeiro',
      send: async (call, idempotencyKey) => {
        await app.database.owner.query('update session set second_factor_at = now() where person_id = $1', [
          await app.personId('flavio'),
        ]);
        return call(identity.newRecoveryCodes, { idempotencyKey });
      },
    }),
    ownActivity: async () => {
      const [id, another] = [await signedInAt('Edge no Windows'), await signedInAt('Safari no iPhone')];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(identity.ownActivity, { params: { id: chosen }, idempotencyKey });
      return { who: 'ana', profile: 'trabalhador', send: send(id), other: send(another) };
    },
    askPrivacyRequest: async () => {
      const send = (texto: string) => (call: Call, idempotencyKey: string) =>
        call(privacy.askPrivacyRequest, { body: { tipo: 'acesso', texto }, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send(text), other: send(`${text} Tudo.`) };
    },
    answerPrivacyRequest: async () => {
      const maria = await app.as('maria', 'trabalhador');
      const [asked] = await maria(privacy.askPrivacyRequest, { body: { tipo: 'informacao', texto: text } });
      const send = (resposta: string) => (call: Call, idempotencyKey: string) =>
        call(privacy.answerPrivacyRequest, {
          params: { id: asked?.id ?? '' },
          body: { desfecho: 'atendido', resposta },
          idempotencyKey,
        });
      return asHelena(send('Guardamos o que está no seu cadastro.'), send('Guardamos o que a lei manda guardar.'));
    },
    createHelpItem: async () => {
      const send = (titulo: string) => (call: Call, idempotencyKey: string) =>
        call(help.createHelpItem, { body: { ...article, titulo, corpo: 'Um passo de cada vez.' }, idempotencyKey });
      return asAdmin(send('Primeiros passos'), send('Segundos passos'));
    },
    uploadHelpFile: async () => {
      const send = (titulo: string) => (call: Call, idempotencyKey: string) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...article, titulo })) body.append(name, String(value));
        body.append('arquivo', new Blob([pdf], { type: 'application/pdf' }), 'manual.pdf');
        return call(help.uploadHelpFile, { body: body as never, idempotencyKey });
      };
      return asAdmin(send('Manual'), send('Outro manual'));
    },
    changeHelpItem: async () => {
      const admin = await app.as('admin', 'admin');
      const { id, versao } = await admin(help.createHelpItem, {
        body: { ...article, titulo: `Artigo ${next()}`, corpo: 'Texto.' },
      });
      const send = (titulo: string) => (call: Call, idempotencyKey: string) =>
        call(help.changeHelpItem, {
          params: { id },
          body: { titulo, corpo: 'Texto novo.', posicao: 2, publicado: true, versao },
          idempotencyKey,
        });
      return asAdmin(send('Com outro nome'), send('Com mais outro'));
    },
    closeTicket: async () => {
      const id = await one(
        "insert into ticket (name, channel, contact, language, message) values ('Rita', 'mail', 'rita@fora.test', 'pt-BR', 'Não consigo entrar.') returning id",
      );
      const send = (nota: string) => (call: Call, idempotencyKey: string) =>
        call(tickets.closeTicket, { params: { id }, body: { nota, responder: 'false' }, idempotencyKey });
      return {
        who: 'suporte',
        profile: 'admin',
        send: send('Falei com o RH dela.'),
        other: send('Falei com ela mesma.'),
      };
    },
  };

  async function signedInAt(browser: string): Promise<string> {
    return one(
      "insert into security_event (person_id, kind, user_agent) values ($1, 'signedIn', $2) returning id",
      await app.personId('ana'),
      browser,
    );
  }
}

/** The check digits by modulus 11 (Receita Federal). */
export function cpfOf(nine: number): string {
  const digits = [...String(nine)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
