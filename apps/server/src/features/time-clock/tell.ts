import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { type ChangedMirror, hrOfMirrors } from './clock.queries.ts';
import type { TimesheetRow } from './timesheet.queries.ts';

/** `07/2026`: the month in which a period ends. */
export const periodText = ({ until_day }: Pick<TimesheetRow, 'until_day'>) =>
  `${until_day.slice(5, 7)}/${until_day.slice(0, 4)}`;

/** Where a mirror is opened by its worker, or by who decides it. */
export const targetOf = (id: string, decides: boolean) =>
  decides ? to.manager.mirrorToDecide(id) : to.worker.mirror(id);

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

/** An answer that was given is void: its worker is asked anew. */
export async function tellChanged(tx: Tx, mirrors: readonly ChangedMirror[]): Promise<void> {
  await notify(
    tx,
    mirrors.map(row => ({
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: 'timesheetChanged' as const,
      values: { periodo: periodText(row) },
      target: row.origin === 'fopag' ? to.worker.payrollMirror(row.id) : to.worker.mirror(row.id),
      cause: `timesheet-changed:${row.id}:${row.version}`,
    })),
  );
}

/** Something came for sealed mirrors: HR hears of it once a day a company. */
export async function tellOutside(tx: Tx, timesheetIds: readonly string[]): Promise<void> {
  if (timesheetIds.length === 0) return;
  const people = await hrOfMirrors(tx, timesheetIds);
  await notify(
    tx,
    people.map(({ person_id, access_group_id, company_id, company }) => ({
      personId: person_id,
      accessGroupId: access_group_id,
      kind: 'punchesOutside' as const,
      values: { empresa: company ?? '' },
      target: `${to.hr.mirrors()}?pendencia=fora`,
      cause: `punches-outside:${company_id}:${dayFrom()}`,
    })),
  );
}

/** Who decides a justification is told of it. */
export async function tellAsked(
  tx: Tx,
  row: Pick<TimesheetRow, 'access_group_id' | 'worker_name'>,
  justificationId: string,
  seats: readonly { person_id: string; hr: boolean }[],
): Promise<void> {
  await notify(
    tx,
    seats.map(({ person_id, hr }) => ({
      personId: person_id,
      accessGroupId: row.access_group_id,
      kind: 'justificationAsked' as const,
      values: { nome: row.worker_name },
      target: `/${hr ? 'rh' : 'gestor'}/pontofopag-justify?id=${justificationId}`,
      cause: `justification-asked:${justificationId}:${Date.now()}`,
    })),
  );
}

const decisions = {
  approve: 'justificationApproved',
  deny: 'justificationDenied',
  return: 'justificationReturned',
} as const;

/** What became of a justification, to its worker: never the reason, which may be of health. */
export async function tellDecided(
  tx: Tx,
  one: { id: string; person_id: string; access_group_id: string; timesheet_id: string; day: string; version: number },
  verb: string,
): Promise<void> {
  const kind = Object.entries(decisions).find(([name]) => name === verb)?.[1];
  if (!kind) return;
  await notify(tx, [
    {
      personId: one.person_id,
      accessGroupId: one.access_group_id,
      kind,
      values: { dia: `${one.day.slice(8)}/${one.day.slice(5, 7)}` },
      target: to.worker.mirror(one.timesheet_id),
      cause: `justification-${verb}:${one.id}:${one.version}`,
    },
  ]);
}
