import { Readable } from 'node:stream';
import type pg from 'pg';
import { sendOpenings } from '#features/vacation/send-openings.ts';
import { computeStale } from '#features/vacation/vacation.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, type DemoStaff } from './demo-acting.ts';
import { openingFileStands, workersToOpen } from './demo-vacation.queries.ts';
import { openingFile } from './vacation-openings.ts';

interface DemoVacationServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
}

/** Where counting begins at the companies without a user of the demo, told by a file; and the balances of all, which a list shows. */
export async function makeDemoVacations({ pool, files, jobs }: DemoVacationServices, helena: DemoStaff): Promise<void> {
  await computeStale(pool, new AbortController().signal);
  if (await openingFileStands(pool, helena.accessGroupId)) return;
  const bytes = Buffer.from(openingFile(await workersToOpen(pool, helena.accessGroupId), dayFrom()));
  const stored = await files.put(Readable.from([bytes]), { maxBytes: 20_000_000 });
  const upload = { field: 'arquivo', name: 'inicio-das-ferias.csv', contentType: 'text/csv', ...stored };
  await asStaff(pool, helena, (tx, by) => sendOpenings(tx, jobs.enqueue, by, upload));
}
