import { employmentContract as calls } from '@cracha/contract/features/employment/employment.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { filesWorld } from './worker-file.factory.ts';

let app: TestApp;
let world: ReturnType<typeof filesWorld>;
let maria = '';
let joao = '';
beforeAll(async () => {
  app = await startApp();
  world = filesWorld(app);
  maria = await world.employmentOf('maria');
  joao = await world.employmentOf('joao');
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const added = (...given: Parameters<typeof world.formOf>) => world.added(...given);
const download = (...given: Parameters<typeof world.download>) => world.download(...given);
const listed = (who: 'helena' | 'maria', profile: 'rh' | 'trabalhador', tipo = '0', idEmpregado = maria) =>
  world.listed(who, profile, tipo, idEmpregado);

describe('GET /empregado/arquivos/recebidos/{page}/{size}', () => {
  const own = async (who: 'maria' | 'joao', size = '50', after?: string) =>
    (await app.as(who, 'trabalhador'))(calls.ownFiles, { params: { page: '1', size }, query: { after } });
  const opened = async (id: string) =>
    (
      await sql(
        `select f.viewed_at is not null as viewed, (select count(*)::integer from record_history h where h.entity_id = f.id::text and h.verb = 'workerFileOpened') as told
           from worker_file f where f.id = $1`,
        [id],
      )
    )[0];

  it('lists what is shown of all own employments, the last shown first, page by page; nothing of anybody else', async () => {
    const [early, hidden] = [await added(maria, { visivel: 'true' }), await added(maria)];
    const theirs = await added(joao, { visivel: 'true' });
    const late = await added(maria, { visivel: 'true', secao: 'formacao', competencia: '02/2026' });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await own('maria', '1', after);
      seen.push(...page.items.map(file => file.id));
      after = page.after ?? undefined;
    } while (after);
    const all = await own('maria');
    expect(seen).toEqual(all.items.map(file => file.id));
    expect(seen.slice(0, 2)).toEqual([late, early]);
    expect(all.total).toBe(seen.length);
    expect(seen).not.toContain(hidden);
    expect(seen).not.toContain(theirs);
    expect(all.items[0]).toMatchObject({ idEmpregado: maria, secao: 'formacao', competencia: '02/2026', novo: true });
    expect(await codeOf(own('maria', '1', 'x'))).toBe('INVALID_PAGE');
    expect(
      await codeOf(
        own('maria', '1', Buffer.from(JSON.stringify(['2026-99-99T00:00:00.0', late])).toString('base64url')),
      ),
    ).toBe('INVALID_PAGE');
  });

  it('is new until its worker takes it, which counts as a download and is told once; HR and others date nothing', async () => {
    const id = await added(maria, { visivel: 'true' });
    await download('helena', 'rh', maria, id);
    expect(await opened(id)).toEqual({ viewed: false, told: 0 });
    await download('maria', 'trabalhador', maria, id);
    await download('maria', 'trabalhador', maria, id);
    expect(await opened(id)).toEqual({ viewed: true, told: 1 });
    expect((await own('maria')).items.find(file => file.id === id)?.novo).toBe(false);
    expect((await listed('helena', 'rh', '9')).find(file => file.id === id)?.abertoEm).not.toBeNull();
    expect(
      await sql(
        "select count(*)::integer as n from download where what = 'workerFile' and entity_id = $1 and person_id = $2",
        [id, await app.personId('maria')],
      ),
    ).toEqual([{ n: 2 }]);
  });

  it('of whom HR shows a file hears of it once, where their company has the screen', async () => {
    const notices = async (id: string) =>
      sql('select person_id, kind, values, target from notification where cause = $1', [`file-shown:${id}`]);
    const id = await added(maria);
    expect(await notices(id)).toEqual([]);
    const call = await helena();
    const body = { nome: 'regras', secao: 'avisos', competencia: null, validoAte: null } as const;
    const show = (visivel: boolean) =>
      call(calls.saveEmploymentFile, { params: { idEmpregado: maria, id }, body: { ...body, visivel } });
    for (const visible of [true, false, true]) await show(visible);
    expect(await notices(id)).toMatchObject([
      {
        ...{
          person_id: await app.personId('maria'),
          kind: 'workerFileShown',
          target: '/trabalhador/documentos/recebido',
        },
        values: { arquivo: 'regras.pdf' },
      },
    ]);
    expect((await own('maria')).items[0]?.id).toBe(id);
    expect(await notices(await added(maria, { visivel: 'true' }))).toHaveLength(1);
    await sql("update company set app_accesses = array_remove(app_accesses, 'docs-recebidos')");
    expect(await notices(await added(maria, { visivel: 'true' }))).toEqual([]);
    expect(await codeOf(own('maria'))).toBe('FEATURE_NOT_CONTRACTED');
    await sql("update company set app_accesses = app_accesses || '{docs-recebidos}'");
  });

  it('of many files sent at once hears once, in the portal and at their confirmed e-mail alone; of each of them never again', async () => {
    const personId = await app.personId('maria');
    const notices = () =>
      sql("select kind, values from notification where person_id = $1 and kind like 'workerFile%' order by id desc", [
        personId,
      ]);
    const mails = () => sql("select recipient, body from outbox_message where body like '%documentos/recebido%'");
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    const noticed = await notices();
    await sql('delete from outbox_message');
    const form = world.formOf(maria, { visivel: 'true' });
    for (const name of ['segundo.pdf', 'terceiro.pdf']) form.append('arquivo', new Blob([`%PDF-1.7 ${name}`]), name);
    form.append('arquivo', new Blob(['MZ program']), 'falso.pdf');
    const ids = (await world.send(form)).body.flatMap(({ id }) => id ?? []);
    expect(ids).toHaveLength(3);
    const after = await notices();
    expect(after).toHaveLength(noticed.length + 1);
    expect(after.find(({ kind }) => kind === 'workerFilesShown')?.values).toMatchObject({ total: 3 });
    await expect.poll(mails).toMatchObject([{ recipient: 'maria@pantanal.test' }]);
    const [{ body: said }] = await mails();
    expect(said).toContain('3 documentos');
    expect(said).not.toMatch(/contrato|segundo|terceiro/);
    const call = await helena();
    const body = { nome: 'regras', secao: 'avisos', competencia: null, validoAte: null } as const;
    for (const id of ids)
      for (const visivel of [false, true])
        await call(calls.saveEmploymentFile, { params: { idEmpregado: maria, id }, body: { ...body, visivel } });
    await added(maria);
    expect(await notices()).toHaveLength(after.length);
    // what is told later comes after what would have been told before
    await added(maria, { visivel: 'true' });
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(1);
    expect((await mails()).map(({ body: text }) => /(3 documentos|um documento)/.exec(text)?.[0])).toEqual([
      '3 documentos',
      'um documento',
    ]);
  });

  it('support in the worker’s place takes no file, and dates nothing', async () => {
    const id = await added(maria, { visivel: 'true' });
    const call = await app.as('maria', 'trabalhador');
    const asked = await call(identityContract.askSupport, { body: { motivo: 'Não acho o documento' } });
    await call(identityContract.grantSupport, { params: { id: asked.id }, body: { minutos: 60 } });
    const { access_token } = await (await app.as('suporte', 'admin'))(identityContract.supportRequest, {
      params: { id: asked.id },
    });
    const answer = await app.send(`/empregado/downloadarquivo/${maria}/${id}`, {
      headers: { authorization: `Bearer ${access_token}`, 'x-profile': 'trabalhador' },
    });
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([403, 'SUPPORT_ACT_FORBIDDEN']);
    expect(await opened(id)).toEqual({ viewed: false, told: 0 });
  });
});
