import { isOwnColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { notify } from '#core/notification/notify.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { violates } from '#kernel/database/violation.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { type RegistryJob, readRegistry } from './registry.jobs.ts';
import { moveRegistry, registryLog } from './registry.queries.ts';
import {
  askedSince,
  changedSince,
  deciders,
  holdRegistry,
  insertPlanned,
  markApplied,
  registeredSince,
  removeMade,
  updateEmployments,
  writeBesides,
  writeDated,
  writeHistory,
  writeLeaves,
} from './registry-apply.queries.ts';
import { tellRegistry } from './registry-live.ts';

const screen = '/rh/importacoes/cadastro';

/** What was to be written no longer fits the registry: nothing of it is. */
class Overtaken extends Error {}

/**
 * Applies a dry run in one transaction: all of it and the state that says so, or nothing. Where the registry has changed since, it is
 * read anew and a person looks at it again.
 */
export async function applyRegistryImport(pool: pg.Pool, enqueue: Enqueue, job: RegistryJob): Promise<void> {
  const { importId: id, personId } = job;
  const isOvertaken = await unlessOvertaken(() =>
    inJobContext(pool, job, async tx => {
      const held = await holdRegistry(tx, id, 'applying');
      if (!held) return;
      const fillsOwn = [...held.columns, ...held.fill_columns].some(isOwnColumn);
      const changed = (await changedSince(tx, id, 'planned')) + (await registeredSince(tx, id));
      if (changed + (await askedSince(tx, id, fillsOwn)) > 0) throw new Overtaken();
      if ((await insertPlanned(tx, id)) < held.inserts) throw new Overtaken();
      await updateEmployments(tx, id, 'after');
      await writeBesides(tx, id, 'after', fillsOwn);
      await writeDated(tx, id, personId);
      await writeLeaves(tx, id, personId, 'after');
      await writeHistory(tx, id, personId, 'after');
      await markApplied(tx, id, personId);
      const total = held.inserts + held.updates;
      await registryLog.add(tx, { ...job, personId: null, kind: 'applied', values: { total } });
      await notify(tx, [
        {
          ...job,
          kind: 'registryApplied',
          values: { arquivo: held.file_name, total },
          target: screen,
          cause: `registry-applied:${id}`,
        },
        ...(await deciders(tx, id)).map(({ personId: decider, open }) => ({
          ...{ accessGroupId: job.accessGroupId, personId: decider, kind: 'requestsOfDismissed' as const },
          values: { arquivo: held.file_name, n: open },
          target: to.hr.requests(),
          cause: `requests-of-dismissed:${id}`,
        })),
      ]);
      await tellRegistry(tx, job);
    }),
  );
  if (!isOvertaken) return;
  await inJobContext(pool, job, async tx => {
    if (!(await moveRegistry(tx, id, ['applying'], 'queued'))) return;
    await enqueue(tx, readRegistry, job);
    await registryLog.add(tx, { ...job, personId: null, kind: 'overtaken' });
    await tellRegistry(tx, job);
  });
}

/** Puts back what an import changed and takes away what it made, in one transaction. Refused as a whole where something hangs on it by now. */
export async function undoRegistryImport(
  pool: pg.Pool,
  { justification, ...job }: RegistryJob & { justification: string },
): Promise<void> {
  const { importId: id, personId } = job;
  const isOvertaken = await unlessOvertaken(() =>
    inJobContext(pool, job, async tx => {
      const held = await holdRegistry(tx, id, 'undoing');
      if (!held) return;
      if ((await changedSince(tx, id, 'applied')) > 0) throw new Overtaken();
      await updateEmployments(tx, id, 'before');
      await writeBesides(tx, id, 'before', [...held.columns, ...held.fill_columns].some(isOwnColumn));
      await writeLeaves(tx, id, personId, 'before');
      await writeHistory(tx, id, personId, 'before');
      await removeMade(tx, id, personId, justification);
      await moveRegistry(tx, id, ['undoing'], 'undone');
      await registryLog.add(tx, { ...job, personId: null, kind: 'undone' });
      await tellRegistry(tx, job);
    }),
  );
  if (isOvertaken) await keepApplied(pool, job, 'STALE_VERSION');
}

/** Every try to write has failed for a reason of ours: the import is where it was before. */
export async function giveUpApplying(pool: pg.Pool, job: RegistryJob): Promise<void> {
  await inJobContext(pool, job, async tx => {
    const failure = { code: 'WORKER_STOPPED', values: {} };
    if (!(await moveRegistry(tx, job.importId, ['applying'], 'ready', failure))) return;
    await registryLog.add(tx, { ...job, personId: null, kind: 'failed', values: { codigo: failure.code } });
    await tellRegistry(tx, job);
  });
}

export async function keepApplied(pool: pg.Pool, job: RegistryJob, code = 'WORKER_STOPPED'): Promise<void> {
  await inJobContext(pool, job, async tx => {
    if (!(await moveRegistry(tx, job.importId, ['undoing'], 'applied', { code, values: {} }))) return;
    await registryLog.add(tx, { ...job, personId: null, kind: 'notUndone', values: { codigo: code } });
    await tellRegistry(tx, job);
  });
}

/** True: the work was given up since somebody was faster, also where only an index or a foreign key knew. */
async function unlessOvertaken(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Overtaken || violates(error, 'unique', 'foreignKey')) return true;
    throw error;
  }
}
