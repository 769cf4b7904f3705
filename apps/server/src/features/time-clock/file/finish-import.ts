import type { Reading } from '#core/clock/afd/reading.types.ts';
import { toReport } from '#core/clock/afd/report.ts';
import { notify } from '#core/notification/notify.ts';
import { endTask, noteTask } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { factsArrived } from '../facts.ts';
import type { ClockFileJob } from './clock-file.jobs.ts';
import { keptReport } from './clock-file.presenter.ts';
import { type ClockFileRow, findClockFile } from './clock-file.queries.ts';
import { factsOfFile, hrOfFiles, keepLines, keepReport, setDevice } from './clock-marks.queries.ts';
import type { TakenIn } from './take-batch.ts';

const screen = '/rh/pontofopag-menu/arquivos';

interface Finished {
  job: ClockFileJob;
  file: ClockFileRow;
  taken: TakenIn;
  /** Of the whole file. */
  lines: number;
}

/**
 * Ends an import, once: its report counts what is there now, so that a reading that broke off and began anew says the same. Whoever has
 * new punches is computed again, the sender and HR are told.
 */
export async function finishImport(
  tx: Tx,
  enqueue: Enqueue,
  { job, file, taken, lines }: Finished,
  reading: Reading,
): Promise<void> {
  const { achados: _, status, ...report } = toReport(reading, []);
  if (!(await endTask(tx, file.task_id, status === 'semDados' ? 'empty' : 'done', lines))) return;
  const facts = await factsOfFile(tx, file.id);
  const kept = keptReport.parse({
    ...report,
    novas: facts.punches,
    repetidas: report.repetidas + report.novas - taken.markConflicts - facts.punches,
    ruins: report.ruins + taken.conflicts,
    desconhecidos: facts.unknown,
  });
  const { header } = reading;
  const days = { from: taken.from ?? (header?.from || null), until: taken.until ?? (header?.to || null) };
  await keepReport(tx, file.id, { report: kept, ...days });
  await setDevice(tx, taken.device.id, reading.layout ?? '671', reading.crc);
  await tellSisters(tx, job, file, taken);
  await noteTask(tx, file.task_id, 'read', { novas: kept.novas, repetidas: kept.repetidas, ruins: kept.ruins });
  if (facts.from !== null && facts.until !== null && facts.employmentIds.length > 0) {
    const { employmentIds, from, until } = facts;
    await factsArrived(
      tx,
      enqueue,
      { personId: job.personId, accessGroupId: job.accessGroupId },
      { employmentIds, from, until },
    );
  }
  await tell(tx, job, kept);
}

/** Workers of other companies of the access group who punched there: worth knowing, and theirs all the same. */
async function tellSisters(tx: Tx, job: ClockFileJob, file: ClockFileRow, taken: TakenIn): Promise<void> {
  if (taken.sisterMarks === 0) return;
  const values = { n: taken.sisterMarks, trabalhadores: taken.sisters.size };
  await noteTask(tx, file.task_id, 'sisterCompany', values);
  await keepLines(tx, job, taken.position, [
    { code: 'SISTER_COMPANY', line: null, field: null, values, isWarning: true },
  ]);
}

async function tell(
  tx: Tx,
  job: ClockFileJob,
  { novas, ruins, desconhecidos }: { novas: number; ruins: number; desconhecidos: number },
): Promise<void> {
  const file = await findClockFile(tx, 'in', job.fileId);
  if (!file?.company_id) return;
  const to = { accessGroupId: job.accessGroupId, target: screen };
  const values = { arquivo: file.name, novas, ruins };
  await notify(tx, [
    { ...to, personId: job.personId, kind: 'clockFileRead', values, cause: `clock-file-read:${file.id}` },
  ]);
  if (desconhecidos === 0) return;
  const told = { empresa: file.company_name ?? '', total: desconhecidos };
  const people = await hrOfFiles(tx, file.company_id);
  const cause = `unknown-punches:${file.id}`;
  await notify(
    tx,
    people.map(personId => ({ ...to, personId, kind: 'unknownPunches' as const, values: told, cause })),
  );
}
