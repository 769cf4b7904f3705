import { accessLetterContract as calls } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { anonymous, base64, form, holding, throughCaptcha } from '../identity-world.factory.ts';

let app: TestApp;
/** A worker of Pantanal and one of Boreal, as HR knows them: nobody has used either account, and their links wait. */
let worker: { id: string; cpf: string; name: string };
let elsewhere: { id: string; cpf: string };
const born = '1990-04-17';

beforeAll(async () => {
  app = await startApp();
  worker = await workerOf('Grupo Pantanal');
  elsewhere = await workerOf('Grupo Boreal');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from attempt; delete from access_letter; delete from security_event; delete from record_history');
  await sql(`delete from privacy_acceptance where person_id = '${worker.id}'`);
  await sql(
    `update person set first_signed_in_at = null, password_hash = null, active = true where id in ('${worker.id}', '${elsewhere.id}')`,
  );
  await sql(
    `update membership set accepted_at = null, accepted_how = null, refused_at = null where person_id in ('${worker.id}', '${elsewhere.id}')`,
  );
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');

async function workerOf(group: string) {
  const [found] = await sql(
    `select p.id, p.cpf, p.name from person p join employment e on e.person_id = p.id join access_group g on g.id = e.access_group_id
      where g.name = $1 and p.cpf is not null and p.email is null and e.dismissed_on is null
        and not exists (select from employment o where o.person_id = p.id and o.access_group_id <> g.id) order by p.name limit 1`,
    [group],
  );
  return found;
}

async function letter(dataNascimento: string | undefined = born) {
  const [made] = await (await helena())(calls.issueAccessLetters, {
    body: { itens: [{ idUsuario: worker.id, dataNascimento }] },
  });
  return made?.codigo ?? '';
}

const enter = (codigo: string, given: { cpf?: string; dataNascimento?: string; Token?: string | undefined } = {}) =>
  anonymous(app)(calls.useAccessLetter, { body: { codigo, cpf: worker.cpf, dataNascimento: born, ...given } });

describe('GET /usuario/cartas-acesso', () => {
  it('lists the workers of the scope whose link waits, searched by name, and nobody of another access group', async () => {
    const call = await helena();
    const list = (search?: string, size = '100') =>
      call(calls.workersWithoutAccess, { params: { page: '1', size }, query: { search } });
    const all = await list();
    expect(all.items.map(one => one.idUsuario)).toContain(worker.id);
    expect(all.items.map(one => one.idUsuario)).not.toContain(elsewhere.id);
    expect(new Set(all.items.map(one => one.idUsuario)).size).toBe(all.items.length);
    expect((await list(worker.name)).items).toEqual([
      expect.objectContaining({ idUsuario: worker.id, nome: worker.name, temNascimento: false, cartaAte: null }),
    ]);
    expect((await list(undefined, '2')).items).toHaveLength(2);
    await letter();
    expect((await list(worker.name)).items[0]).toMatchObject({ temNascimento: true, cartaAte: expect.any(String) });
    await sql("update membership set accepted_at = now(), accepted_how = 'before' where person_id = $1", [worker.id]);
    expect((await list(worker.name)).items).toEqual([]);
  });
});

describe('POST /usuario/cartas-acesso', () => {
  it('answers a code once, keeps its MAC alone for thirty days, and notes who issued it', async () => {
    const code = await letter();
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    const [kept] = await sql("select code_mac, expires_at > now() + interval '29 days' as long from access_letter");
    expect([kept.long, kept.code_mac.toString('utf8').includes(code)]).toEqual([true, false]);
    expect(await sql("select from record_history where verb = 'accessLetterIssued'")).toHaveLength(1);
    expect(await sql("select from security_event where kind = 'accessLetterIssued'")).toHaveLength(1);
    for (const line of app.logged) expect(line).not.toContain(code);
  });

  it('needs a birth date, told now or before', async () => {
    const call = await helena();
    const issue = (dataNascimento?: string) =>
      call(calls.issueAccessLetters, { body: { itens: [{ idUsuario: worker.id, dataNascimento }] } });
    expect((await refusalOf(issue())).body).toMatchObject({
      code: 'REQUIRED_FIELD',
      fields: { 'itens.0.dataNascimento': expect.any(String) },
    });
    for (const day of ['2026-02-31', '1899-12-31', '2999-01-01']) expect(await codeOf(issue(day))).toBe('INVALID_DATE');
    await issue(born);
    await issue();
    expect(await sql('select from access_letter')).toHaveLength(1);
  });

  it('is for workers of the scope: all of the chosen, or none', async () => {
    const call = await helena();
    const issue = (...ids: string[]) =>
      call(calls.issueAccessLetters, { body: { itens: ids.map(idUsuario => ({ idUsuario, dataNascimento: born })) } });
    for (const id of [elsewhere.id, unknownId, 'x']) expect(await codeOf(issue(worker.id, id))).toBe('NOT_FOUND');
    expect(await sql('select from access_letter')).toEqual([]);
    expect(await codeOf(issue(await app.personId('helena')))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await codeOf(issue(await app.personId('admin')))).toBe('NOT_FOUND');
  });

  it('S3: HR issues none for who holds more in the group than it may give, and none for another company', async () => {
    const id = await app.personId('helena');
    await sql("update membership set all_companies = false where role = 'RH' and person_id = $1", [id]);
    try {
      const issue = (await helena())(calls.issueAccessLetters, {
        body: { itens: [{ idUsuario: worker.id, dataNascimento: born }] },
      });
      expect(await codeOf(issue)).toBe('NOT_FOUND');
    } finally {
      await sql("update membership set all_companies = true where role = 'RH' and person_id = $1", [id]);
    }
    await sql(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'FINANCEIRO', g.id, a.id, now(), 'before' from access_group g, access_profile a
        where g.name = 'Grupo Pantanal' and a.role = 'FINANCEIRO' and a.access_group_id is null`,
      [worker.id],
    );
    expect(await codeOf(letter())).toBe('USER_CHANGE_NOT_ALLOWED');
    await sql("delete from membership where role = 'FINANCEIRO' and person_id = $1", [worker.id]);
  });

  it('support acting for HR issues none: a letter is as good as a password', async () => {
    const call = await helena();
    await sql(
      `with g as (insert into support_grant (person_id, supporter_id, granted_by, reason, granted_at, granted_until, profile, access_group_id)
         select $1, $2, $1, 'ajuda', now(), now() + interval '1 hour', 'rh', id from access_group where name = 'Grupo Pantanal' returning id)
       update session set support_grant_id = (select id from g), profile = 'rh' where person_id = $1 and ended_at is null`,
      [await app.personId('helena'), await app.personId('suporte')],
    );
    const issue = call(calls.issueAccessLetters, { body: { itens: [{ idUsuario: worker.id, dataNascimento: born }] } });
    expect(await codeOf(issue)).toBe('SUPPORT_ACT_FORBIDDEN');
    await sql('update session set ended_at = now() where support_grant_id is not null');
  });
});

describe('POST /usuario/cartas-acesso/entrada', () => {
  it('sets the first password, and then the steps begin; the letter is used up by it', async () => {
    const code = await letter();
    const { access_token } = await enter(code.toLowerCase().replace('-', ' '));
    const set = (token: string) =>
      holding(app, token)(identityContract.changePassword, { body: { senha: base64('Nova@Senha2026') } });
    const entered = await set(access_token);
    const user = await holding(app, entered.access_token)(identityContract.signedInUser, {});
    expect(user).toMatchObject({ id: worker.id, flgAceitoTermoPrivacidade: false, loginSenhaProvisoria: false });
    expect(await sql('select from access_letter where used_at is null')).toEqual([]);
    expect(await codeOf(set(access_token))).toBe('UNAUTHENTICATED');
    expect(await codeOf(enter(code))).toBe('LOGIN_FAILED');
    await anonymous(app)(identityContract.signIn, { body: form({ CPF: worker.cpf }, 'Nova@Senha2026') });
    expect(await sql("select from security_event where kind = 'accessLetterUsed'")).toHaveLength(1);
  });

  it('may set a password and nothing else; until then the letter is still good', async () => {
    const code = await letter();
    const { access_token } = await enter(code);
    expect(await codeOf(holding(app, access_token)(identityContract.signedInUser, {}))).toBe('UNAUTHENTICATED');
    await enter(code);
  });

  it('unknown, wrong, former, old and used ones answer alike', async () => {
    const former = await letter();
    const code = await letter();
    const told = async (work: Promise<unknown>) => {
      const { status, body } = await refusalOf(work);
      return JSON.stringify([status, { ...body, requestId: '' }]);
    };
    const wrong = await told(enter('AAAAA-AAAAA'));
    await sql('delete from attempt');
    expect(await told(enter(code, { cpf: '11144477735' }))).toBe(wrong);
    expect(await told(enter(code, { cpf: elsewhere.cpf }))).toBe(wrong);
    expect(await told(enter(code, { dataNascimento: '1990-04-18' }))).toBe(wrong);
    expect(await told(enter(former))).toBe(wrong);
    await sql('delete from attempt');
    await sql("update access_letter set expires_at = now() - interval '1 second'");
    expect(await told(enter(code))).toBe(wrong);
    await sql("update access_letter set expires_at = now() + interval '1 day', used_at = now()");
    expect(await told(enter(code))).toBe(wrong);
    await sql('update access_letter set used_at = null');
    await sql('update person set active = false where id = $1', [worker.id]);
    await sql('delete from attempt');
    expect(await told(enter(code))).toBe(wrong);
  });

  it('guesses count by CPF: a captcha after three, a wait after ten, also with the right code', async () => {
    const code = await letter();
    for (let n = 0; n < 3; n++) expect(await codeOf(enter('AAAAA-AAAAA'))).toBe('LOGIN_FAILED');
    for (let n = 0; n < 7; n++)
      expect(await codeOf(throughCaptcha(Token => enter('AAAAA-AAAAA', { Token })))).toBe('LOGIN_FAILED');
    expect(await codeOf(enter(code))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('a provisional password ends the letter', async () => {
    const code = await letter();
    await (await helena())(identityContract.issueProvisionalPassword, { params: { id: worker.id } });
    expect(await codeOf(enter(code))).toBe('LOGIN_FAILED');
  });
});
