import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { registryCpf, registryWorld } from '#features/worker/registry/registry-world.factory.ts';
import { startApp } from '../app.ts';
import { insist, insisting, killDatabase, openStage, signedIn } from './kill-run.ts';
import { type ServerProcess, startServer, startWorker } from './servers.ts';

const workers = 400;
/** One round is eight moments. By hand, after a change of jobs or of the import: more. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const why = 'Arquivo enviado com os dados errados, será mandado de novo.';
type Sql = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-registry-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

function newMoments() {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  return newRandom(seed);
}

function registryText(cnpj: unknown, round: number): string {
  const line = (at: number) =>
    `${registryCpf(400_000_000 + round * workers + at)};${cnpj};Vera Pontes;K${round}-${at};12/03/2021;Auxiliar;2.150,00`;
  const heading = 'CPF;CNPJ;Nome;Matrícula;Admissão;Cargo;Salário';
  return [heading, ...Array.from({ length: workers }, (_, at) => line(at))].join('\n');
}

/** What a round's import has written, seen in one moment. */
async function seenOf(sql: Sql, id: string, round: number) {
  const [seen] = await sql(
    `select i.state, (select count(*)::int from employment e where e.registration like $2) as made,
            (select count(*)::int from worker_pay p join employment e on e.id = p.employment_id where e.registration like $2) as paid,
            (select count(distinct e.person_id)::int from employment e where e.registration like $2) as people,
            (select count(*)::int from registry_import_row r where r.import_id = i.id) as planned
       from registry_import i where i.id = $1`,
    [id, `K${round}-%`],
  );
  return seen;
}

const all = { made: workers, paid: workers, people: workers };
const none = { made: 0, paid: 0, people: 0 };

/** Whatever it is at: all that was applied is there, or nothing is. */
async function expectWhole(sql: Sql, id: string, round: number): Promise<void> {
  const seen = await seenOf(sql, id, round);
  expect(seen).toMatchObject(seen?.state === 'applied' || seen?.state === 'undoing' ? all : none);
}

async function countTold(sql: Sql, id: string) {
  const rows = await sql(
    'select kind, count(*)::int as n from registry_import_event where import_id = $1 group by kind',
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, n }) => [String(kind), n]));
}

// A server answers in this process; who reads, applies and undoes is another one, killed at random moments of each.
it('a worker process killed at random moments of reading, applying and undoing: all of it or nothing, and in the end once', async () => {
  const random = newMoments();
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const world = registryWorld(app);
  let worker: ServerProcess = await startWorker(app.database, folder);
  try {
    const [company] = await world.sql(
      "select c.id, c.cnpj from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.cnpj limit 1",
    );
    for (let round = 0; round < rounds; round++) {
      const kill = async (id: string) => {
        await wait(random.int(0, 350));
        await worker.end('SIGKILL');
        await expectWhole(world.sql, id, round);
        worker = await startWorker(app.database, folder);
      };
      const sent = await world.send(`mortes-${round}.csv`, registryText(company.cnpj, round));
      const id = sent && 'id' in sent ? sent.id : '';
      await kill(id);
      if (round === 0) {
        await world.until(id, 'confirmarColunas');
        const call = await app.as('helena', 'rh');
        const { cabecalho, colunas } = await call(calls.registryTable, { params: { id } });
        await call(calls.confirmRegistry, { params: { id }, body: { cabecalho, colunas } });
        for (let each = 0; each < 2; each++) await kill(id);
      }
      expect((await world.until(id, 'conferir')).porAcao).toMatchObject({ incluir: workers });
      expect(await seenOf(world.sql, id, round)).toMatchObject({ planned: workers });
      await (await app.as('helena', 'rh'))(calls.applyRegistry, { params: { id } });
      for (let each = 0; each < 3; each++) await kill(id);
      await world.until(id, 'aplicada');
      expect(await seenOf(world.sql, id, round)).toMatchObject(all);
      const body = { IdString: id, Justificativa: why };
      await (await app.as('helena', 'rh'))(calls.undoRegistries, { body });
      for (let each = 0; each < 2; each++) await kill(id);
      await world.until(id, 'desfeita');
      expect(await seenOf(world.sql, id, round)).toMatchObject(none);
      expect(await countTold(world.sql, id)).toMatchObject({ planned: 1, applied: 1, undone: 1 });
      const told = await world.sql('select count(*)::int as n from notification where cause = $1', [
        `registry-applied:${id}`,
      ]);
      expect(told).toEqual([{ n: 1 }]);
    }
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 400_000);

type Stage = Awaited<ReturnType<typeof openStage>>;
/** Does a step while something is killed. */
type Disturbed = <T>(id: string, work: () => Promise<T>) => Promise<T>;

/** As HR does it, what fails repeated with the same key: sends a file, confirms its columns, applies it and takes it back. */
async function takeThrough(stage: Stage, sql: Sql, round: number, disturbed: Disturbed): Promise<void> {
  const headers = await signedIn(stage);
  const keyed = () => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
  const json = () => ({ ...keyed(), 'content-type': 'application/json' });
  const at = (id: string, rest = '') => `/importacao/cadastro/${id}${rest}`;
  const until = async (id: string, state: string) => {
    for (let tries = 0; tries < 600; tries++) {
      const item = await insist(stage, 'GET', at(id), headers, () => null);
      if (item.situacao === state) return item;
      await wait(100);
    }
    throw new Error(`the import did not get to ${state}`);
  };
  const [company] = await sql('select cnpj from company limit 1', []);
  const sending = keyed();
  const [sent] = await disturbed('', () =>
    insist(stage, 'POST', '/importacao/cadastro', sending, () => {
      const body = new FormData();
      body.append('arquivo', new Blob([registryText(company?.cnpj, round)]), `mortes-${round}.csv`);
      return body;
    }),
  );
  const { id } = sent;
  if (round === 0) {
    await until(id, 'confirmarColunas');
    const { cabecalho, colunas } = await insist(stage, 'GET', at(id, '/colunas'), headers, () => null);
    const terms = JSON.stringify({ cabecalho, colunas });
    const confirming = json();
    await disturbed(id, () => insist(stage, 'POST', at(id, '/colunas'), confirming, () => terms));
  }
  expect((await until(id, 'conferir')).porAcao).toMatchObject({ incluir: workers });
  expect(await seenOf(sql, id, round)).toMatchObject({ planned: workers });
  const applying = keyed();
  await disturbed(id, () => insist(stage, 'POST', at(id, '/aplicar'), applying, () => null));
  await until(id, 'aplicada');
  expect(await seenOf(sql, id, round)).toMatchObject(all);
  const undo = JSON.stringify({ IdString: id, Justificativa: why });
  const undoing = json();
  await disturbed(id, () => insist(stage, 'DELETE', '/importacao/cadastro', undoing, () => undo));
  await until(id, 'desfeita');
  expect(await seenOf(sql, id, round)).toMatchObject(none);
  expect(await countTold(sql, id)).toMatchObject({ sent: 1, planned: 1, applied: 1, undone: 1 });
  const told = await sql('select count(*)::int as n from notification where cause = $1', [`registry-applied:${id}`]);
  expect(told).toEqual([{ n: 1 }]);
}

it('PostgreSQL killed at random moments of reading, applying and undoing: the same', async () => {
  const random = newMoments();
  const stage = await openStage(folder, 1);
  const sql: Sql = (text, values) => insisting(async () => (await stage.owner.query(text, values)).rows);
  try {
    await takeThrough(stage, sql, 0, async (id, work) => {
      const done = await work();
      if (id === '') return done;
      await wait(random.int(0, 300));
      killDatabase(stage);
      await expectWhole(sql, id, 0);
      return done;
    });
  } finally {
    await stage.close();
  }
}, 400_000);

// One process answers, reads, applies and undoes, as an installation begins; what it is killed in the middle of may be a call, too.
it('the whole server killed at random moments, from the sending to the undoing: the same', async () => {
  const random = newMoments();
  const stage = await openStage(folder, 1);
  const sql: Sql = async (text, values) => (await stage.owner.query(text, values)).rows;
  const begin = () => startServer(stage.connections, folder, { PORT: stage.port });
  let cut = 0;
  try {
    await stage.worker.end('SIGKILL');
    await stage.server.end('SIGKILL');
    stage.server = await begin();
    for (let round = 0; round < rounds; round++)
      await takeThrough(stage, sql, round, async (id, work) => {
        let answered = false;
        const done = work().finally(() => {
          answered = true;
        });
        done.catch(() => undefined);
        // a call takes some tens of milliseconds, its job some hundreds
        for (const most of [40, 350]) {
          await wait(random.int(0, most));
          if (!answered) cut += 1;
          await stage.server.end('SIGKILL');
          if (id !== '') await expectWhole(sql, id, round);
          stage.server = await begin();
        }
        return done;
      });
    console.log(`${cut} calls cut`);
  } finally {
    await stage.close();
  }
}, 480_000);
