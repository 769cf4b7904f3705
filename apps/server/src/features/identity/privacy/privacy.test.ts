import { privacyContract as calls } from '@cracha/contract/features/identity/privacy.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() =>
  app.database.owner.query('delete from privacy_request; delete from notification; delete from download'),
);

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const page = { page: '1', size: '10' };
const texto = 'Meu sobrenome está errado no cadastro.';
const ask = async (
  who: DemoKey,
  profile: 'trabalhador' | 'financeiro' | 'rh',
  tipo: 'correcao' | 'acesso' = 'correcao',
) => (await app.as(who, profile))(calls.askPrivacyRequest, { body: { tipo, texto } });
const listOf = async (who: DemoKey) =>
  (await app.as(who, 'rh'))(calls.privacyRequests, { params: page, query: { situacao: 'abertos' } });

describe('GET /privacidade', () => {
  it('tells the version accepted with its day, and whose HR answers', async () => {
    const ana = await (await app.as('ana', 'trabalhador'))(calls.privacyOverview, {});
    expect(ana.politica).toEqual({ versao: '2026-01', aceitaEm: expect.any(String) });
    expect(ana.grupos.map(one => one.nome)).toEqual(['Grupo Boreal', 'Grupo Pantanal']);
    const admin = await (await app.as('admin', 'admin'))(calls.privacyOverview, {});
    expect(admin.grupos).toEqual([]);
  });
});

describe('POST /privacidade/pedidos', () => {
  it('asks HR of every own access group, due in 15 days, who are told; the person reads it back', async () => {
    const made = await ask('ana', 'trabalhador');
    expect(made.map(one => one.grupoAcesso).sort()).toEqual(['Grupo Boreal', 'Grupo Pantanal']);
    const [{ due }] = await sql(
      "select ((now() at time zone 'America/Sao_Paulo')::date + 15)::text as due from privacy_request limit 1",
    );
    expect(made[0]).toMatchObject({ tipo: 'correcao', texto, prazo: due, atrasado: false, desfecho: null });
    const own = await (await app.as('ana', 'trabalhador'))(calls.ownPrivacyRequests, {});
    expect(own).toHaveLength(2);
    for (const who of ['helena', 'bruno'] as const) {
      const told = await (await app.as(who, 'rh'))(notificationContract.notifications, { params: page, query: {} });
      expect(told.items.map(one => [one.tipo, one.destino])).toEqual([['privacyAsked', '/rh/dados-pessoais']]);
      const { items } = await listOf(who);
      expect(items.map(one => [one.nome, one.can])).toEqual([['Ana Lúcia Barros', ['responder']]]);
    }
    expect(await sql("select from record_history where verb = 'privacyAsked'")).toHaveLength(2);
  });

  it('finance without an employment asks too; a second open one of the kind is refused, another kind not', async () => {
    expect(await ask('fernanda', 'financeiro')).toHaveLength(1);
    expect(await codeOf(ask('fernanda', 'financeiro'))).toBe('RECORD_ALREADY_EXISTS');
    expect(await ask('fernanda', 'financeiro', 'acesso')).toHaveLength(1);
    expect((await listOf('helena')).items.map(one => one.empresa)).toEqual([null, null]);
    const short = (await app.as('fernanda', 'financeiro'))(calls.askPrivacyRequest, {
      body: { tipo: 'acesso', texto: 'curto' },
    });
    expect(await codeOf(short)).toBe('MIN_LENGTH');
  });

  it('who belongs to no access group has nobody to ask', async () => {
    const call = (await app.as('admin', 'admin'))(calls.askPrivacyRequest, { body: { tipo: 'acesso', texto } });
    expect(await codeOf(call)).toBe('OPERATION_NOT_ALLOWED');
  });

  it('row-level security: nobody writes a request in another name or into a foreign group, nor reads one', async () => {
    await ask('maria', 'trabalhador');
    expect(await (await app.as('ana', 'trabalhador'))(calls.ownPrivacyRequests, {})).toEqual([]);
    const context = "select set_config('app.user', $1, true), set_config('app.profile', 'trabalhador', true)";
    const client = await app.database.pool.connect();
    const into = async (person: string, group: string) => {
      await client.query('begin');
      try {
        await client.query(context, [await app.personId('maria')]);
        await client.query(
          `insert into privacy_request (person_id, access_group_id, profile, kind, message, due_on) values ($1, $2, 'trabalhador', 'erasure', $3, (now() at time zone 'America/Sao_Paulo')::date)`,
          [person, group, texto],
        );
      } finally {
        await client.query('rollback');
      }
    };
    const [{ id: boreal }] = await sql("select id from access_group where name = 'Grupo Boreal'");
    const [{ id: pantanal }] = await sql("select id from access_group where name = 'Grupo Pantanal'");
    const maria = await app.personId('maria');
    await into(maria, pantanal);
    await expect(into(maria, boreal)).rejects.toThrow(/row-level security/);
    await expect(into(await app.personId('ana'), pantanal)).rejects.toThrow(/row-level security/);
    client.release();
  });
});

describe('POST /privacidade/rh/pedidos/{id}/resposta', () => {
  const answer = async (who: DemoKey, id: string, desfecho: 'atendido' | 'recusado' = 'atendido') =>
    (await app.as(who, 'rh'))(calls.answerPrivacyRequest, {
      params: { id },
      body: { desfecho, resposta: 'Corrigimos hoje no cadastro.' },
    });

  it('HR of the group answers once, and the person is told where they asked; another group finds nothing', async () => {
    const [made] = await ask('fernanda', 'financeiro');
    const id = made?.id ?? '';
    expect(await codeOf(answer('bruno', id))).toBe('NOT_FOUND');
    expect(await codeOf(answer('bruno', unknownId))).toBe('NOT_FOUND');
    await answer('helena', id);
    expect(await codeOf(answer('helena', id))).toBe('STATUS_FORBIDS');
    const call = await app.as('fernanda', 'financeiro');
    expect(await call(calls.ownPrivacyRequests, {})).toMatchObject([
      { desfecho: 'atendido', resposta: 'Corrigimos hoje no cadastro.' },
    ]);
    const told = await call(notificationContract.notifications, { params: page, query: {} });
    expect(told.items.map(one => [one.tipo, one.destino])).toEqual([
      ['privacyAnswered', '/financeiro/minha-conta?parte=privacidade'],
    ]);
    expect(await sql("select from record_history where verb = 'privacyAnswered'")).toHaveLength(1);
    const closed = await (await app.as('helena', 'rh'))(calls.privacyRequests, {
      params: page,
      query: { situacao: 'respondidos' },
    });
    expect([closed.total, closed.items[0]?.can, closed.porSituacao]).toEqual([
      1,
      [],
      { abertos: 0, atrasados: 0, respondidos: 1 },
    ]);
  });

  it("one's own is somebody else's to answer, and HR of some companies sees their people alone", async () => {
    const [own] = await ask('helena', 'rh');
    expect((await listOf('helena')).items[0]?.can).toEqual([]);
    expect(await codeOf(answer('helena', own?.id ?? ''))).toBe('OPERATION_NOT_ALLOWED');
    const [made] = await ask('maria', 'trabalhador', 'acesso');
    await sql("update membership set all_companies = false where role = 'RH' and person_id = $1", [
      await app.personId('helena'),
    ]);
    expect((await listOf('helena')).items.map(one => one.nome)).toEqual(['Helena Martins Prado']);
    expect(await codeOf(answer('helena', made?.id ?? ''))).toBe('NOT_FOUND');
    await sql('delete from notification');
    await ask('maria', 'trabalhador');
    expect(await sql('select from notification')).toEqual([]);
    await sql("update membership set all_companies = true where role = 'RH' and person_id = $1", [
      await app.personId('helena'),
    ]);
  });

  it('without the permission HR neither reads nor answers, and is not told', async () => {
    await sql(
      "update access_profile set permissions = array_remove(permissions, 'RhTrabalhadorEditar') where role = 'RH'",
    );
    const [made] = await ask('maria', 'trabalhador');
    expect(await codeOf(listOf('helena'))).toBe('OPERATION_NOT_ALLOWED');
    expect(await codeOf(answer('helena', made?.id ?? ''))).toBe('OPERATION_NOT_ALLOWED');
    expect(await sql('select from notification')).toEqual([]);
    await sql("update access_profile set permissions = permissions || '{RhTrabalhadorEditar}' where role = 'RH'");
  });
});

describe('GET /privacidade/rh/pedidos/{page}/{size}', () => {
  it('by deadline, late ones apart, each once by cursor', async () => {
    for (const [who, profile] of [
      ['maria', 'trabalhador'],
      ['ana', 'trabalhador'],
      ['fernanda', 'financeiro'],
    ] as const)
      await ask(who, profile);
    await sql(
      "update privacy_request set due_on = (now() at time zone 'America/Sao_Paulo')::date - 3 where person_id = $1",
      [await app.personId('ana')],
    );
    const helena = await app.as('helena', 'rh');
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const one = await helena(calls.privacyRequests, {
        params: { page: '1', size: '1' },
        query: { situacao: 'abertos', after: after ?? undefined },
      });
      seen.push(...one.items.map(row => row.nome));
      after = one.after ?? null;
      expect(one.porSituacao).toEqual({ abertos: 3, atrasados: 1, respondidos: 0 });
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([3, 3, 'Ana Lúcia Barros']);
    const late = await helena(calls.privacyRequests, { params: page, query: { situacao: 'atrasados' } });
    expect(late.items.map(row => [row.nome, row.atrasado])).toEqual([['Ana Lúcia Barros', true]]);
    const wrong = helena(calls.privacyRequests, { params: page, query: { situacao: 'abertos', after: 'x' } });
    expect(await codeOf(wrong)).toBe('INVALID_PAGE');
  });
});

describe('GET /privacidade/meus-dados', () => {
  const fileOf = async (who: DemoKey, profile: string) => {
    const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
    const answer = await app.send('/privacidade/meus-dados', { headers });
    return { answer, text: await answer.text() };
  };

  it('is one JSON of all that is kept about the person in whatever group, and of nobody else', async () => {
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment`,
    );
    await sql(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, mother_name) select id, access_group_id, company_id, person_id, 'Mãe de ' || name from employment`,
    );
    await sql(
      `insert into employment_change (employment_id, access_group_id, company_id, person_id, field, from_day, value)
       select id, access_group_id, company_id, person_id, 'department', '2026-01-01', 'Setor' from employment`,
    );
    await sql(
      `insert into employment_leave (employment_id, access_group_id, company_id, person_id, kind, from_day, until_day)
       select e.id, e.access_group_id, e.company_id, e.person_id, 'outro', l.at, l.at + 2 from employment e, (values (date '2026-02-02'), ('2026-03-02')) l(at)`,
    );
    await sql(
      `insert into reporting_line (employment_id, access_group_id, company_id, person_id, manager_id, from_day)
       select id, access_group_id, company_id, person_id, null, '2026-01-01' from employment`,
    );
    await sql(
      `insert into passkey (person_id, name, credential_id, public_key) select id, 'Celular', id::text, '\\x00' from person`,
    );
    await sql(
      `insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day)
       select m.access_group_id, m.id, p.id, q.id, '2026-01-01', '2026-01-09' from person p, person q, membership m
        where p.name like 'Ana L%' and q.name like 'Fernanda%' limit 1`,
    );
    // the month that came first was published last
    await sql(
      `update receipt r set month = n.month, published_at = now() - n.month * interval '1 day' from (
         select id, row_number() over (order by id)::int as month from receipt where person_id = $1) n where n.id = r.id`,
      [await app.personId('ana')],
    );
    await ask('ana', 'trabalhador');
    const { answer, text } = await fileOf('ana', 'trabalhador');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toContain('cracha-meus-dados.json');
    const data = JSON.parse(text);
    expect(data.pessoa).toMatchObject([{ nome: 'Ana Lúcia Barros', cpf: '27182818205' }]);
    expect([data.vinculos.length, data.recibos.length, data.pedidosDePrivacidade.length]).toEqual([2, 2, 2]);
    const months = data.recibos.map((one: { mes: number }) => one.mes);
    expect(months).toEqual(months.toSorted((a: number, b: number) => a - b));
    expect(data.fichas.map((one: { nomeMae: string }) => one.nomeMae)).toEqual(
      Array(2).fill('Mãe de Ana Lúcia Barros'),
    );
    expect(data.fichas[0].afastamentos).toEqual([
      { tipo: 'outro', inicio: '2026-02-02', fim: '2026-02-04' },
      { tipo: 'outro', inicio: '2026-03-02', fim: '2026-03-04' },
    ]);
    expect(data.mudancasDoVinculo).toHaveLength(2);
    expect(data.seguranca.length).toBeGreaterThan(0);
    expect(data.chavesDeAcesso).toMatchObject([{ nome: 'Celular', suspensaEm: null }]);
    expect(data.quemSaoOsGestores).toMatchObject(Array(2).fill({ gestor: null, aPartirDe: '2026-01-01' }));
    expect(data.substituicoes).toMatchObject([{ gestor: 'Ana Lúcia Barros', de: '2026-01-01', ate: '2026-01-09' }]);
    for (const secret of ['password', 'argon2', 'two_factor', 'mac', 'Maria', 'João', 'Helena', '52998224725'])
      expect(text, secret).not.toContain(secret);
    const finance = JSON.parse((await fileOf('ana', 'trabalhador')).text);
    expect(finance.downloads).toHaveLength(2);
    expect(await sql("select from record_history where verb = 'ownDataExported'")).toHaveLength(2);
  });

  it('also in a profile that sees no receipts; more than fifty an hour are refused', async () => {
    const { text } = await fileOf('helena', 'rh');
    expect(JSON.parse(text).recibos).toHaveLength(1);
    await sql("insert into download (person_id, what) select $1, 'test' from generate_series(1, 50)", [
      await app.personId('helena'),
    ]);
    expect((await fileOf('helena', 'rh')).answer.status).toBe(429);
  });
});
