import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import { parseDelimited } from '#core/reading/words/delimited.ts';
import { schedulePublication, sendFiles } from '#features/import/import-acts.ts';
import { readRegistry } from '#features/worker/registry/registry.jobs.ts';
import { keepMapping, openRegistry } from '#features/worker/registry/registry.queries.ts';
import { findHeading } from '#features/worker/registry/registry-headings.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { makeDemoAdmissions } from './admissions/demo-admissions.ts';
import { makeDemoClock } from './demo-clock.ts';
import { makeDemoDesk } from './demo-desk.ts';
import { type DemoFile, demoFiles, demoRegistryFile } from './demo-files.ts';
import { makeDemoPort } from './demo-port.ts';
import { makeDemoRequests } from './demo-requests.ts';
import { makeDemoVacations } from './demo-vacation.ts';
import { makeDemoDocuments } from './documents/demo-documents.ts';
import { makeDemoKits } from './documents/demo-kits.ts';
import { writeDemoTemplate } from './documents/demo-templates.ts';

export interface DemoImportServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
  clockAdapters: ClockAdapters;
  secrets: Secrets;
  publicUrl: string;
}

const complete = 'demo installation is complete';

/** Whether the demo's files are all in: asked at every start, since an earlier one may have been interrupted. */
export async function demoIsComplete(pool: pg.Pool): Promise<boolean> {
  return acrossTenants(
    pool,
    'looking whether the demo is complete',
    async tx =>
      (await tx.selectFrom('cross_tenant_access').select('id').where('reason', '=', complete).limit(1).execute())
        .length > 0,
  );
}

/**
 * Sends the demo's payroll files as its HR users would, waits until the jobs have read them, and publishes those that are
 * to be published: no receipt is inserted by hand. Goes on where an interrupted start left it.
 */
export async function importDemoFiles(services: DemoImportServices, files = demoFiles()): Promise<void> {
  const senders = await sendersOf(services.pool);
  for (const file of await files) await send(services, senders[file.sender], file);
  await sendDemoRegistry(services, senders.helena);
  await settled(services.pool, ['queued', 'reading']);
  for (const sender of Object.values(senders)) await publishReady(services, sender);
  await settled(services.pool, ['scheduled']);
  await makeDemoClock(services, senders.helena);
  await makeDemoPort(services, senders.helena);
  await makeDemoDesk(services.pool, services.jobs, senders.helena);
  await makeDemoVacations(services, senders.helena);
  await makeDemoRequests(services, senders.helena, senders.bruno);
  await makeDemoDocuments(services, senders.helena, senders.bruno);
  await writeDemoTemplate(services.pool, senders.helena);
  await makeDemoAdmissions(services, senders.helena);
  await makeDemoKits(services, senders.helena);
  await acrossTenants(services.pool, complete, async () => {});
}

interface Sender {
  personId: string;
  accessGroupId: string;
}

async function sendersOf(pool: pg.Pool): Promise<Record<'helena' | 'bruno', Sender>> {
  return acrossTenants(pool, 'who sends the demo files', async tx => {
    const find = (email: string) =>
      tx
        .selectFrom('membership as m')
        .innerJoin('person as p', 'p.id', 'm.person_id')
        .select(['p.id as personId', 'm.access_group_id as accessGroupId'])
        .where('p.email', '=', email)
        .where('m.role', '=', 'RH')
        .executeTakeFirstOrThrow();
    const of = ({ personId, accessGroupId }: { personId: string; accessGroupId: string | null }) => ({
      personId,
      accessGroupId: accessGroupId ?? '',
    });
    return { helena: of(await find('helena@pantanal.test')), bruno: of(await find('bruno@boreal.test')) };
  });
}

function doerOf(sender: Sender): Doer {
  return { ...sender, profile: 'rh', ip: '127.0.0.1', supporterId: null };
}

async function send({ pool, files, jobs }: DemoImportServices, sender: Sender, file: DemoFile): Promise<void> {
  const stored = await files.put(Readable.from([Buffer.from(file.bytes)]), { maxBytes: 20_000_000 });
  const upload = { field: 'file', name: file.name, contentType: 'application/pdf', ...stored };
  await inJobContext(pool, sender, tx => sendFiles(tx, jobs.enqueue, doerOf(sender), [upload]));
}

/** A file of the workers' registry whose columns are known: its dry run waits to be looked at. */
async function sendDemoRegistry({ pool, files, jobs }: DemoImportServices, sender: Sender): Promise<void> {
  const { name, bytes } = demoRegistryFile();
  const stored = await files.put(Readable.from([bytes]), { maxBytes: 20_000_000 });
  const [titles] = parseDelimited(bytes.toString('utf8'));
  await inJobContext(pool, sender, async tx => {
    const table = findHeading(titles ? [titles] : []);
    const held = { ...sender, ...stored, name, contentType: 'text/csv' };
    const importId = await openRegistry(tx, held, ['pessoa', 'contato', 'contrato', 'pagamento']);
    if (!importId || !table) return;
    await keepMapping(tx, sender, table, table.guess);
    await jobs.enqueue(tx, readRegistry, { ...sender, importId });
  });
}

/** Publishes the clean documents of every import but the one that is left for review. */
async function publishReady({ pool, jobs }: DemoImportServices, sender: Sender): Promise<void> {
  await inJobContext(pool, sender, async tx => {
    const ready = await tx
      .selectFrom('import')
      .select('id')
      .where('state', 'in', ['ready', 'toReview'])
      .where('clean', '>', 0)
      .where('file_name', '<>', 'M01_misto.pdf')
      .execute();
    for (const { id } of ready)
      await schedulePublication(tx, jobs.enqueue, doerOf(sender), id, {
        all: false,
        at: undefined,
        mail: true,
        sms: true,
      });
  });
}

/** Waits until no import is in one of the states. */
async function settled(pool: pg.Pool, states: string[]): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 200) {
    const open = await acrossTenants(pool, 'waiting for the demo imports', tx =>
      tx
        .selectFrom('import')
        .select('id')
        .where('state', 'in', states)
        .unionAll(tx.selectFrom('registry_import').select('id').where('state', 'in', states))
        .execute(),
    );
    if (open.length === 0) return;
    await wait(200);
  }
  throw new Error('The demo files were not read within three minutes.');
}
