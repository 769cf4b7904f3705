import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePool } from '#core/reading/pool.ts';
import { type FileStore, openFileStore } from '#kernel/files/file-store.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { hostileAsImages, hostileImages, jpegWithPlace, pngOf } from '#test/faults/hostile-images.ts';
import { helenaWith } from '#test/permissions.ts';
import type { DemoKey } from '../../seed/demo-people.ts';
import { registryCpf } from './registry/registry-world.factory.ts';
import { workerJobs } from './worker.jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'cracha-photos-'));
let app: TestApp;
let files: FileStore;
/** Ana works for both access groups; each has a record of hers. */
let ana: { person: string; pantanal: string; boreal: string };
beforeAll(async () => {
  app = await startApp({ DATA_DIR: folder, JOBS: 'off' });
  files = await openFileStore({ kind: 'local', folder: join(folder, 'files') });
  const person = await app.personId('ana');
  const at = async (group: string) =>
    String(
      (
        await sql(
          'select e.id from employment e join access_group g on g.id = e.access_group_id where e.person_id = $1 and g.name = $2',
          [person, group],
        )
      )[0].id,
    );
  ana = { person, pantanal: await at('Grupo Pantanal'), boreal: await at('Grupo Boreal') };
});
afterAll(async () => {
  await app.stop();
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await sql('delete from worker_photo');
  await sql("delete from attempt where kind = 'picture'");
  await sql('update person set photo_sha256 = null');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const kept = () =>
  sql(
    'select g.name, w.person_id, w.sha256, w.set_by from worker_photo w join access_group g on g.id = w.access_group_id',
  );
const set = async (imagem: string | null, id = ana.pantanal, who: DemoKey = 'helena') =>
  (await app.as(who, 'rh'))(calls.setWorkerPhoto, { params: { id }, body: { imagem } });
const open = async (who: DemoKey, id: string) => (await app.as(who, 'rh'))(calls.worker, { params: { id } });
const picture = async (who: DemoKey, profile: string, of = ana.person) => {
  const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
  const answer = await app.send(`/usuario/${of}/imagem`, { headers });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('PUT /trabalhador/{id}/foto', () => {
  it('keeps the picture alone, shows it in record and org chart, replaces it and takes it away; the history says who and when', async () => {
    const opened = async () => (await sql('select count(*) from access_log'))[0].count;
    const before = await opened();
    const first = await set(jpegWithPlace);
    expect(first).toMatchObject({ fotoPropria: false, fotoRh: true });
    const helena = await app.personId('helena');
    const imagem = first.foto?.imagem ?? '';
    expect(await kept()).toEqual([{ name: 'Grupo Pantanal', person_id: ana.person, sha256: imagem, set_by: helena }]);
    const { status, bytes } = await picture('helena', 'rh');
    expect([status, bytes.subarray(1, 4).toString(), bytes.includes('GPS')]).toEqual([200, 'PNG', false]);
    const { empresas } = await (await app.as('helena', 'rh'))(orgChartContract.orgChart, {});
    expect(empresas.flatMap(one => one.pessoas).find(one => one.id === ana.pantanal)?.foto).toEqual({
      idUsuario: ana.person,
      imagem,
    });
    expect(await opened()).toBe(before);

    const second = await set(pngOf(40, 20, 7));
    expect(second.foto?.imagem).not.toBe(imagem);
    expect(await set(null)).toMatchObject({ foto: null, fotoRh: false });
    expect(await kept()).toEqual([]);
    const history = await sql(
      "select verb, before, after, person_id from record_history where entity = 'employment' and entity_id = $1 and verb like 'workerPhoto%' order by id",
      [ana.pantanal],
    );
    const entry = (verb: string) => ({ verb, before: null, after: null, person_id: helena });
    expect(history).toEqual([entry('workerPhotoSet'), entry('workerPhotoSet'), entry('workerPhotoRemoved')]);
    const shown = await (await app.as('helena', 'rh'))(calls.workerHistory, { params: { id: ana.pantanal } });
    expect(shown[0]).toMatchObject({ verbo: 'workerPhotoRemoved', antes: null, depois: null });
    expect((await picture('helena', 'rh')).status).toBe(404);
  });

  it('what is no picture, promises too many pixels or becomes too large is refused, and nothing is kept', async () => {
    await set(null);
    const stored = readdirSync(join(folder, 'files'), { recursive: true }).length;
    for (const [image, code] of hostileImages()) expect(await codeOf(set(image)), image.slice(0, 40)).toBe(code);
    for (const [name, image] of hostileAsImages()) {
      await sql("delete from attempt where kind = 'picture'");
      expect(await codeOf(set(image)), name).toMatch(/^UPLOAD_(CONTENT_MISMATCH|TOO_LARGE)$/);
    }
    expect(await kept()).toEqual([]);
    expect(readdirSync(join(folder, 'files'), { recursive: true })).toHaveLength(stored);
  });

  it('without the right to change records nobody sets one', async () => {
    await helenaWith(app, ['RhTrabalhadorVisualizar'], async () => {
      expect(await codeOf(set(pngOf(2, 2)))).toBe('OPERATION_NOT_ALLOWED');
      expect((await open('helena', ana.pantanal)).can).not.toContain('trocarFoto');
    });
    expect(await kept()).toEqual([]);
  });
});

describe("an access group's photo", () => {
  it('never shows in another, of the same person', async () => {
    await set(pngOf(2, 2, 1));
    expect(await open('bruno', ana.boreal)).toMatchObject({ foto: null, fotoRh: false });
    expect((await picture('bruno', 'rh')).status).toBe(404);
    const theirs = await set(pngOf(2, 2, 2), ana.boreal, 'bruno');
    expect((await kept()).map(one => one.name).sort()).toEqual(['Grupo Boreal', 'Grupo Pantanal']);
    const ours = await open('helena', ana.pantanal);
    expect(ours.foto?.imagem).not.toBe(theirs.foto?.imagem);
    expect((await picture('helena', 'rh')).bytes.equals((await picture('bruno', 'rh')).bytes)).toBe(false);
    // what one takes away is not the other's
    await set(null, ana.boreal, 'bruno');
    expect((await kept()).map(one => one.name)).toEqual(['Grupo Pantanal']);
  });

  it('of a record of another group, or of nobody, is set by nobody', async () => {
    for (const id of [ana.boreal, unknownId]) expect(await codeOf(set(pngOf(2, 2), id))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await kept()).toEqual([]);
  });

  it('is neither seen nor changed by HR limited to a company the worker is not of', async () => {
    await set(pngOf(2, 2));
    const person = await app.personId('helena');
    const role = "person_id = $1 and role = 'RH'";
    await sql(`update membership set all_companies = false where ${role}`, [person]);
    await sql(
      `insert into membership_scope (membership_id, access_group_id, company_id, everyone)
       select m.id, m.access_group_id, c.id, true from membership m join company c on c.access_group_id = m.access_group_id
        where ${role} and c.id <> (select company_id from employment where id = $2) limit 1`,
      [person, ana.pantanal],
    );
    try {
      expect(await codeOf(set(null))).toBe('EMPLOYEE_NOT_FOUND');
      expect((await picture('helena', 'rh')).status).toBe(404);
      expect(await kept()).toHaveLength(1);
    } finally {
      await sql(`delete from membership_scope where membership_id in (select id from membership where ${role})`, [
        person,
      ]);
      await sql(`update membership set all_companies = true where ${role}`, [person]);
    }
  });

  it('is for staff: a colleague, and the worker themself, see the own one alone; their data tell it with the picture', async () => {
    await set(pngOf(2, 2, 9));
    for (const who of ['maria', 'ana'] as const) expect((await picture(who, 'trabalhador')).status).toBe(404);
    const answer = await (await app.as('ana', 'trabalhador'))(privacyContract.exportOwnData, {});
    const { fotos } = JSON.parse(await (answer as Blob).text());
    const { bytes } = await picture('helena', 'rh');
    expect(fotos).toEqual([
      {
        de: 'Grupo Pantanal',
        desde: expect.any(String),
        sha256: (await kept())[0].sha256,
        imagem: `data:image/png;base64,${bytes.toString('base64')}`,
      },
    ]);
  });

  it("stands back behind the worker's own, and comes again when that goes", async () => {
    const { foto } = await set(pngOf(2, 2, 3));
    const own = await app.as('ana', 'trabalhador');
    const profile = { nome: 'Ana Lúcia Barros', desabilitaPropaganda: false };
    const { imagem } = await own(identityContract.saveProfile, { body: { ...profile, imagem: pngOf(2, 2, 4) } });
    expect(await open('helena', ana.pantanal)).toMatchObject({ foto: { imagem }, fotoPropria: true, fotoRh: true });
    expect(await codeOf(set(pngOf(2, 2, 5)))).toBe('PHOTO_OF_OWNER');
    expect((await kept())[0].sha256).toBe(foto?.imagem);
    await own(identityContract.saveProfile, { body: { ...profile, imagem: null } });
    expect(await open('helena', ana.pantanal)).toMatchObject({ foto, fotoPropria: false });
    // behind the own one it may be taken away
    await own(identityContract.saveProfile, { body: { ...profile, imagem: pngOf(2, 2, 4) } });
    expect(await set(null)).toMatchObject({ foto: { imagem }, fotoRh: false });
  });

  it('goes along when the CPF of who never came in is corrected', async () => {
    const helena = await app.as('helena', 'rh');
    const [{ company }] = await sql('select company_id as company from employment where id = $1', [ana.pantanal]);
    const campos = { nome: 'Tarcila Moura Bento', matricula: 'F7301', admissao: '2024-03-12' };
    const { id } = await helena(calls.createWorker, {
      body: { idEmpresa: company, cpf: registryCpf(731_000_001), campos },
    });
    const { versao } = await set(pngOf(2, 2, 6), id);
    const cpf = registryCpf(731_000_002);
    const body = { versao, cpf, confirmacao: cpf, motivo: 'Digitado errado no cadastro' };
    expect(await helena(calls.correctWorkerCpf, { params: { id }, body })).toMatchObject({ fotoRh: true });
    expect(await sql('select p.cpf from worker_photo w join person p on p.id = w.person_id')).toEqual([{ cpf }]);
    expect(await sql('select from person where cpf = $1', [registryCpf(731_000_001)])).toEqual([]);
  });
});

describe('the file of a photo that was taken away', () => {
  const forget = async (sha256: string) => {
    const then = new Date(Date.now() - 3 * 3_600_000);
    await utimes(await files.path(sha256), then, then);
    const job = workerJobs({ pool: app.database.pool, files }).find(one => one.kind.name === 'worker-photo-forget');
    await job?.run({ sha256 } as never, new AbortController().signal);
  };

  it('leaves the store, now or once its upload is an hour old; never while somebody names it', async () => {
    const { foto } = await set(pngOf(3, 3, 11));
    const sha256 = foto?.imagem ?? '';
    await forget(sha256);
    expect(await files.has(sha256)).toBe(true);
    await set(pngOf(3, 3, 12));
    const jobs = await sql(
      "select extract(epoch from start_after - now())::int as s from jobs.job where name = 'worker-photo-forget' and data ->> 'sha256' = $1 order by 1",
      [sha256],
    );
    expect(jobs).toHaveLength(2);
    expect(jobs[1].s).toBeGreaterThan(3600);
    // the same picture is another group's too
    await set(pngOf(3, 3, 11), ana.boreal, 'bruno');
    await forget(sha256);
    expect(await files.has(sha256)).toBe(true);
    await set(null, ana.boreal, 'bruno');
    await forget(sha256);
    expect(await files.has(sha256)).toBe(false);
  });
});
