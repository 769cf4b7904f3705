import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { TimesheetRow } from './timesheet.queries.ts';

/** `07/2026`: the month in which a period ends. */
export const periodText = ({ until_day }: Pick<TimesheetRow, 'until_day'>) =>
  `${until_day.slice(5, 7)}/${until_day.slice(0, 4)}`;

type Told = Pick<TimesheetRow, 'id' | 'person_id' | 'access_group_id' | 'worker_name' | 'until_day' | 'version'>;

/** Who decides is told once a sending. */
export async function tellSent(tx: Tx, row: Told, seats: readonly { person_id: string; hr: boolean }[]): Promise<void> {
  await notify(
    tx,
    seats.map(({ person_id, hr }) => ({
      personId: person_id,
      accessGroupId: row.access_group_id,
      kind: 'timesheetSent' as const,
      values: { nome: row.worker_name, periodo: periodText(row) },
      target: hr ? to.hr.mirror(row.id) : to.manager.mirrorToDecide(row.id),
      cause: `timesheet-sent:${row.id}:${row.version}`,
    })),
  );
}

const kinds = {
  approve: 'timesheetApproved',
  return: 'timesheetReturned',
  review: 'timesheetReopened',
  close: 'timesheetClosed',
  reopen: 'timesheetReopened',
} as const;

/** What became of a month is told to its worker. */
export async function tellWorker(tx: Tx, row: Told, verb: keyof typeof kinds): Promise<void> {
  await notify(tx, [
    {
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: kinds[verb],
      values: { periodo: periodText(row) },
      target: to.worker.mirror(row.id),
      cause: `timesheet-${verb}:${row.id}:${row.version}:${Date.now()}`,
    },
  ]);
}
