import { accessLetterContract as letters } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import { groupUserContract as users } from '@cracha/contract/features/identity/group-user.contract.ts';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { linkContract as links } from '@cracha/contract/features/identity/link.contract.ts';
import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import { platformUserContract as platform } from '@cracha/contract/features/identity/platform-user.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { workerContract as workers } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { anonymous, base64, form, holding, messageTo } from '../identity-world.factory.ts';

/** Whose an account is (docs/access.md): S1 to S4 of the findings. Pantanal is Helena's, Boreal is Bruno's. */
let app: TestApp;
let boreal = '';
beforeAll(async () => {
  app = await startApp();
  await sql(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration,
       total_earnings, total_deductions, net, items, verification_code)
     select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', 'contas-' || id from employment`,
  );
  [{ id: boreal }] = await sql(
    "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Boreal' order by c.created_at, c.id limit 1",
  );
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from attempt; delete from outbox_message; delete from account_case');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const bruno = () => app.as('bruno', 'rh');
const born = '1990-04-17';
const password = 'Quintal-Azul-77';
let registration = 7000;

/** Registers a CPF at Boreal, as its HR does. @returns the person */
async function registered(cpf: string, nome = 'Registrada Pela Boreal'): Promise<string> {
  registration += 1;
  const campos = { nome, matricula: String(registration), admissao: '2026-01-05' };
  const { id } = await (await bruno())(workers.createWorker, { body: { idEmpresa: boreal, cpf, campos } });
  return (await sql('select person_id from employment where id = $1', [id]))[0].person_id;
}

async function letterOf(call: Awaited<ReturnType<typeof helena>>, idUsuario: string): Promise<string> {
  const [made] = await call(letters.issueAccessLetters, { body: { itens: [{ idUsuario, dataNascimento: born }] } });
  return made?.codigo ?? '';
}

const cpfOf = async (id: string): Promise<string> => (await sql('select cpf from person where id = $1', [id]))[0].cpf;
const enter = async (id: string, codigo: string, cartas: string[] = []) =>
  anonymous(app)(letters.useAccessLetter, { body: { codigo, cpf: await cpfOf(id), dataNascimento: born, cartas } });
const askFor = async (id: string, codigo: string) =>
  anonymous(app)(letters.askByLetter, { body: { codigo, cpf: await cpfOf(id), dataNascimento: born } });
const setPassword = (token: string, senha = password) =>
  holding(app, token)(calls.changePassword, { body: { senha: base64(senha) } });
const policyOf = (id: string) =>
  sql(
    'insert into privacy_acceptance (person_id, version) values ($1, access.policy_version()) on conflict do nothing',
    [id],
  );
const payslips = (token: string) =>
  clientOf(
    app.base,
    token,
    'trabalhador',
  )(receiptContract.workerReceipts, { params: { page: '1', size: '10' }, query: {} });
const linkOf = async (id: string, group: string) =>
  (
    await sql(
      'select accepted_at is not null as accepted, accepted_how as how, refused_at is not null as refused from membership m join access_group g on g.id = m.access_group_id where m.person_id = $1 and g.name = $2 limit 1',
      [id, group],
    )
  )[0];

/** A worker of Pantanal of whom nobody has used the account, with pay that is published. */
async function neverUsed(): Promise<string> {
  const [found] = await sql(
    `select p.id from person p join employment e on e.person_id = p.id join access_group g on g.id = e.access_group_id and g.name = 'Grupo Pantanal'
      where p.email is null and p.cpf is not null and exists (select from receipt r where r.person_id = p.id and r.visible and r.category = 1)
        and not exists (select from membership m where m.person_id = p.id and m.accepted_how <> 'before') order by p.cpf limit 1`,
  );
  await sql('delete from access_letter where person_id = $1', [found.id]);
  await sql('update membership set accepted_at = null, accepted_how = null where person_id = $1', [found.id]);
  await sql('update person set password_hash = null, first_signed_in_at = null where id = $1', [found.id]);
  return found.id;
}

describe('S1: HR of another group does nothing to an account in use', () => {
  it('registers its CPF and gets neither name, contacts nor password; a letter opens nothing', async () => {
    const maria = await app.personId('maria');
    const call = await bruno();
    expect(await registered('52998224725', 'Maria Outra')).toBe(maria);
    expect(await codeOf(call(calls.userByCpf, { params: { cpf: '52998224725' } }))).toBe('NOT_FOUND');
    expect(await call(calls.userNames, { body: [maria] })).toEqual([{ id: maria, nome: 'Maria Outra' }]);
    expect(await codeOf(call(calls.issueProvisionalPassword, { params: { id: maria } }))).toBe(
      'USER_CHANGE_NOT_ALLOWED',
    );
    const profile = {
      id: maria,
      nome: 'Outra',
      celular: null,
      email: 'ladrao@boreal.test',
      desabilitaPropaganda: true,
    };
    expect(await codeOf(call(calls.saveProfile, { body: profile }))).toBe('NOT_FOUND');
    const listed = await call(users.groupUsers, {
      params: { page: '1', size: '100' },
      query: { pesquisa: '529.982.247-25', papel: 'EMPREGADO' },
    });
    const row = listed.items.find(one => one.id === maria);
    expect(row).toMatchObject({
      nome: 'Maria Outra',
      email: null,
      celular: null,
      ultimoAcesso: null,
      situacao: 'convidado',
    });
    expect(row?.can).not.toContain('desbloquear');
    const refused = await refusalOf(enter(maria, await letterOf(call, maria)));
    expect(refused.body).toMatchObject({ code: 'LETTER_ACCOUNT_IN_USE', data: { situacao: 'inUse' } });
    expect((await sql('select name, birth_date from person where id = $1', [maria]))[0].name).toBe(
      'Maria Aparecida Souza',
    );
    // and Maria sees nothing of Boreal, while Pantanal goes on as before
    expect((await payslips(await app.bearer('maria'))).total).toBeGreaterThan(0);
    await anonymous(app)(calls.signIn, { body: form({ Email: 'maria@pantanal.test' }) });
  });

  it('of two accepted employers neither gives a password; a claim counts for nothing', async () => {
    const ana = await app.personId('ana');
    for (const hr of [await helena(), await bruno()])
      expect(await codeOf(hr(calls.issueProvisionalPassword, { params: { id: ana } }))).toBe('USER_CHANGE_NOT_ALLOWED');
    const maria = await app.personId('maria');
    const { senhaProvisoria } = await (await helena())(calls.issueProvisionalPassword, { params: { id: maria } });
    expect(senhaProvisoria).toBeTruthy();
  });
});

describe('S2: an account that one group made reads nothing of another', () => {
  it('a letter of Boreal makes the account; the pay of Pantanal stays shut until its own letter is entered', async () => {
    const id = await neverUsed();
    const mine = await letterOf(await helena(), id);
    const theirs = await letterOf(await bruno(), await registered(await cpfOf(id)));
    const { access_token } = await setPassword((await enter(id, theirs)).access_token);
    expect(await linkOf(id, 'Grupo Boreal')).toMatchObject({ accepted: true, how: 'letter' });
    expect(await linkOf(id, 'Grupo Pantanal')).toMatchObject({ accepted: false });
    await policyOf(id);
    expect((await payslips(access_token)).total).toBe(0);
    const seen = await holding(app, access_token)(links.ownLinks, {});
    expect(seen.pedidos).toHaveLength(1);
    expect(seen.pedidos[0]).toMatchObject({ papeis: ['EMPREGADO'], codigoAte: expect.any(String) });
    expect(JSON.stringify(seen)).not.toContain('Grupo Pantanal');

    // a wrong code opens nothing, that of Pantanal does; what was there before is asked anew
    const accept = (codigo: string) => holding(app, access_token)(links.acceptLink, { body: { codigo } });
    expect(await codeOf(accept('AAAAA-AAAAA'))).toBe('LETTER_CODE_INVALID');
    await sql("update person set email = 'antes@boreal.test', email_confirmed_at = now() where id = $1", [id]);
    await sql(
      "insert into passkey (person_id, name, credential_id, public_key) values ($1, 'Celular', 'cred-s2', '\\x01')",
      [id],
    );
    const other = (await anonymous(app)(calls.signIn, { body: form({ CPF: await cpfOf(id) }, password) })).access_token;
    expect(await accept(mine)).toEqual({ papeis: ['EMPREGADO'], confirmar: ['email', 'chaves'] });
    expect((await payslips(access_token)).total).toBeGreaterThan(0);
    expect((await refusalOf(holding(app, other)(calls.signedInUser, {}))).status).toBe(401);
    const user = await holding(app, access_token)(calls.signedInUser, {});
    expect(user.usuarioConfirmacao.emailConfirmado).toBe(false);
    const [key] = await holding(app, access_token)(passkeyContract.passkeys, {});
    expect(key).toMatchObject({ confirmar: true });
    await holding(app, access_token)(passkeyContract.claimPasskey, { params: { id: key?.id ?? '' } });
    expect((await holding(app, access_token)(passkeyContract.passkeys, {}))[0]).toMatchObject({ confirmar: false });
    expect(await codeOf(accept(mine))).toBe('LETTER_CODE_INVALID');
  });

  it('a claim is refused; its letter ends, and HR may ask again after ninety days', async () => {
    const id = await app.personId('gustavo');
    await registered('23100299981');
    const code = await letterOf(await bruno(), id);
    const gustavo = await app.as('gustavo', 'gestor');
    const { pedidos } = await gustavo(links.ownLinks, {});
    expect(pedidos).toEqual([expect.objectContaining({ empresa: expect.any(String), cnpj: expect.any(String) })]);
    await gustavo(links.refuseLink, { params: { id: pedidos[0]?.id ?? '' } });
    expect((await gustavo(links.ownLinks, {})).pedidos).toEqual([]);
    expect(await codeOf(gustavo(links.acceptLink, { body: { codigo: code } }))).toBe('LETTER_CODE_INVALID');
    expect(await codeOf(letterOf(await bruno(), id))).toBe('LINK_REFUSED');
    await sql(
      "update membership set refused_at = now() - interval '91 days' where person_id = $1 and refused_at is not null",
      [id],
    );
    await letterOf(await bruno(), id);
    expect((await gustavo(links.ownLinks, {})).pedidos).toHaveLength(1);
  });

  it('a provisional password accepts the link of its group at the first sign-in', async () => {
    const id = await neverUsed();
    await registered(await cpfOf(id));
    const { senhaProvisoria } = await (await helena())(calls.issueProvisionalPassword, { params: { id } });
    expect(await linkOf(id, 'Grupo Pantanal')).toMatchObject({ accepted: false });
    await anonymous(app)(calls.signIn, { body: form({ CPF: await cpfOf(id) }, senhaProvisoria ?? '') });
    expect(await linkOf(id, 'Grupo Pantanal')).toMatchObject({ accepted: true, how: 'provisionalPassword' });
    expect(await linkOf(id, 'Grupo Boreal')).toMatchObject({ accepted: false });
    // whose account is in use now is not Boreal's to act on
    expect(await codeOf((await bruno())(calls.issueProvisionalPassword, { params: { id } }))).toBe(
      'USER_CHANGE_NOT_ALLOWED',
    );
  });

  it('whose links are all claims is signed in, and sees nothing but them', async () => {
    const id = await neverUsed();
    await sql(
      "update person set password_hash = (select password_hash from person where email = 'ana@duplo.test') where id = $1",
      [id],
    );
    await policyOf(id);
    const { access_token } = await anonymous(app)(calls.signIn, { body: form({ CPF: await cpfOf(id) }) });
    expect((await holding(app, access_token)(calls.signedInUser, {})).roles).toEqual([]);
    expect((await holding(app, access_token)(links.ownLinks, {})).pedidos).toHaveLength(1);
    expect((await refusalOf(payslips(access_token))).status).toBe(403);
  });
});

describe('a staff role for an account in use', () => {
  it('adds no role, step or profile until it is accepted by the code of the invitation', async () => {
    const [profile] = await sql("select id from access_profile where role = 'FINANCEIRO' and access_group_id is null");
    const boss = await app.personId('bruno');
    await sql(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'FINANCEIRO', access_group_id, $2, now(), 'before' from membership where person_id = $1 and role = 'RH'`,
      [boss, profile.id],
    );
    await sql('update person set two_factor_active = true where id = $1', [boss]);
    const invited = { nome: 'Gustavo Convidado', cpf: '23100299981', email: 'financas@boreal.test', celular: null };
    await (await bruno())(companyUserContract.saveCompanyUser, {
      body: { ...invited, idEmpresa: boreal, role: 'FINANCEIRO' },
    });
    const gustavo = await app.as('gustavo', 'gestor');
    const before = await gustavo(calls.signedInUser, {});
    expect(before).toMatchObject({ obrigatorio2F: false });
    expect(before.roles).not.toContain('FINANCEIRO');
    const code = /código (\w{5}-\w{5})/.exec((await messageTo(app, 'financas@boreal.test')).body)?.[1] ?? '';
    expect(await gustavo(links.acceptLink, { body: { codigo: code } })).toMatchObject({
      papeis: expect.arrayContaining(['FINANCEIRO']),
    });
    const [after] = await sql("select in_force from membership where person_id = $1 and role = 'FINANCEIRO'", [
      await app.personId('gustavo'),
    ]);
    expect(after.in_force).toBe(true);
    await sql("delete from membership where role = 'FINANCEIRO' and person_id in ($1, $2)", [
      boss,
      await app.personId('gustavo'),
    ]);
    await sql('update person set two_factor_active = false where id = $1', [boss]);
  });
});

describe('S3: inside a group nobody acts on an account that holds more', () => {
  it('HR with two permissions gives Helena no password and no letter, and changes no contact of hers', async () => {
    const [{ group }] = await sql("select id as group from access_group where name = 'Grupo Pantanal'");
    const small = await app.personId('bruno');
    await sql(
      `with p as (insert into access_profile (access_group_id, role, name, permissions)
         values ($1, 'RH', 'Pouco', '{RhTrabalhadorVisualizar,RhTrabalhadorEditar,RhUsuarioEditar}') returning id)
       insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $2, 'RH', $1, p.id, now(), 'before' from p`,
      [group, small],
    );
    const first = clientOf(app.base, await app.bearer('bruno'), 'rh');
    const { access_token } = await first(calls.chooseHrGroup, { body: { idGrupoAcesso: group } });
    const call = clientOf(app.base, access_token, 'rh');
    const id = await app.personId('helena');
    expect(await codeOf(call(calls.issueProvisionalPassword, { params: { id } }))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await codeOf(letterOf(call, id))).toBe('USER_CHANGE_NOT_ALLOWED');
    const profile = { id, nome: 'Helena', celular: null, email: 'outra@pantanal.test', desabilitaPropaganda: false };
    expect(await codeOf(call(calls.saveProfile, { body: profile }))).toBe('USER_CHANGE_NOT_ALLOWED');
    // who is a worker alone is reached whole
    const { senhaProvisoria } = await call(calls.issueProvisionalPassword, {
      params: { id: await app.personId('joao') },
    });
    expect(senhaProvisoria).toBeTruthy();
    await sql('delete from membership where person_id = $1 and access_group_id = $2', [small, group]);
  });

  it('the platform sends a link to a confirmed contact and sees no password', async () => {
    const admin = await app.as('admin', 'admin');
    const id = await app.personId('helena');
    const answer = await admin(calls.issueProvisionalPassword, { params: { id } });
    expect(answer).toMatchObject({ senhaProvisoria: null, enviadoPara: expect.stringContaining('@') });
    expect((await messageTo(app, 'helena@pantanal.test')).body).toContain('/definicao-senha?codigo=');
    const joao = await app.personId('joao');
    expect(await codeOf(admin(calls.issueProvisionalPassword, { params: { id: joao } }))).toBe('CONTACT_NOT_FOUND');
  });
});

describe('S4: what set the password is no second factor', () => {
  const challenge = async (Password: string) => {
    const refused = await refusalOf(
      anonymous(app)(calls.signIn, { body: form({ Email: 'fernanda@pantanal.test' }, Password) }),
    );
    return holding(app, String(refused.body.data?.challenge));
  };

  it('a mailbox alone recovers the password and gets no further; another confirmed contact does', async () => {
    const id = await app.personId('fernanda');
    await sql("update person set password_from = 'mail' where id = $1", [id]);
    const call = await challenge('Cracha@2026');
    expect(await codeOf(call(calls.maskedContacts, {}))).toBe('CONTACT_NOT_FOUND');
    expect(await codeOf(call(calls.sendContactCode, { body: { tipo: 'email' } }))).toBe('CONTACT_NOT_FOUND');
    await sql("update person set cell_phone = '11955554444', cell_phone_confirmed_at = now() where id = $1", [id]);
    expect(await call(calls.maskedContacts, {})).toMatchObject({ email: null, celular: expect.any(String) });
    await call(calls.sendContactCode, { body: { tipo: 'celular' } });
    await sql(
      'update person set password_from = null, cell_phone = null, cell_phone_confirmed_at = null where id = $1',
      [id],
    );
  });

  it('the mark stays with the password until it is changed in a session that a real second factor opened', async () => {
    const id = await app.personId('maria');
    await sql("update person set password_from = 'mail' where id = $1", [id]);
    const from = async () => (await sql('select password_from from person where id = $1', [id]))[0].password_from;
    const change = async (senha: string) => {
      const call = await app.as('maria', 'trabalhador');
      await sql(
        "update person set password_hash = (select password_hash from person where email = 'ana@duplo.test') where id = $1",
        [id],
      );
      return { call, senha };
    };
    const weak = await change(password);
    await weak.call(calls.changePassword, { body: { senha: base64(password), senhaAtual: base64('Cracha@2026') } });
    expect(await from()).toBe('mail');
    const strong = await change(`${password}8`);
    await sql("update session set proven = '{factor}' where person_id = $1 and ended_at is null", [id]);
    await strong.call(calls.changePassword, {
      body: { senha: base64(`${password}8`), senhaAtual: base64('Cracha@2026') },
    });
    expect(await from()).toBeNull();
  });
});

describe('a letter while somebody uses the account', () => {
  /** Somebody else made the account by Boreal's letter; the person holds Pantanal's. */
  async function taken(): Promise<{ id: string; letter: string; thief: string }> {
    const id = await neverUsed();
    await registered(await cpfOf(id));
    const letter = await letterOf(await helena(), id);
    const { access_token: thief } = await setPassword(
      (await enter(id, await letterOf(await bruno(), id))).access_token,
    );
    await sql('update person set email = $2, email_confirmed_at = now() where id = $1', [
      id,
      `ladrao${registration}@boreal.test`,
    ]);
    await sql(
      "update session set created_at = now() - interval '2 hours', idle_until = now() + interval '10 hours' where person_id = $1",
      [id],
    );
    await sql(
      "update session_token set created_at = now() - interval '2 hours' where session_id in (select id from session where person_id = $1)",
      [id],
    );
    return { id, letter, thief };
  }

  it('waits 72 hours, told with a link; unopposed it sets the password, every other way in and every other link end', async () => {
    const { id, letter, thief } = await taken();
    expect(await askFor(id, letter)).toMatchObject({ situacao: 'aguarda', ate: expect.any(String) });
    expect((await messageTo(app, `ladrao${registration}@boreal.test`)).body).toContain('/nao-fui-eu?codigo=');
    expect((await refusalOf(enter(id, letter))).body).toMatchObject({ data: { situacao: 'waiting' } });
    await sql("update account_case set asked_at = now() - interval '73 hours', due_at = now() - interval '1 hour'");
    await sql(
      "update session set created_at = now() - interval '80 hours', idle_until = now() - interval '70 hours' where person_id = $1 and kind = 'full'",
      [id],
    );
    await sql(
      "update session_token set created_at = now() - interval '80 hours' where session_id in (select id from session where person_id = $1)",
      [id],
    );
    const { access_token } = await setPassword((await enter(id, letter)).access_token, `${password}9`);
    await policyOf(id);
    expect((await payslips(access_token)).total).toBeGreaterThan(0);
    expect(await linkOf(id, 'Grupo Boreal')).toMatchObject({ accepted: false });
    expect((await refusalOf(holding(app, thief)(calls.signedInUser, {}))).status).toBe(401);
    const [person] = await sql('select email_confirmed_at, password_from from person where id = $1', [id]);
    expect(person).toEqual({ email_confirmed_at: null, password_from: 'letter' });
    expect(await sql('select state from account_case where person_id = $1', [id])).toEqual([{ state: 'done' }]);
  });

  it('use of the account, the link or a session objects; then two persons of the platform decide', async () => {
    const { id, letter, thief } = await taken();
    await askFor(id, letter);
    // the session is used
    await sql("update session set idle_until = now() + interval '11 hours' where person_id = $1", [id]);
    expect((await holding(app, thief)(links.ownLinks, {})).caso).toMatchObject({ tipo: 'carta', contestado: false });
    expect(await askFor(id, letter)).toEqual({ situacao: 'contestada', ate: null });
    expect((await refusalOf(enter(id, letter))).body).toMatchObject({ data: { situacao: 'opposed' } });

    const grounds = { motivo: 'RG e carteira conferidos por vídeo', evidencia: 'Protocolo 2026-11-27 com foto do RG' };
    const decide = async (who: 'admin' | 'admin2', para: 'carta' | 'conta') =>
      (await app.as(who, 'admin'))(platform.decideAccount, { params: { id }, body: { para, ...grounds } });
    expect((await decide('admin', 'carta')).caso).toMatchObject({
      tipo: 'carta',
      situacao: 'contestado',
      para: 'carta',
      meu: true,
    });
    expect(await codeOf(decide('admin', 'carta'))).toBe('SECOND_PERSON_REQUIRED');
    expect((await decide('admin2', 'carta')).caso).toMatchObject({ situacao: 'decidido' });
    const { access_token } = await setPassword((await enter(id, letter)).access_token, `${password}9`);
    expect((await holding(app, access_token)(calls.signedInUser, {})).id).toBe(id);
    expect(await linkOf(id, 'Grupo Boreal')).toMatchObject({ accepted: false });
  });

  it('the link of the notice and the session object; the letters of all accepted groups need no wait', async () => {
    const { id, letter, thief } = await taken();
    await askFor(id, letter);
    const code = /codigo=([\w-]+)/.exec((await messageTo(app, `ladrao${registration}@boreal.test`)).body)?.[1] ?? '';
    expect(await codeOf(anonymous(app)(links.objectByLink, { body: { codigo: 'nada' } }))).toBe('LINK_EXPIRED');
    await anonymous(app)(links.objectByLink, { body: { codigo: code } });
    expect(await sql('select opposed_how from account_case')).toEqual([{ opposed_how: 'link' }]);
    await sql('delete from account_case');
    await askFor(id, letter);
    await holding(app, thief)(links.objectToCase, {});
    expect(await sql('select opposed_how from account_case')).toEqual([{ opposed_how: 'session' }]);
    expect(await codeOf(holding(app, thief)(links.objectToCase, {}))).toBe('NOT_FOUND');
    // Boreal's letter beside it: both groups say who it is
    const theirs = await letterOf(await bruno(), id);
    await setPassword((await enter(id, letter, [theirs])).access_token, `${password}9`);
    expect(await linkOf(id, 'Grupo Boreal')).toMatchObject({ accepted: true });
    expect(await linkOf(id, 'Grupo Pantanal')).toMatchObject({ accepted: true });
  });
});
