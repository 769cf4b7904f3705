import { announcementContract as calls } from '@cracha/contract/features/announcement/announcement.contract.ts';
import { historyContract as histories } from '@cracha/contract/features/history/history.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';
import { announcementForm } from './announcement.factory.ts';

let app: TestApp;
let company = '';
let other = '';
let maria = '';
beforeAll(async () => {
  app = await startApp();
  maria = await app.personId('maria');
  [{ company_id: company }] = await sql('select company_id from employment where person_id = $1', [maria]);
  [{ id: other }] = await sql(
    'select id from company where id <> $1 and deleted_at is null and access_group_id = (select access_group_id from company where id = $1) order by cnpj limit 1',
    [company],
  );
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from announcement'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const why = 'Excluído por engano, o comunicado continua valendo.';

/** Of the company's workers, pinned. */
const form = () => announcementForm(company, { fixado: true });

async function written(more: object = {}) {
  const body = { ...form(), ...more };
  return (await helena())(calls.createAnnouncement, { body });
}
async function published(more: object = {}): Promise<string> {
  const { id, versao } = await written(more);
  await (await helena())(calls.publishAnnouncement, { params: { id }, body: { versao } });
  return id;
}
/** Deletes it. @returns the number of its deletion */
async function deleted(id: string): Promise<string> {
  await (await helena())(calls.deleteAnnouncements, { body: { IdString: id, Justificativa: why } });
  const [{ number }] = await sql(
    'select id::text as number from exclusion_history where entity_id = $1 order by id desc',
    [id],
  );
  return number;
}
const restore = async (number: string) =>
  (await helena())(histories.restoreDeleted, { params: { id: number }, body: { Justificativa: why } });
const stored = (id: string) =>
  sql("select to_jsonb(a) - 'version' - 'changed_at' - 'search' as row from announcement a where id = $1", [id]);
const readings = (id: string) =>
  sql('select * from announcement_reader where announcement_id = $1 order by person_id, profile', [id]);

describe('a deleted announcement', () => {
  it('is in the exclusion history, told by what it was, of who may see announcements', async () => {
    const id = await published();
    const number = await deleted(id);
    const found = await (await helena())(histories.deletionHistory, {
      query: { tipo: 'comunicado', pesquisa: 'festa junina' },
    });
    expect(found.items[0]).toMatchObject({
      id: number,
      tipo: 'comunicado',
      sobre: 'Festa junina',
      justificativa: why,
      can: ['restaurar'],
    });
    const { campos } = await (await helena())(histories.deletedRecord, { params: { id: number } });
    expect(campos).toEqual(
      expect.arrayContaining([
        { campo: 'titulo', valor: 'Festa junina' },
        { campo: 'fixado', valor: true },
      ]),
    );
    expect(JSON.stringify(campos)).not.toContain('Venham');
    await helenaWith(app, ['RhHistoricoExclusaoVisualizar', 'RhReciboVisualizar'], async () => {
      const call = await helena();
      expect((await call(histories.deletionHistory, { query: { pesquisa: 'festa junina' } })).items).toEqual([]);
      expect(await codeOf(call(histories.deletedRecord, { params: { id: number } }))).toBe('NOT_FOUND');
    });
    expect(await codeOf((await app.as('bruno', 'rh'))(histories.deletedRecord, { params: { id: number } }))).toBe(
      'NOT_FOUND',
    );
  });

  it('comes back once, as it was and with who had read it; nobody is told again', async () => {
    const id = await published();
    await (await app.as('maria', 'trabalhador'))(calls.viewAnnouncement, { params: { id } });
    const before = { row: await stored(id), readers: await readings(id) };
    expect(before.readers.some(one => one.person_id === maria && one.seen_at)).toBe(true);
    const told = () => sql("select count(*)::integer as n from notification where kind like 'announcement%'");
    const heard = await told();
    const number = await deleted(id);
    await restore(number);
    expect(await stored(id)).toEqual(before.row);
    expect(await readings(id)).toEqual(before.readers);
    expect(await told()).toEqual(heard);
    const call = await app.as('maria', 'trabalhador');
    const { items } = await call(calls.announcements, { params: { page: '1', size: '50' }, query: {} });
    expect(items.map(one => one.titulo)).toContain('Festa junina');
    expect(
      await sql("select after from record_history where verb = 'announcementRestored' and entity_id = $1", [id]),
    ).toEqual([{ after: { justification: why } }]);
    expect(await sql('select restore_reason from exclusion_history where id = $1', [number])).toEqual([
      { restore_reason: why },
    ]);
    expect(await codeOf(restore(number))).toBe('EXCLUSION_ALREADY_RESTORED');
  });

  it('comes back as a draft where its day came meanwhile: nothing comes out by being brought back', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const [late, ahead] = [await published({ de: inAnHour }), await published({ de: inAnHour })];
    const numbers = [await deleted(late), await deleted(ahead)];
    await sql(
      `update exclusion_history set record = jsonb_set(record, '{published_at}', to_jsonb(now() - interval '1 second')), at = now() - interval '1 hour' where id = $1`,
      [numbers[0]],
    );
    for (const number of numbers) await restore(number);
    const state = async (id: string) => (await (await helena())(calls.announcement, { params: { id } })).estado;
    expect([await state(late), await state(ahead)]).toEqual(['rascunho', 'agendado']);
  });

  it('is of the companies that are left, and refused where none is', async () => {
    const made = async () =>
      (
        await sql(
          `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
           select access_group_id, '73797980000179', 'Loja Ltda', 'Loja', app_accesses from company where id = $1 returning id`,
          [company],
        )
      )[0].id;
    const gone = await made();
    const [both, alone] = [await published({ idEmpresas: [company, gone] }), await published({ idEmpresas: [gone] })];
    const numbers = [await deleted(both), await deleted(alone)];
    await sql('update company set deleted_at = now(), active = false where id = $1', [gone]);
    await restore(numbers[0] ?? '');
    expect(await sql('select company_ids from announcement where id = $1', [both])).toEqual([
      { company_ids: [company] },
    ]);
    expect(await codeOf(restore(numbers[1] ?? ''))).toBe('NOT_FOUND');
    expect(await sql('select from announcement where id = $1', [alone])).toEqual([]);
  });

  it('is brought back by nobody who reaches named workers alone', async () => {
    const number = await deleted(await published());
    const [{ id: employment }] = await sql('select id from employment where person_id = $1', [maria]);
    await helenaReaching(app, { workers: [employment] }, async () => {
      expect((await (await helena())(histories.deletedRecord, { params: { id: number } })).can).toEqual([]);
      expect(await codeOf(restore(number))).toBe('EXCLUSION_NOT_RESTORABLE');
    });
  });
});

describe('what was done with an announcement', () => {
  const changes = async (who: 'helena' | 'bruno' = 'helena') =>
    (await (await app.as(who, 'rh'))(histories.recordHistory, { query: { tipo: 'comunicado' } })).items;

  it('is in the record history: what changed alone, and of its text only that it did', async () => {
    const { id, versao } = await written();
    const body = {
      ...form(),
      titulo: 'Festa de julho',
      mensagem: '<p>Agora em julho.</p>',
      lerDeNovo: false,
      versao,
    };
    await (await helena())(calls.changeAnnouncement, { params: { id }, body });
    const [last] = await changes();
    expect(last).toMatchObject({ verbo: 'announcementChanged', sobre: 'Festa de julho', tipo: 'comunicado' });
    expect(last?.mudancas.toSorted((a, b) => a.campo.localeCompare(b.campo))).toEqual([
      { campo: 'mensagem', antes: null, depois: null, oculto: true },
      { campo: 'titulo', antes: 'Festa junina', depois: 'Festa de julho', oculto: false },
    ]);
    await deleted(id);
    expect((await changes())[0]).toMatchObject({ verbo: 'announcementDeleted', sobre: 'Festa de julho' });
    expect((await changes('bruno')).map(one => one.sobre)).not.toContain('Festa de julho');
  });

  it('is read by HR of one company where it is for that one alone, and by nobody who may see no announcements', async () => {
    const [here, there] = [
      await written({ titulo: 'Desta' }),
      await written({ titulo: 'Da outra', idEmpresas: [other] }),
    ];
    // by somebody else: one's own acts everybody reads
    await sql('update record_history set person_id = $2 where entity_id = any ($1)', [
      [here.id, there.id],
      await app.personId('bruno'),
    ]);
    const titles = async () => (await changes()).map(one => one.sobre);
    expect(await titles()).toEqual(expect.arrayContaining(['Desta', 'Da outra']));
    await helenaReaching(app, { companies: [company] }, async () => {
      expect(await titles()).toContain('Desta');
      expect(await titles()).not.toContain('Da outra');
    });
    const [{ id: employment }] = await sql('select id from employment where person_id = $1', [maria]);
    await helenaReaching(app, { workers: [employment] }, async () => expect(await titles()).not.toContain('Desta'));
    await helenaWith(app, ['RhHistoricoRegistroVisualizar', 'RhReciboVisualizar'], async () =>
      expect(await titles()).toEqual([]),
    );
  });
});
