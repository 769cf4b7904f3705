import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { refuse } from '#kernel/refusal.ts';
import { type RequestRow, requestById } from './request.queries.ts';
import { insertEvent } from './request-change.queries.ts';
import { insertNotice, noteEffect, takeBack } from './request-effect.queries.ts';
import type { Paper, TypeServices } from './request-type.ts';
import { askedOf } from './request-types.ts';
import { hrOf } from './request-world.queries.ts';

interface Services extends TypeServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
}

type Job = Causer & { requestId: string };

/**
 * What the last approval brings about, in one transaction: a leave or a field on the record, a paper in the folder, a row for payroll.
 * Done already, or not wanted any more: nothing. A worker's word that lacks is waited for.
 */
export async function applyEffect({ pool, files, recordPort }: Services, job: Job): Promise<void> {
  const drawn = await inGroupContext(pool, job, async tx => {
    const row = await waiting(tx, job);
    return row && askedOf(row).paper(tx, row);
  });
  const stored = drawn && (await files.put(bytes(drawn.pdf), { maxBytes: 10 * 1024 * 1024 }));
  await inGroupContext(pool, job, async tx => {
    const row = await waiting(tx, job, true);
    if (!row) return;
    const asked = askedOf(row);
    const { personId, accessGroupId } = job;
    const by = { personId, accessGroupId, profile: 'rh', ip: null, supporterId: null };
    const failure = await asked.apply({ tx, row, by, services: { recordPort } });
    const notice = failure === null && drawn && stored ? { name: drawn.name, kind: drawn.notice, ...stored } : null;
    const noticeId = notice && (await keepNotice(tx, job, row, notice));
    await noteEffect(tx, row.id, failure, { noticeId, ends: asked.endsWithEffect });
    await insertEvent(tx, row.id, {
      ...{ verb: failure === null ? 'effect' : 'effectFailed', by: { personId: null, profile: 'job', ip: null } },
    });
    if (failure !== null) await tellHr(tx, row);
  });
}

/** After the last try: HR is told, and may try by hand or end it. */
export async function giveUpEffect({ pool }: Pick<Services, 'pool'>, job: Job): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    const row = await waiting(tx, job, true);
    if (!row) return;
    await noteEffect(tx, row.id, 'ERROR_SEND', { noticeId: null, ends: false });
    await insertEvent(tx, row.id, { verb: 'effectFailed', by: { personId: null, profile: 'job', ip: null } });
    await tellHr(tx, row);
  });
}

async function* bytes(pdf: Uint8Array) {
  yield pdf;
}

async function waiting(
  tx: Tx,
  { accessGroupId, personId, requestId }: Job,
  held = false,
): Promise<RequestRow | undefined> {
  const row = await requestById(tx, { accessGroupId, personId }, requestId, held);
  if (row?.state !== 'approved' || row.awaits_consent || row.applied_at !== null) return undefined;
  return row;
}

async function keepNotice(
  tx: Tx,
  job: Job,
  row: RequestRow,
  { name, kind, sha256, size }: { name: string; kind: Paper['notice']; sha256: string; size: number },
): Promise<string> {
  const held = { accessGroupId: row.access_group_id, personId: job.personId, name, sha256, size };
  await storeFile(tx, { ...held, contentType: 'application/pdf' });
  await notify(tx, [
    {
      ...{ personId: row.person_id, accessGroupId: row.access_group_id, kind },
      ...{ values: { codigo: row.code }, target: to.worker.request(row.id), cause: `request-notice:${row.id}` },
    },
  ]);
  return insertNotice(tx, row, { name, sha256, size, by: job.personId });
}

async function tellHr(tx: Tx, row: RequestRow): Promise<void> {
  const hr = await hrOf(tx, row.employment_id);
  await notify(
    tx,
    hr.map(personId => ({
      ...{ personId, accessGroupId: row.access_group_id, kind: 'requestEffectFailed' as const },
      ...{
        values: { codigo: row.code },
        target: to.hr.request(row.id),
        cause: `request-effect:${row.id}:${row.version}`,
      },
    })),
  );
}

/** Before a cancel of HR: the leave or the benefit goes, all is what it was. @throws STATUS_FORBIDS once payroll took it, or a later request built on it */
export async function undoEffect(tx: Tx, row: RequestRow): Promise<void> {
  const against = await takeBack(tx, row.id);
  if (against) refuse('STATUS_FORBIDS', { status: against === 'payroll' ? 'folha' : 'pedidoPosterior' });
}
