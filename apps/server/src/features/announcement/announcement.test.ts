import { announcementContract as calls } from '@cracha/contract/features/announcement/announcement.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { type AnnouncementForm, announcementForm } from './announcement.factory.ts';
import { deliverDue } from './deliver.ts';

let app: TestApp;
let company = '';
let others: string[] = [];
let maria = '';
beforeAll(async () => {
  app = await startApp();
  maria = await app.personId('maria');
  [{ company_id: company }] = await sql('select company_id from employment where person_id = $1', [maria]);
  const rows = await sql(
    'select id from company where id <> $1 and access_group_id = (select access_group_id from company where id = $1) order by cnpj',
    [company],
  );
  others = rows.map(row => row.id);
  await sql("update employment set department = 'Portaria' where person_id = $1", [maria]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from announcement');
  await sql("delete from notification where kind like 'announcement%'");
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');
const page = { page: '1', size: '50' };
type Form = AnnouncementForm;
const form = () => announcementForm(company, { mensagem: '<p>Venham <b>todos</b>.</p>' });
const draft = async (change: Partial<Form> = {}) =>
  (await helena())(calls.createAnnouncement, { body: { ...form(), ...change } });
const publish = async (change: Partial<Form> = {}) => {
  const { id, versao } = await draft(change);
  return (await helena())(calls.publishAnnouncement, { params: { id }, body: { versao } });
};
const readByMaria = async () =>
  (await (await worker())(calls.announcements, { params: page, query: {} })).items.map(({ titulo }) => titulo);
const readByGustavo = async () =>
  (await (await app.as('gustavo', 'gestor'))(calls.managerAnnouncements, { params: page, query: {} })).items.map(
    ({ titulo }) => titulo,
  );
const change = async (id: string, versao: number, by: Partial<Form> & { lerDeNovo?: boolean } = {}) =>
  (await helena())(calls.changeAnnouncement, { params: { id }, body: { ...form(), lerDeNovo: false, versao, ...by } });
const view = async (id: string) => (await worker())(calls.viewAnnouncement, { params: { id } });
const told = () =>
  sql("select person_id, target, values from notification where kind = 'announcementPublished' and person_id = $1", [
    maria,
  ]);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('GET /Usuario/trabalhador/EmpresasComunicacao', () => {
  it('counts the unread of each employer, and none after the one was opened', async () => {
    const { id } = await publish();
    const unread = async () => (await worker())(calls.announcingCompanies, {});
    expect(await unread()).toMatchObject([{ id: company, logo: null, totalNaoLidos: 1 }]);
    await view(id);
    expect((await unread()).map(({ totalNaoLidos }) => totalNaoLidos)).toEqual([0]);
    expect(
      await sql('select seen_at is not null as seen from announcement_reader where person_id = $1', [maria]),
    ).toEqual([{ seen: true }]);
  });

  it('tells what must be confirmed, what ends first before what has no end, and how the newest begins', async () => {
    const employer = async () => (await (await worker())(calls.announcingCompanies, {}))[0];
    expect(await employer()).toMatchObject({ aConfirmar: [], ultimo: null });
    await publish({ titulo: 'Sem fim', leituraObrigatoria: true });
    const ends = inAnHour();
    const { id } = await publish({ titulo: 'Com fim', leituraObrigatoria: true, ate: ends });
    await publish({ titulo: 'O mais novo', mensagem: `<p>Um &amp; <b>dois</b></p><p>${'palavra '.repeat(40)}</p>` });
    const told = await employer();
    expect(told?.aConfirmar.map(({ titulo, expiraEm }) => [titulo, expiraEm])).toEqual([
      ['Com fim', ends],
      ['Sem fim', null],
    ]);
    expect(told?.ultimo).toMatchObject({
      titulo: 'O mais novo',
      inicio: expect.stringMatching(/^Um & dois.* palavra$/),
    });
    const { versao } = await view(id);
    await (await worker())(calls.confirmAnnouncement, { params: { id }, body: { versao } });
    expect((await employer())?.aConfirmar.map(({ titulo }) => titulo)).toEqual(['Sem fim']);
  });
});

describe('GET /empresa/carregamensagenstodasempresas/1/{a}/{b}', () => {
  it('tells a worker those of the own department, none of another, none expired, withdrawn, scheduled or in draft', async () => {
    await publish({ titulo: 'A todos' });
    await publish({ titulo: 'À portaria', lotacoes: ['Portaria'] });
    await publish({ titulo: 'À limpeza', lotacoes: ['Limpeza'] });
    await publish({ titulo: 'De outra empresa', idEmpresas: others.slice(0, 1) });
    await publish({ titulo: 'Amanhã', de: inAnHour() });
    await draft({ titulo: 'Rascunho' });
    const { id: old } = await publish({ titulo: 'Vencido', ate: inAnHour() });
    const gone = await publish({ titulo: 'Retirado' });
    await sql("update announcement set ends_at = now() - interval '1 second' where id = $1", [old]);
    await (await helena())(calls.withdrawAnnouncement, { params: { id: gone.id }, body: { versao: gone.versao } });
    expect((await readByMaria()).toSorted()).toEqual(['A todos', 'À portaria']);
    for (const id of [old, gone.id]) expect(await codeOf(view(id))).toBe('NOT_FOUND');
  });

  it('shows pinned first, by cursor each once, and to HR what the scope published with its totals', async () => {
    for (const titulo of ['1', '2', '3']) await publish({ titulo, fixado: titulo === '1' });
    const call = await worker();
    const first = await call(calls.announcements, { params: { page: '1', size: '2' }, query: {} });
    const next = await call(calls.announcements, {
      params: { page: '1', size: '2' },
      query: { after: first.after ?? '' },
    });
    expect([...first.items, ...next.items].map(({ titulo }) => titulo)).toEqual(['1', '3', '2']);
    expect([first.total, next.after, first.items[0]?.totalDestinatarios]).toEqual([3, null, undefined]);
    expect(await codeOf(call(calls.announcements, { params: page, query: { after: 'x' } }))).toBe('INVALID_PAGE');
    const { items } = await (await helena())(calls.announcements, { params: page, query: {} });
    const kept = await sql(
      `select a.id, (select count(*)::integer from announcement_reader r where r.announcement_id = a.id) as readers
         from announcement a where a.published_at is not null order by a.pinned desc, a.starts_at desc nulls last, a.published_at desc`,
    );
    expect(items.map(({ id, totalDestinatarios }) => ({ id, readers: totalDestinatarios }))).toEqual(kept);
    const boreal = await (await app.as('bruno', 'rh'))(calls.announcements, { params: page, query: {} });
    expect(boreal.items).toEqual([]);
  });
});

describe('GET /gestor/carregamensagenstodasempresas/{a}/{b}', () => {
  it('tells a manager what is for managers and what the team was told, not that of other companies', async () => {
    await sql('update employment set department = null where person_id <> $1', [maria]);
    await publish({ titulo: 'Aos gestores', trabalhadores: false, gestores: true });
    await publish({ titulo: 'À equipe' });
    await publish({
      titulo: 'A gestores de outra',
      trabalhadores: false,
      gestores: true,
      idEmpresas: others.slice(0, 1),
    });
    await publish({ titulo: 'A outra', idEmpresas: others.slice(0, 1) });
    expect((await readByGustavo()).toSorted()).toEqual(['Aos gestores', 'À equipe'].toSorted());
    const readers = await sql(
      'select a.title from announcement a join announcement_reader r on r.announcement_id = a.id where r.person_id = $1',
      [await app.personId('gustavo')],
    );
    // the team's reaches the manager as somebody who works there, too
    expect(readers.map(({ title }) => title).toSorted()).toEqual(['Aos gestores', 'À equipe']);
    expect(await readByMaria()).toEqual(['À equipe']);
  });

  it('a manager’s reading of what the team was told is the manager’s own and counts for nobody', async () => {
    const { id, totalDestinatarios } = await publish();
    const call = await app.as('gustavo', 'gestor');
    expect((await call(calls.viewAnnouncement, { params: { id } })).visualizado).toBe(true);
    expect(await (await helena())(calls.announcement, { params: { id } })).toMatchObject({
      totalDestinatarios,
      totalVisualizados: 0,
    });
  });
});

describe('POST /comunicado', () => {
  it('keeps what the allow-list lets pass, and a record of who wrote it', async () => {
    const { id } = await draft({
      titulo: 'Fes\u202eta',
      mensagem: '<p onclick="x()">Oi<script>alert(1)</script> <a href="javascript:x">a</a><img src=x onerror=x></p>',
    });
    expect(await sql('select title, message, published_at from announcement where id = $1', [id])).toEqual([
      { title: 'Festa', message: '<p>Oi a</p>', published_at: null },
    ]);
    expect(await sql('select verb, person_id from record_history where entity_id = $1', [id])).toEqual([
      { verb: 'announcementCreated', person_id: await app.personId('helena') },
    ]);
    expect(await readByMaria()).toEqual([]);
  });

  it.each<[string, Partial<Form>, string, string]>([
    ['no words', { mensagem: '<script>alert(1)</script><p> </p>' }, 'mensagem', 'REQUIRED_FIELD'],
    ['nobody', { trabalhadores: false }, 'trabalhadores', 'REQUIRED_FIELD'],
    ['another tenant’s company', { idEmpresas: [unknownId] }, 'idEmpresas', 'NOT_FOUND'],
    ['an end before its start', { de: '2030-01-02T00:00:00Z', ate: '2030-01-01T00:00:00Z' }, 'ate', 'START_AFTER_END'],
    ['no CPF', { cpfs: ['11111111111'] }, 'cpfs', 'INVALID_CPF'],
    ['a CPF of nobody there', { cpfs: ['111.444.777-35'] }, 'cpfs', 'EMPLOYEE_NOT_FOUND'],
    ['five megabytes', { mensagem: 'a'.repeat(20_001) }, 'mensagem', 'MAX_LENGTH'],
  ])('refuses %s beside its field, and keeps nothing', async (_, change, field, code) => {
    const { body } = await refusalOf(draft(change));
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([code, [field]]);
    expect(await sql('select from announcement')).toEqual([]);
  });

  it('is refused to HR that reaches some workers only', async () => {
    await sql("update membership set all_workers = false where person_id = $1 and role = 'RH'", [
      await app.personId('helena'),
    ]);
    expect(await codeOf(draft())).toBe('OPERATION_NOT_ALLOWED');
    await sql("update membership set all_workers = true where person_id = $1 and role = 'RH'", [
      await app.personId('helena'),
    ]);
  });
});

describe('PUT /comunicado/{id}/publica', () => {
  it('writes readers and notifications in one go; to a list by CPF, to them alone', async () => {
    const { id, totalDestinatarios, estado } = await publish({ cpfs: ['529.982.247-25'] });
    expect([totalDestinatarios, estado]).toEqual([1, 'publicado']);
    expect(await told()).toEqual([
      {
        person_id: maria,
        target: `/trabalhador/comunicados?id=${id}`,
        values: { empresa: expect.any(String), titulo: 'Festa junina' },
      },
    ]);
    const again = (await helena())(calls.publishAnnouncement, { params: { id }, body: { versao: 2 } });
    expect(await codeOf(again)).toBe('STATUS_FORBIDS');
  });

  it('from a time on is published by the job, once, also where it runs again', async () => {
    const { id } = await publish({ de: inAnHour() });
    await deliverDue(app.database.pool);
    expect([await readByMaria(), await told()]).toEqual([[], []]);
    await sql(
      "update announcement set starts_at = now() - interval '1 minute', published_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    await deliverDue(app.database.pool);
    await sql('update announcement set delivered_at = null');
    await deliverDue(app.database.pool);
    expect(await readByMaria()).toEqual(['Festa junina']);
    expect(await told()).toHaveLength(1);
  });

  it('is published when its time comes also where who wrote it is in HR no more', async () => {
    const { id } = await publish({ de: inAnHour() });
    await sql(
      "update announcement set starts_at = now() - interval '1 minute', published_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    const switched = (on: boolean) =>
      sql(
        `update membership set enabled = ${on} where role = 'RH' and person_id = (select published_by from announcement where id = $1)`,
        [id],
      );
    await switched(false);
    await deliverDue(app.database.pool);
    await switched(true);
    expect(await readByMaria()).toEqual(['Festa junina']);
  });

  it('reaches who is hired while it runs only where that was asked for', async () => {
    const joao = await app.personId('joao');
    await sql("update employment set dismissed_on = '2020-01-01' where person_id = $1", [joao]);
    const { id: open } = await publish({ novos: true });
    const { id: closed } = await publish();
    await sql('update employment set dismissed_on = null where person_id = $1', [joao]);
    await sql("update announcement set delivered_at = delivered_at - interval '6 minutes'");
    await deliverDue(app.database.pool);
    const rows = await sql('select announcement_id as id from announcement_reader where person_id = $1', [joao]);
    expect(rows).toEqual([{ id: open }]);
    expect(closed).not.toBe(open);
  });
});

describe('what is published is what is sent', () => {
  it('saves and publishes in one act, and tells of it by its new title', async () => {
    const { id, versao } = await draft({ titulo: 'Antigo' });
    const comunicado = { ...form(), titulo: 'Novo' };
    const done = await (await helena())(calls.publishAnnouncement, { params: { id }, body: { versao, comunicado } });
    expect([done.titulo, done.estado]).toEqual(['Novo', 'publicado']);
    expect((await told())[0]?.values).toMatchObject({ titulo: 'Novo' });
  });

  it('keeps nothing of it where it may not be published, and takes no other version than the one read', async () => {
    const { id, versao } = await draft({ titulo: 'Antigo' });
    const send = async (body: { versao: number; comunicado: Form }) =>
      codeOf((await helena())(calls.publishAnnouncement, { params: { id }, body }));
    const past = new Date(Date.now() - 60_000).toISOString();
    const titulo = 'Novo';
    expect(await send({ versao, comunicado: { ...form(), titulo, ate: past } })).toBe('START_AFTER_END');
    expect(await send({ versao: versao + 1, comunicado: { ...form(), titulo } })).toBe('STALE_VERSION');
    expect(await sql('select title, published_at from announcement where id = $1', [id])).toEqual([
      { title: 'Antigo', published_at: null },
    ]);
    const published = await publish();
    const again = { params: { id: published.id }, body: { versao: published.versao, comunicado: form() } };
    expect(await codeOf((await helena())(calls.publishAnnouncement, again))).toBe('STATUS_FORBIDS');
  });

  it('counts beforehand the people it then reaches', async () => {
    const { id } = await draft();
    const reach = async (change: Partial<Form>) =>
      (await (await helena())(calls.announcementReach, { params: { id }, body: { ...form(), ...change } })).total;
    const kinds = [{}, { trabalhadores: false, gestores: true }, { lotacoes: ['Portaria'] }, { lotacoes: ['Nenhuma'] }];
    for (const change of kinds) expect(await reach(change)).toBe((await publish(change)).totalDestinatarios);
    expect(await reach({ lotacoes: ['Portaria'] })).toBeGreaterThan(0);
    // before anything of it is kept, too
    const { total } = await (await helena())(calls.newAnnouncementReach, {
      body: { ...form(), lotacoes: ['Portaria'] },
    });
    expect(total).toBe(await reach({ lotacoes: ['Portaria'] }));
    expect(await codeOf(reach({ idEmpresas: [unknownId] }))).toBe('NOT_FOUND');
  });
});

describe('PUT /comunicado/{id}', () => {
  it('after its publication is a new version, which has to be read again where HR says so', async () => {
    const { id, versao } = await publish();
    await view(id);
    const seen = async () => (await (await helena())(calls.announcement, { params: { id } })).totalVisualizados;
    const second = await change(id, versao, { titulo: 'Festa, 20h' });
    expect([second.versao, await seen()]).toEqual([versao + 1, 1]);
    await change(id, second.versao, { titulo: 'Festa, 21h', lerDeNovo: true });
    expect([await seen(), await told()]).toEqual([0, [expect.anything(), expect.anything()]]);
    expect(await codeOf(change(id, versao))).toBe('STALE_VERSION');
  });

  it('for others takes it from those it is no longer for', async () => {
    const { id, versao } = await publish();
    await change(id, versao, { lotacoes: ['Limpeza'] });
    expect(await readByMaria()).toEqual([]);
  });
});

describe('PUT /comunicado/{id}/confirma', () => {
  it('is of the version that was opened, where it is asked for, and once', async () => {
    const { id, versao } = await publish({ leituraObrigatoria: true });
    const confirm = async (version = versao) =>
      (await worker())(calls.confirmAnnouncement, { params: { id }, body: { versao: version } });
    expect(await codeOf(confirm())).toBe('STATUS_FORBIDS');
    await view(id);
    expect(await codeOf(confirm(versao - 1))).toBe('STALE_VERSION');
    expect((await confirm()).confirmado).toBe(true);
    await confirm();
    expect(
      await sql("select person_id from record_history where verb = 'announcementConfirmed' and entity_id = $1", [id]),
    ).toEqual([{ person_id: maria }]);
    expect((await (await helena())(calls.announcement, { params: { id } })).totalConfirmados).toBe(1);
  });
});

describe('GET /comunicado/{id}/leituras/{page}/{size} and POST /comunicado/{id}/lembrete', () => {
  it('tell who has not read it, and remind them once a day', async () => {
    const { id, totalDestinatarios } = await publish();
    await view(id);
    const call = await helena();
    const list = (situacao: 'naoLeu' | 'leu') =>
      call(calls.announcementReadings, { params: { id, page: '1', size: '2' }, query: { situacao } });
    expect((await list('leu')).items).toMatchObject([{ nome: 'Maria Aparecida Souza', perfil: 'trabalhador' }]);
    const waiting = await list('naoLeu');
    expect(waiting.total).toBe(totalDestinatarios - 1);
    const next = await call(calls.announcementReadings, {
      params: { id, page: '1', size: '2' },
      query: { situacao: 'naoLeu', after: waiting.after ?? '' },
    });
    expect(waiting.items).not.toContainEqual(next.items[0]);
    expect(await call(calls.remindReaders, { params: { id } })).toEqual({ total: waiting.total });
    expect(await call(calls.remindReaders, { params: { id } })).toEqual({ total: 0 });
    const reminded = await sql("select count(*)::int as n from notification where kind = 'announcementReminder'");
    expect(reminded).toEqual([{ n: waiting.total }]);
  });
});

describe('DELETE /comunicado', () => {
  it('keeps the whole with its readings in the exclusion history, all or none', async () => {
    const { id } = await publish();
    const call = await helena();
    const body = { IdString: `${id},${unknownId}`, Justificativa: 'Publicado por engano, com a data errada da festa.' };
    expect(await codeOf(call(calls.deleteAnnouncements, { body }))).toBe('NOT_FOUND');
    const short = { IdString: id, Justificativa: 'Engano.' };
    expect(await codeOf(call(calls.deleteAnnouncements, { body: short }))).toBe('DELETION_JUSTIFICATION_LENGTH');
    await call(calls.deleteAnnouncements, { body: { ...body, IdString: id } });
    const [kept] = await sql("select record from exclusion_history where entity = 'announcement' and entity_id = $1", [
      id,
    ]);
    expect(kept.record).toMatchObject({ title: 'Festa junina', readers: expect.any(Array) });
    expect(await sql('select from announcement_reader')).toEqual([]);
    expect(await readByMaria()).toEqual([]);
  });
});

describe('GET /comunicado/rh/{page}/{size}', () => {
  it('is by state, words and company; what may be done follows the state', async () => {
    await draft({ titulo: 'Rascunho' });
    await publish({ titulo: 'Publicação' });
    const call = await helena();
    const list = async (query: object) =>
      (await call(calls.hrAnnouncements, { params: page, query })).items.map(({ titulo, can }) => [titulo, can]);
    expect(await list({ estado: 'rascunho' })).toEqual([['Rascunho', ['editar', 'publicar', 'deletar']]]);
    expect(await list({ pesquisa: 'publicacao' })).toEqual([
      ['Publicação', ['editar', 'retirar', 'deletar', 'lembrar']],
    ]);
    expect(await list({ idEmpresa: others[0] })).toEqual([]);
    expect(await list({ idEmpresa: company })).toHaveLength(2);
  });

  it('of HR of one company is what is for that company alone', async () => {
    await publish({ titulo: 'Desta' });
    await publish({ titulo: 'De duas', idEmpresas: [company, ...others.slice(0, 1)] });
    const person = await app.personId('helena');
    await sql("update membership set all_companies = false where person_id = $1 and role = 'RH'", [person]);
    await sql(
      "insert into membership_scope (membership_id, access_group_id, company_id) select id, access_group_id, $2 from membership where person_id = $1 and role = 'RH'",
      [person, company],
    );
    const { items } = await (await helena())(calls.hrAnnouncements, { params: page, query: {} });
    expect(items.map(({ titulo }) => titulo)).toEqual(['Desta']);
    const { body } = await refusalOf(draft({ idEmpresas: [company, ...others.slice(0, 1)] }));
    expect(body.fields).toHaveProperty('idEmpresas');
    await sql(
      "delete from membership_scope where membership_id in (select id from membership where person_id = $1 and role = 'RH')",
      [person],
    );
    await sql("update membership set all_companies = true where person_id = $1 and role = 'RH'", [person]);
  });
});
