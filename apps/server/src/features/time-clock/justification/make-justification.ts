import { record } from '#core/audit/audit.ts';
import { zoneOfState } from '#core/calendar/zone.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { creationRefusal } from '#core/clock/states/justification-moves.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { tellAsked } from '../tell.ts';
import type { TimesheetRow } from '../timesheet.queries.ts';
import { timesheetOf } from '../timesheet.ts';
import { insertEvent } from '../timesheet-change.queries.ts';
import {
  type CompanyOfClock,
  companyOfMirror,
  hasHrDecider,
  isAsked,
  type Justification,
  kindByName,
} from './justification.queries.ts';
import { type JustificationServices, justificationOf, must, note, throwCode } from './justification.ts';
import {
  addFiles,
  giveSeats,
  insertJustification,
  markRouted,
  moveJustification,
  type NewJustification,
  updateJustification,
} from './justification-change.queries.ts';
import { tellAskedToPort, tellDecidedToPort } from './tell-port.ts';

/** What somebody asks for, as the forms of calls 80 and 81 have it. */
export interface Asked {
  source: Justification['source'];
  day: string;
  type: 'day' | 'period';
  periods: readonly (readonly [string, string])[];
  hour: string | null;
  direction: 'in' | 'out' | null;
  days: number | null;
  crm: string | null;
  occurrence: string;
  /** The kind's name. */
  kind: string | undefined;
  words: string | undefined;
  note: string | null;
}

/** A new one (J1). @throws what the form lacks, what the mirror forbids, MANAGER_NOT_REGISTERED where nobody decides */
export async function makeJustification(
  { enqueue, clockRoute }: JustificationServices,
  tx: Tx,
  by: By,
  timesheetId: string,
  asked: Asked,
  uploads: readonly Upload[],
) {
  refuseUploads(uploads);
  const row = await timesheetOf(tx, by, timesheetId, true);
  const company = (await companyOfMirror(tx, row.id)) ?? refuse('TIMESHEET_NOT_FOUND');
  const one = await checked(tx, by, row, company, asked, uploads.length);
  const code = await creation(tx, by, row, company, one);
  if (code) throwCode(code);
  const made = await insertJustification(tx, row.id, by.personId, one);
  if (!made) return refuse('RECORD_ALREADY_EXISTS');
  await keepFiles(tx, { ...row, id: made.id }, by, uploads);
  const isRouted = await clockRoute.open(tx, by, made.id);
  if (isRouted) await markRouted(tx, made.id);
  const seats = isRouted ? [] : await giveSeats(tx, made.id);
  const isDecided = isRouted || seats.length > 0 || (await hasHrDecider(tx, row.employment_id, one.source));
  if (!isDecided) refuse('MANAGER_NOT_REGISTERED');
  await insertEvent(tx, by, row, { verb: 'justify' });
  await record(tx, by, {
    ...{ verb: 'justificationMade', entity: 'justification', entityId: made.id, accessGroupId: row.access_group_id },
    after: { day: one.day },
  });
  await tellAsked(tx, row, made.id, seats);
  if (row.origin === 'fopag') await tellAskedToPort(tx, enqueue, by.personId, await justificationOf(tx, by, made.id));
  return made;
}

/** The rules of a form: words, kind, files. */
async function checked(
  tx: Tx,
  by: By,
  row: TimesheetRow,
  company: CompanyOfClock,
  asked: Asked,
  files: number,
): Promise<NewJustification> {
  const { kind: name, words = '', ...rest } = asked;
  const text = words.trim();
  if (asked.source === 'manual') return { ...rest, kindId: null, words: text };
  if (!name?.trim()) return refuse('JUSTIFICATION_INCOMPLETE');
  const kind = (await kindByName(tx, row.access_group_id, name)) ?? refuseField('justificativa', 'INVALID_OPTION');
  if (kind.needs_file && files === 0 && by.profile === 'trabalhador' && company.kind !== 'payroll')
    refuse('JUSTIFICATION_INCOMPLETE');
  return { ...rest, kindId: kind.id, words: text };
}

async function creation(
  tx: Tx,
  by: By,
  row: TimesheetRow,
  company: CompanyOfClock,
  one: NewJustification,
  id?: string,
) {
  const zone = company.zone ?? zoneOfState(company.state, company.city);
  return creationRefusal({
    type: one.type === 'day' ? 'dia' : 'periodo',
    periods: one.periods,
    reason: one.words,
    day: one.day,
    today: civilText(zone, Date.now()).slice(0, 10),
    period: { from: row.from_day, to: row.until_day },
    mirror: row.state,
    isForWorkerByHimself: by.profile === 'trabalhador',
    daysBack: company.days_back,
    isAsked: id === undefined && (await isAsked(tx, row.employment_id, one.day)),
  });
}

/** Its author changes it and sends it again (J2). */
export async function changeJustification(
  services: JustificationServices,
  tx: Tx,
  by: By,
  id: string,
  asked: Asked,
  uploads: readonly Upload[],
): Promise<Justification> {
  refuseUploads(uploads);
  const before = await justificationOf(tx, by, id, true);
  await must(services, tx, by, before, 'edit', asked.words);
  const row = await timesheetOf(tx, by, before.timesheet_id);
  const company = (await companyOfMirror(tx, row.id)) ?? refuse('NOT_FOUND');
  const one = await checked(tx, by, row, company, { ...asked, source: before.source }, uploads.length + before.files);
  const code = await creation(tx, by, row, company, one, before.id);
  if (code) throwCode(code);
  if (!(await updateJustification(tx, before.id, one))) refuse('RECORD_ALREADY_EXISTS');
  await keepFiles(tx, before, by, uploads);
  await note(tx, by, before, 'edit');
  const isSentAgain = before.state === 'returned';
  if (isSentAgain && before.routed) await services.clockRoute.again(tx, by, before.id);
  const seats = isSentAgain && !before.routed ? await giveSeats(tx, before.id) : [];
  await tellAsked(tx, row, before.id, seats);
  const after = await justificationOf(tx, by, before.id);
  if (row.origin === 'fopag') await tellAskedToPort(tx, services.enqueue, by.personId, after);
  return after;
}

/** Its author takes it back (J2). */
export async function withdrawJustification(
  services: JustificationServices,
  tx: Tx,
  by: By,
  id: string,
  source?: Justification['source'],
): Promise<void> {
  const before = await justificationOf(tx, by, id, true);
  if (source !== undefined && before.source !== source) refuse('NOT_FOUND');
  // call 82 has a word of its own for what somebody has relied on
  if (source === 'manual' && before.mirror_state === 'closed') refuse('PERIOD_CLOSED');
  if (source === 'manual' && !['pending', 'returned'].includes(before.state)) refuse('PUNCH_NOT_REMOVABLE');
  await must(services, tx, by, before, 'withdraw');
  if (!(await moveJustification(tx, before, { state: 'canceled' }))) refuse('STALE_VERSION');
  await tellDecidedToPort(tx, services.enqueue, by.personId, before, { verdict: 'withdrawn', reason: null });
  await note(tx, by, before, 'withdraw');
}

function refuseUploads(uploads: readonly Upload[]): void {
  for (const { refusal } of uploads) if (refusal) throw refusal;
}

async function keepFiles(
  tx: Tx,
  row: Pick<Justification, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>,
  by: By,
  uploads: readonly Upload[],
): Promise<void> {
  for (const { name, sha256, size, contentType } of uploads)
    await storeFile(tx, { accessGroupId: row.access_group_id, personId: by.personId, name, sha256, size, contentType });
  await addFiles(tx, row, uploads);
}
