import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { batchDownloadContract as calls } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import type { BatchCategory } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { incomeStatementContract } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importWorld, sampleFile } from '#features/import/import-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';
import { batchJobs } from './batch-prepare.ts';

let app: TestApp;
let helena: Call;
let cutBefore: Uint8Array;
let servedBefore: string;
/** Never served. */
let hers: string;
beforeAll(async () => {
  app = await startApp();
  helena = await app.as('helena', 'rh');
  // a real file, published: two workers a page
  const world = await importWorld(app);
  const id = await world.read('P01_dominio_2vias.pdf');
  await helena(importContract.publishImport, { params: { id }, body: { quais: 'limpos' } });
  await world.until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));
  const first = await row('select id from receipt where import_id = $1 order by search limit 1', id);
  servedBefore = first.id;
  cutBefore = new Uint8Array(await (await fetchAs(app, 'helena', 'rh', `/recibo/${first.id}/pdf`)).arrayBuffer());
  hers = await receiptFor(app, 'maria', { year: 2015, month: 3 });
}, 60_000);
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function ready(id: string) {
  for (let tries = 0; tries < 200; tries++) {
    const item = await helena(calls.batchById, { params: { id } });
    if (!['naFila', 'preparando'].includes(item.situacao)) return item;
    await wait(50);
  }
  throw new Error('the batch was not ready in ten seconds');
}

const take = (id: string, headers: Record<string, string> = {}, who: 'helena' | 'bruno' | 'ana' = 'helena') =>
  fetchAs(app, who, 'rh', `/downloadlote/${id}/arquivo/1`, { headers });
const downloads = async () =>
  (
    await row(
      "select count(*)::int as n from download where person_id = $1 and what = 'batchDownload'",
      await app.personId('helena'),
    )
  ).n;

async function prepared(body: Parameters<typeof start>[0]) {
  const { id } = await start(body);
  return ready(id);
}
const start = (body: { categoria: BatchCategory; [key: string]: unknown }) => helena(calls.startBatch, { body });

describe('a batch', () => {
  it('holds the bytes that a single download serves, told apart by their names, with an index of them', async () => {
    const { total } = await row(
      "select count(*)::int as total from receipt r join access_group g on g.id = r.access_group_id where g.name = 'Grupo Pantanal' and category = 1",
    );
    const preview = await helena(calls.batchPreview, { query: { categoria: 'recibos' } });
    expect(preview).toMatchObject({ total, limite: 50, maximo: 50_000 });
    const item = await prepared({ categoria: 'recibos' });
    expect(item).toMatchObject({ situacao: 'pronto', total, feitos: total, faltam: 0, can: ['baixar'] });
    const answer = await take(item.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(zip);
    expect(names).toHaveLength(total + 1);
    const before = await row(
      'select r.*, c.trade_name, c.cnpj from receipt r join company c on c.id = r.company_id where r.id = $1',
      servedBefore,
    );
    const name = names.find(one => one.includes(before.registration) && one.includes(before.worker_name)) ?? '';
    expect(name).toBe(
      `${before.year}-${String(before.month).padStart(2, '0')}/${before.trade_name} ${before.cnpj}/${before.registration} - mensal - ${before.worker_name}.pdf`,
    );
    expect(zip[name]).toEqual(cutBefore);
    const kept = await app.database.owner.query(
      'select f.sha256 from receipt_file f join batch_download_entry e on e.receipt_id = f.receipt_id where e.batch_id = $1',
      [item.id],
    );
    const inside = names.filter(one => one.endsWith('.pdf')).map(one => sha256(zip[one] ?? new Uint8Array()));
    expect(inside.sort()).toEqual(kept.rows.map(one => one.sha256).sort());
    const index = new TextDecoder().decode(zip['indice.csv']);
    for (const hash of inside) expect(index).toContain(hash);
  });

  it('holds time sheets and employee records too, called what they are; each by its grant and what it is bought with', async () => {
    const made = {
      espelhos: await receiptFor(app, 'maria', { category: 7, kind: 'timeMirror', year: 2014, month: 8, items: [] }),
      fichas: await receiptFor(app, 'maria', { category: 6, kind: 'employeeRecord', year: 2014, month: 9, items: [] }),
    };
    await receiptFor(app, 'ana', { category: 7, kind: 'timeMirror', year: 2014, month: 8, items: [] }, 'Grupo Boreal');
    const single = { espelhos: '/documento/espelho', fichas: '/documento/ficha' };
    for (const categoria of ['espelhos', 'fichas'] as const) {
      const item = await prepared({ categoria, ano: '2014' });
      expect(item).toMatchObject({ situacao: 'pronto', categoria, total: 1, faltam: 0, can: ['baixar'] });
      const zip = unzipSync(new Uint8Array(await (await take(item.id)).arrayBuffer()));
      const [name = ''] = Object.keys(zip).filter(one => one.endsWith('.pdf'));
      expect(name).toContain(categoria === 'espelhos' ? ' - espelho - ' : ' - ficha - ');
      const alone = await fetchAs(app, 'helena', 'rh', `${single[categoria]}/${made[categoria]}/pdf`);
      expect(zip[name]).toEqual(new Uint8Array(await alone.arrayBuffer()));
      expect(
        await row('select array_agg(receipt_id) as ids from batch_download_entry where batch_id = $1', item.id),
      ).toEqual({ ids: [made[categoria]] });
      const opened = "select count(*)::int as n from access_log where entity = 'receipt' and entity_id = $1";
      expect((await row(opened, made[categoria])).n).toBeGreaterThan(0);
    }
    // a sealed mirror that was computed here goes along, an open one doesn't
    const mirror = await row(
      `insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name, state, closed_at)
       select r.access_group_id, r.company_id, r.employment_id, r.person_id, 'registro', m.day, m.day + 29, r.worker_name, m.state, now()
         from receipt r, (values ('2013-06-01'::date, 'closed'), ('2013-09-01'::date, 'open')) m(day, state) where r.id = $1 returning id`,
      made.espelhos,
    );
    const item = await prepared({ categoria: 'espelhos', ano: '2013' });
    expect(item).toMatchObject({ situacao: 'pronto', total: 1, faltam: 0 });
    const zip = unzipSync(new Uint8Array(await (await take(item.id)).arrayBuffer()));
    expect(Object.keys(zip)).toContainEqual(expect.stringMatching(/^2013-06\/.* - espelho - .*\.pdf$/));
    const seen = "select count(*)::int as n from access_log where entity = 'timesheet' and entity_id = $1";
    expect((await row(seen, mirror.id)).n).toBe(1);
    const { access_group_id: group } = await row('select access_group_id from receipt where id = $1', made.fichas);
    const buys = (sql: string) =>
      app.database.owner.query(`update company set app_accesses = ${sql} where access_group_id = $1`, [group]);
    await buys("array_remove(app_accesses, 'docs-empregado')");
    expect(await codeOf(start({ categoria: 'fichas' }))).toBe('OPERATION_NOT_ALLOWED');
    expect((await helena(calls.batchFilters, { params: { categoria: 'espelhos' } })).categorias).not.toContain(
      'fichas',
    );
    await buys("app_accesses || '{docs-empregado}'");
  });

  it('keeps what it cut in packs, out of which each document is served alone with the bytes that its row names', async () => {
    const { rows } = await app.database.owner.query(
      'select * from receipt_file where pack_sha256 is not null order by receipt_id = $1 desc, pack_from desc',
      [hers],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(file => file.pack_sha256)).size).toBe(1);
    // pages cut out of a file say the day that they were printed with
    expect(new Set(rows.filter(file => file.receipt_id !== hers).map(file => file.drawn))).toEqual(new Set([false]));
    for (const { receipt_id, sha256: hash, size } of rows.slice(0, 3)) {
      const alone = new Uint8Array(
        await (await fetchAs(app, 'helena', 'rh', `/recibo/${receipt_id}/pdf`)).arrayBuffer(),
      );
      expect([alone.length, sha256(alone)]).toEqual([size, hash]);
    }
    // the second time by the short way of what was opened before
    for (let time = 0; time < 2; time++) {
      const answer = await fetchAs(app, 'maria', 'trabalhador', `/recibo/${hers}/pdf`);
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(rows[0].sha256);
    }
  });

  it('is cut as it was printed whatever day of payment HR sets later: the bytes that were served stay', async () => {
    const { day } = await row('select paid_on::text as day from receipt where id = $1', servedBefore);
    const set = (de: string | null, dataPagamento: string | null) =>
      helena(payDayContract.setPayDay, { body: { recibos: [{ id: servedBefore, de }], dataPagamento } });
    expect(await set(day, null)).toEqual({ total: 1 });
    const after = await fetchAs(app, 'helena', 'rh', `/recibo/${servedBefore}/pdf`);
    expect(new Uint8Array(await after.arrayBuffer())).toEqual(cutBefore);
    expect(await row('select array_agg(drawn) as drawn from receipt_file where receipt_id = $1', servedBefore)).toEqual(
      { drawn: [false] },
    );
    await set(null, day);
  });

  it('counts as one download and as an opening of each document, and a part that goes on as neither', async () => {
    const item = await prepared({ categoria: 'recibos' });
    const opened = async () =>
      (
        await row(
          "select count(*)::int as n from access_log where opened_by = $1 and entity = 'receipt'",
          await app.personId('helena'),
        )
      ).n;
    const [downloadsBefore, openedBefore] = [await downloads(), await opened()];
    const whole = new Uint8Array(await (await take(item.id)).arrayBuffer());
    const etag = (await take(item.id, { range: 'bytes=0-0' })).headers.get('etag') ?? '';
    const rest = await take(item.id, { range: 'bytes=100-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${whole.length - 1}/${whole.length}`,
    ]);
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(whole.subarray(100));
    expect((await take(item.id, { range: `bytes=${whole.length}-` })).status).toBe(416);
    const other = await take(item.id, { range: 'bytes=100-', 'if-range': '"other"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
    expect(await downloads()).toBe(downloadsBefore + 1);
    expect(await opened()).toBe(openedBefore + item.total);
    // who never began has nothing to go on with
    await app.database.owner.query("delete from download where what = 'batchDownload'");
    await take(item.id, { range: 'bytes=1-' });
    expect(await downloads()).toBe(1);
  });

  it('is its owner’s alone, and refused where one of its documents is out of reach or withdrawn', async () => {
    const id = await receiptFor(app, 'maria', { year: 2019, month: 4 });
    const item = await prepared({ categoria: 'recibos', ano: 2019, mes: 4 });
    expect(item.total).toBe(1);
    expect((await take(item.id, {}, 'bruno')).status).toBe(404);
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.batchById, { params: { id: item.id } }))).toBe('NOT_FOUND');
    await app.database.owner.query('update receipt set deleted_at = now() where id = $1', [id]);
    const refused = await take(item.id);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'OPERATION_NOT_ALLOWED', data: { perdidos: 1 } },
    ]);
    expect(await codeOf(start({ categoria: 'recibos', ano: 2019, mes: 4 }))).toBe('RECORDS_NOT_FOUND');
  });

  it('draws what holds somebody else’s data, and hands out no page of it', async () => {
    const foreign = await receiptFor(app, 'maria', {
      year: 2018,
      month: 1,
      fileSha256: (await row('select file_sha256 from import order by sent_at limit 1')).file_sha256,
    });
    const item = await prepared({ categoria: 'recibos', ano: 2018 });
    expect(item).toMatchObject({ situacao: 'pronto', faltam: 0 });
    expect(await row('select drawn from receipt_file where receipt_id = $1', foreign)).toEqual({ drawn: true });
    const zip = unzipSync(new Uint8Array(await (await take(item.id)).arrayBuffer()));
    expect(new TextDecoder().decode(zip['indice.csv'])).toContain('No arquivo');
  });

  it('stops when it is cancelled, and can then neither be cancelled nor taken', async () => {
    const { id } = await start({ categoria: 'recibos' });
    const [cancelled] = await Promise.allSettled([helena(calls.cancelBatch, { params: { id } })]);
    const item = await ready(id);
    if (cancelled?.status === 'fulfilled') expect(item.situacao).toBe('cancelado');
    expect(await codeOf(helena(calls.cancelBatch, { params: { id } }))).toBe('REQUEST_ALREADY_FINISHED');
    if (item.situacao === 'cancelado') expect((await take(id)).status).toBe(404);
  });

  it.each([
    [
      'beneficios',
      2,
      ['B01_beneficios_2trab.pdf', 'B02_relacao_va.pdf'],
      /^\d{4}-\d\d\/.+\/[^/]+ - beneficio .+\.pdf$/,
    ],
    ['informes', 3, ['I01_informe_oficial.pdf'], /^\d{4}\/.+\/[^/]+ - informe - .+\.pdf$/],
  ] as const)(
    'of %s is built out of real files: each its own pages or drawn, and the bytes that its row names',
    async (categoria, category, names, path) => {
      const world = await importWorld(app);
      for (const name of names) {
        const id = await world.read(name, sampleFile(name, 'samples'));
        await helena(importContract.publishImport, { params: { id }, body: { quais: 'limpos' } });
        await world.until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));
      }
      const { rows: receipts } = await app.database.owner.query(
        `select r.id, r.worker_name, r.registration from receipt r join access_group g on g.id = r.access_group_id
          where g.name = 'Grupo Pantanal' and r.category = $1 and r.deleted_at is null order by r.id`,
        [category],
      );
      expect(receipts.length).toBeGreaterThan(2);
      const item = await prepared({ categoria });
      expect(item).toMatchObject({ situacao: 'pronto', categoria, total: receipts.length, faltam: 0 });
      const { rows: kept } = await app.database.owner.query(
        `select e.receipt_id, e.state, f.sha256 from batch_download_entry e join receipt_file f on f.receipt_id = e.receipt_id
          where e.batch_id = $1 order by e.receipt_id`,
        [item.id],
      );
      expect(kept.map(({ receipt_id }) => receipt_id)).toEqual(receipts.map(({ id }) => id));
      const zip = unzipSync(new Uint8Array(await (await take(item.id)).arrayBuffer()));
      const inside = Object.keys(zip).filter(name => name.endsWith('.pdf'));
      for (const name of inside) expect(name).toMatch(path);
      for (const { worker_name, registration } of receipts)
        expect(inside.some(name => name.includes(worker_name) && name.includes(registration))).toBe(true);
      const hashes = inside.map(name => sha256(zip[name] ?? new Uint8Array()));
      expect(hashes.sort()).toEqual(kept.map(file => file.sha256).sort());
      const index = new TextDecoder().decode(zip['indice.csv']);
      for (const hash of hashes) expect(index).toContain(hash);
      // what one takes alone is the same
      const [first] = kept;
      const one = await fetchAs(
        app,
        'helena',
        'rh',
        `/${categoria === 'informes' ? 'informe' : 'beneficio'}/${first.receipt_id}/pdf`,
      );
      expect(sha256(new Uint8Array(await one.arrayBuffer()))).toBe(first.sha256);
    },
    60_000,
  );

  it('goes with its time: told, not served, its file out of the store', async () => {
    const item = await prepared({ categoria: 'recibos', ano: 2018 });
    const { sha256: file } = await row(
      'select zip_hash as sha256 from batch_download_file where batch_id = $1',
      item.id,
    );
    await app.database.owner.query("update batch_download set expires_at = now() - interval '1 second' where id = $1", [
      item.id,
    ]);
    expect(await helena(calls.batchById, { params: { id: item.id } })).toMatchObject({
      situacao: 'vencido',
      arquivos: [],
      can: [],
    });
    expect((await take(item.id)).status).toBe(404);
    const removed: string[] = [];
    const files = {
      put: async () => ({ sha256: '', size: 0 }),
      read: async () => Promise.reject(new Error('unused')),
      remove: async (sha: string) => removed.push(sha) > 0,
    };
    const handler = batchJobs({
      pool: app.database.pool,
      files,
      makePdfs: async () => [],
      publicUrl: '',
      sealedPaper: async () => undefined,
    }).find(one => one.kind.name === 'batch-expire');
    const sweep = () => handler?.run({} as never, new AbortController().signal);
    // another batch of the same second holds the same bytes: they stay until both have had their time
    await app.database.owner.query(
      "insert into batch_download (id, access_group_id, requested_by, category, language, total, state, expires_at) select '11111111-1111-4111-8111-111111111111', access_group_id, requested_by, 1, 'pt-BR', 1, 'ready', now() + interval '1 day' from batch_download where id = $1",
      [item.id],
    );
    await app.database.owner.query(
      "insert into batch_download_file select '11111111-1111-4111-8111-111111111111', number, access_group_id, zip_hash, size, entries, first_position, last_position from batch_download_file where batch_id = $1",
      [item.id],
    );
    await sweep();
    expect(removed).toEqual([]);
    await app.database.owner.query(
      "update batch_download set expires_at = now() - interval '1 second' where state = 'ready'",
    );
    // S13: an import that HR made of the ZIP still names it
    const importOf = (sha256: string) =>
      app.database.owner.query(
        `insert into import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state)
         select access_group_id, $1, 'lote.zip', 1, 'application/zip', requested_by, 'cancelled' from batch_download where id = $2 returning id`,
        [sha256, item.id],
      );
    const { rows: named } = await importOf(file);
    await sweep();
    expect(removed).not.toContain(file);
    await app.database.owner.query('delete from import where id = $1', [named[0].id]);
    await app.database.owner.query(
      "insert into batch_download_file select '11111111-1111-4111-8111-111111111111', 1, access_group_id, $2, 1, 1, 1, 1 from batch_download where id = $1",
      [item.id, file],
    );
    await sweep();
    expect(removed).toContain(file);
    expect(await row('select state from batch_download where id = $1', item.id)).toEqual({ state: 'expired' });
    expect(await row('select count(*)::int as n from batch_download_file where batch_id = $1', item.id)).toEqual({
      n: 0,
    });
  });

  it('asks for the grant of downloading that category, and two at a time', async () => {
    await app.database.owner.query(
      "update access_profile set permissions = array_remove(permissions, 'RhInformeRendimentoDownload') where role = 'RH'",
    );
    expect(await codeOf(start({ categoria: 'informes' }))).toBe('OPERATION_NOT_ALLOWED');
    expect(await codeOf(helena(calls.batchPreview, { query: { categoria: 'informes' } }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect((await helena(calls.batchFilters, { params: { categoria: 'recibos' } })).categorias).toEqual([
      'recibos',
      'beneficios',
      'espelhos',
      'fichas',
    ]);
    expect(incomeStatementContract.incomeStatementPdf.access).toMatchObject({
      permission: expect.arrayContaining(['RhInformeRendimentoDownload']),
    });
    await app.database.owner.query(
      "insert into batch_download (access_group_id, requested_by, category, language, total) select access_group_id, person_id, 1, 'pt-BR', 1 from membership, generate_series(1, 2) where person_id = $1 and role = 'RH'",
      [await app.personId('helena')],
    );
    expect(await codeOf(start({ categoria: 'recibos' }))).toBe('JOB_ALREADY_RUNNING');
  });
});
