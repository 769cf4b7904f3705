import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { registryCpf, registryWorld } from '#features/worker/registry-world.factory.ts';
import { startApp } from '../app.ts';
import { type ServerProcess, startWorker } from './servers.ts';

const workers = 400;

// A server answers in this process; who reads and applies is another one, killed at random moments of both.
it('a worker process killed at random moments of an application: all of it or nothing, and in the end once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-registry-kills-'));
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = newRandom(seed);
  console.log(`seed ${seed}`);
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const world = registryWorld(app);
  let worker: ServerProcess = await startWorker(app.database, folder);
  try {
    const [company] = await world.sql(
      "select c.id, c.cnpj from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.cnpj limit 1",
    );
    for (let round = 0; round < 3; round++) {
      const line = (at: number) =>
        `${registryCpf(400_000_000 + round * workers + at)};${company.cnpj};Vera Pontes;K${round}-${at};12/03/2021;Auxiliar;2.150,00`;
      const text = [
        'CPF;CNPJ;Nome;Matrícula;Admissão;Cargo;Salário',
        ...Array.from({ length: workers }, (_, at) => line(at)),
      ];
      const id = await world.read(`mortes-${round}.csv`, text.join('\n'));
      if ((await world.item(id)).situacao === 'confirmarColunas') await world.confirm(id);
      expect((await world.item(id)).porAcao).toMatchObject({ incluir: workers });
      await (await app.as('helena', 'rh'))(calls.applyRegistry, { params: { id } });
      for (let kill = 0; kill < 3; kill++) {
        await wait(random.int(0, 350));
        await worker.end('SIGKILL');
        const [seen] = await world.sql(
          `select i.state, (select count(*)::int from employment e where e.registration like $2) as made,
                  (select count(*)::int from worker_pay p join employment e on e.id = p.employment_id where e.registration like $2) as paid,
                  (select count(*)::int from record_history h where h.verb = 'workerRegistered' and h.after ->> 'registration' like $2) as told
             from registry_import i where i.id = $1`,
          [id, `K${round}-%`],
        );
        const all = seen.state === 'applied' ? workers : 0;
        expect(seen).toEqual({ state: all ? 'applied' : 'applying', made: all, paid: all, told: all });
        worker = await startWorker(app.database, folder);
      }
      await world.until(id, 'aplicada');
      const [ended] = await world.sql(
        `select count(*)::int as made, count(distinct person_id)::int as people,
                (select count(*)::int from notification where cause = $2) as told,
                (select count(*)::int from registry_import_event where import_id = $3 and kind = 'applied') as events
           from employment where registration like $1`,
        [`K${round}-%`, `registry-applied:${id}`, id],
      );
      expect(ended).toEqual({ made: workers, people: workers, told: 1, events: 1 });
    }
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 240_000);
