import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { sheetModelContract as calls } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOddSheet, oddModel } from '#core/reading/mutation/odd-sheet.factory.ts';
import { type FileStore, openFileStore } from '#kernel/files/file-store.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { recognitionModelJobs } from './model.jobs.ts';

let app: TestApp;
let files: FileStore;
const folder = mkdtempSync(join(tmpdir(), 'cracha-samples-'));
beforeAll(async () => {
  app = await startApp({ DATA_DIR: folder });
  files = await openFileStore({ kind: 'local', folder: join(folder, 'files') });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const reason = 'O sistema de folha que exportava esta planilha saiu de uso.';
const admin = () => app.as('admin', 'admin');
const rows = async (sql: string, values: unknown[] = []) => (await app.database.owner.query(sql, values)).rows;

/** A deleted model of a sample of its own, and the hash of it. */
async function deleted(seed: number) {
  const call = await admin();
  const form = new FormData();
  form.set('nome', `Planilha ${seed}`);
  form.set('sistema', 'Zeta ERP');
  form.set('arquivo', new Blob([Buffer.from(makeOddSheet(seed).data)]), 'amostra.csv');
  const { id, versao } = await call(calls.createSheetModel, { body: form as never });
  const colunas = oddModel.columns.map(({ title, holds }) => ({ titulo: title, papel: holds }));
  const shape = { folha: null, documento: 'recibo' as const, colunas, decimal: null, datas: null };
  const place = { nome: `Planilha ${seed}`, idGrupo: null, sistema: 'Zeta ERP', versao };
  await call(calls.saveSheetModel, { params: { id }, body: { ...shape, ...place } });
  const [{ sha }] = await rows('select sample_sha256 as sha from recognition_model where id = $1', [id]);
  await call(calls.deleteSheetModel, { body: { IdString: id, Justificativa: reason } });
  return { id, sha };
}

/** The job as it runs, once the bytes have stood for `hours`. */
async function forget(sha: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(await files.path(sha), then, then);
  const [job] = recognitionModelJobs({ pool: app.database.pool, files });
  await job?.run({ sha256: sha } as never, new AbortController().signal);
}

async function deletionOf(id: string) {
  const call = await admin();
  const { items } = await call(historyContract.deletionHistory, { query: { tipo: 'modelo' } });
  const [{ id: number }] = await rows('select id::text as id from exclusion_history where entity_id = $1', [id]);
  return items.find(item => item.id === number);
}

const restore = async (id: string) =>
  (await admin())(historyContract.restoreDeleted, {
    params: { id },
    body: { Justificativa: reason, confirmado: true },
  });

describe('the sample of a deleted model', () => {
  it('leaves the store once nobody names it', async () => {
    const { sha } = await deleted(501);
    await forget(sha, 3);
    expect(await files.has(sha)).toBe(false);
  });

  it('stays while its bytes were sent anew and their row is still on its way', async () => {
    const { sha } = await deleted(502);
    const then = new Date(Date.now() - 3 * 3_600_000);
    await utimes(await files.path(sha), then, then);
    // what an upload does before its transaction
    await files.put([Buffer.from(makeOddSheet(502).data)] as never, { maxBytes: 1e6 });
    const [job] = recognitionModelJobs({ pool: app.database.pool, files });
    await job?.run({ sha256: sha } as never, new AbortController().signal);
    expect(await files.has(sha)).toBe(true);
    // and is looked at once more when nothing can be on its way any longer
    const later = await rows(
      "select extract(epoch from start_after - now()) as s from jobs.job where name = 'model-sample-forget' and data ->> 'sha256' = $1 order by start_after",
      [sha],
    );
    expect(later).toHaveLength(2);
    expect(Number(later[1].s)).toBeGreaterThan(3600);
  });
});

describe('a deleted model', () => {
  it("stands in the platform's deletions with why, and in nobody else's", async () => {
    const { id } = await deleted(503);
    const found = await deletionOf(id);
    expect(found).toMatchObject({ tipo: 'modelo', sobre: 'Planilha 503', justificativa: reason, can: ['restaurar'] });
    const opened = await (await admin())(historyContract.deletedRecord, { params: { id: found?.id ?? '' } });
    expect(opened.campos).toContainEqual({ campo: 'sistema', valor: 'Zeta ERP' });
    const helena = await app.as('helena', 'rh');
    expect((await helena(historyContract.deletionHistory, { query: {} })).items.map(item => item.id)).not.toContain(
      found?.id,
    );
    expect(await codeOf(helena(historyContract.deletedRecord, { params: { id: found?.id ?? '' } }))).toBe('NOT_FOUND');
    expect(
      await codeOf(
        helena(historyContract.restoreDeleted, { params: { id: found?.id ?? '' }, body: { Justificativa: reason } }),
      ),
    ).toBe('NOT_FOUND');
  });

  it('comes back as a draft, once, while its sample stands', async () => {
    const { id, sha } = await deleted(504);
    const found = await deletionOf(id);
    await restore(found?.id ?? '');
    expect(
      await rows('select state, version, sample_sha256, sheet from recognition_model where id = $1', [id]),
    ).toEqual([{ state: 'draft', version: 3, sample_sha256: sha, sheet: oddModel }]);
    expect(
      await rows("select after from record_history where verb = 'modelRestored' and entity_id = $1", [id]),
    ).toEqual([{ after: { justification: reason } }]);
    // its sample is named again
    await forget(sha, 3);
    expect(await files.has(sha)).toBe(true);
    expect(await codeOf(restore(found?.id ?? ''))).toBe('EXCLUSION_ALREADY_RESTORED');
  });

  it('whose sample is gone says so and stays deleted', async () => {
    const { id, sha } = await deleted(505);
    const found = await deletionOf(id);
    await forget(sha, 3);
    expect(await codeOf(restore(found?.id ?? ''))).toBe('MODEL_SAMPLE_GONE');
    expect(await rows('select from recognition_model where id = $1', [id])).toEqual([]);
    expect(await rows('select restored_at from exclusion_history where entity_id = $1', [id])).toEqual([
      { restored_at: null },
    ]);
  });
});
