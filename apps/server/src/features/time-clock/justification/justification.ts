import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import { zoneOfState } from '#core/calendar/zone.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import {
  type CompanyFacts,
  creationRefusal,
  isSentOn,
  type JustificationAsker,
  type JustificationState,
  type JustificationVerb,
  justificationRefusal,
} from '#core/clock/states/justification-moves.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Acting } from '../acting.ts';
import { tellAsked, tellDecided } from '../tell.ts';
import type { TimesheetRow } from '../timesheet.queries.ts';
import { readerOf, timesheetOf } from '../timesheet.ts';
import { insertEvent } from '../timesheet-change.queries.ts';
import {
  addFiles,
  type CompanyOfClock,
  companyOfMirror,
  giveSeats,
  hasHrDecider,
  insertJustification,
  isAsked,
  isSeated,
  type Justification,
  justificationById,
  kindByName,
  moveJustification,
  type NewJustification,
  updateJustification,
} from './justification.queries.ts';
import { layOver, lift, settleRows } from './layers.ts';

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

const historyVerbs = {
  approve: 'justificationApproved',
  deny: 'justificationDenied',
  return: 'justificationReturned',
  finish: 'justificationFinished',
  undo: 'justificationUndone',
  edit: 'justificationChanged',
  withdraw: 'justificationWithdrawn',
} as const satisfies Record<JustificationVerb, HistoryVerb>;

/** A new one (J1). @throws what the form lacks, what the mirror forbids, MANAGER_NOT_REGISTERED where nobody decides */
export async function makeJustification(tx: Tx, by: By, timesheetId: string, asked: Asked, uploads: readonly Upload[]) {
  refuseUploads(uploads);
  const row = await timesheetOf(tx, by, timesheetId, true);
  const company = (await companyOfMirror(tx, row.id)) ?? refuse('TIMESHEET_NOT_FOUND');
  const one = await checked(tx, by, row, company, asked, uploads.length);
  const code = await creation(tx, by, row, company, one);
  if (code) throwCode(code);
  const made = await insertJustification(tx, row.id, by.personId, one);
  if (!made) return refuse('RECORD_ALREADY_EXISTS');
  await keepFiles(tx, { ...row, id: made.id }, by, uploads);
  const seats = await giveSeats(tx, made.id);
  if (seats.length === 0 && !(await hasHrDecider(tx, row.employment_id, one.source))) refuse('MANAGER_NOT_REGISTERED');
  await insertEvent(tx, by, row, { verb: 'justify' });
  await record(tx, by, {
    ...{ verb: 'justificationMade', entity: 'justification', entityId: made.id, accessGroupId: row.access_group_id },
    after: { day: one.day },
  });
  await tellAsked(tx, row, made.id, seats);
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
  tx: Tx,
  by: By,
  id: string,
  asked: Asked,
  uploads: readonly Upload[],
): Promise<Justification> {
  refuseUploads(uploads);
  const before = await justificationOf(tx, by, id, true);
  await must(tx, by, before, 'edit', asked.words);
  const row = await timesheetOf(tx, by, before.timesheet_id);
  const company = (await companyOfMirror(tx, row.id)) ?? refuse('NOT_FOUND');
  const one = await checked(tx, by, row, company, { ...asked, source: before.source }, uploads.length + before.files);
  const code = await creation(tx, by, row, company, one, before.id);
  if (code) throwCode(code);
  if (!(await updateJustification(tx, before.id, one))) refuse('RECORD_ALREADY_EXISTS');
  await keepFiles(tx, before, by, uploads);
  await note(tx, by, before, 'edit');
  const seats = before.state === 'returned' ? await giveSeats(tx, before.id) : [];
  await tellAsked(tx, row, before.id, seats);
  return justificationOf(tx, by, before.id);
}

/** Its author takes it back (J2). */
export async function withdrawJustification(
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
  await must(tx, by, before, 'withdraw');
  if (!(await moveJustification(tx, before, { state: 'canceled' }))) refuse('STALE_VERSION');
  await note(tx, by, before, 'withdraw');
}

export interface Decision {
  version?: number | undefined;
  reason?: string | undefined;
  /** The hour that nobody told, `08:00`. */
  hour?: string | undefined;
}

type Decided = 'approve' | 'deny' | 'return' | 'finish' | 'undo';
const statesAfter = { deny: 'denied', return: 'returned', finish: 'finished', undo: 'pending' } as const;

/** J3 to J7: one step, with what it does to the day in the same transaction. */
export async function decideJustification(
  tx: Tx,
  by: Acting,
  id: string,
  verb: Decided,
  { version, reason, hour }: Decision,
): Promise<Justification> {
  const before = await justificationOf(tx, by, id, true);
  await must(tx, by, before, verb, reason);
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION');
  const company = (await companyOfMirror(tx, before.timesheet_id)) ?? refuse('NOT_FOUND');
  const sentOn = verb === 'approve' && isSentOn(factsOf(company));
  const state: JustificationState = verb === 'approve' ? (sentOn ? 'sending' : 'approved') : statesAfter[verb];
  const told = { state, by: by.personId, reason: reason?.trim() || null, hour: hour ?? null };
  if (!(await moveJustification(tx, before, told))) refuse('ALREADY_DECIDED');
  if (verb === 'approve' && !sentOn) await layOver(tx, { ...before, hour: before.hour ?? hour ?? null }, by.personId);
  if (verb === 'undo') await lift(tx, before, by.personId);
  if ((verb === 'approve' && !sentOn) || verb === 'undo') await settleRows(tx, before, verb === 'approve');
  await note(tx, by, before, verb, reason);
  await tellDecided(tx, before, verb);
  return justificationOf(tx, by, id);
}

/** @throws NOT_FOUND alike for missing and foreign ones */
export async function justificationOf(tx: Tx, by: Acting, id: string, held = false): Promise<Justification> {
  return (await justificationById(tx, readerOf(by), id, held)) ?? refuse('NOT_FOUND');
}

const wireVerbs = [
  ['edit', 'altera'],
  ['withdraw', 'retira'],
  ['approve', 'aprova'],
  ['deny', 'nega'],
  ['return', 'devolve'],
  ['finish', 'finaliza'],
  ['undo', 'desfaz'],
] as const satisfies readonly (readonly [JustificationVerb, string])[];

/** What a reader may do with one now: wire names of verbs. */
export async function openVerbs(tx: Tx, by: Acting, one: Justification): Promise<string[]> {
  const company = await companyOfMirror(tx, one.timesheet_id);
  if (!company) return [];
  const asker = await askerOf(tx, by, one);
  const open = (verb: JustificationVerb, mayTo: boolean) =>
    mayTo &&
    justificationRefusal(
      verb,
      one.state,
      { mirror: one.mirror_state, company: factsOf(company) },
      { ...asker, reason: 'x'.repeat(10) },
    ) === undefined;
  return wireVerbs.filter(([verb]) => open(verb, mayBe(by, one, verb))).map(([, wire]) => wire);
}

/** Whether the verb's permission is the reader's at all. */
function mayBe(by: Acting, one: Justification, verb: JustificationVerb): boolean {
  if (verb === 'edit' || verb === 'withdraw') return true;
  return (
    by.actor.profile !== 'trabalhador' && by.actor.permissions.has(permissionFor(by.actor.profile, one.source, verb))
  );
}

/** Manual entries have a permission of HR's own; a manager decides both with that of justifications. */
function permissionFor(profile: string, source: Justification['source'], verb: JustificationVerb): string {
  const act = verb === 'finish' ? 'Finalizar' : verb === 'deny' || verb === 'return' ? 'Negar' : 'Aprovar';
  if (profile === 'gestor') return `GestorJustificativa${act}`;
  return source === 'manual' && verb !== 'finish' ? `RhPontoManual${act}` : `RhJustificativa${act}`;
}

async function askerOf(tx: Tx, by: Acting, one: Justification): Promise<JustificationAsker> {
  const isHr = by.actor.profile === 'rh';
  return {
    isSubject: one.person_id === by.actor.personId,
    isAuthor: one.made_by === by.actor.personId,
    isHr,
    mayDecide: isHr || (by.actor.profile === 'gestor' && (await isSeated(tx, one.id, by.actor.personId))),
  };
}

async function must(tx: Tx, by: Acting, one: Justification, verb: JustificationVerb, reason?: string): Promise<void> {
  const company = (await companyOfMirror(tx, one.timesheet_id)) ?? refuse('NOT_FOUND');
  const asker = { ...(await askerOf(tx, by, one)), reason };
  const isTheirs = mayBe(by, one, verb);
  const code = justificationRefusal(
    verb,
    one.state,
    { mirror: one.mirror_state, company: factsOf(company) },
    { ...asker, mayDecide: asker.mayDecide && isTheirs },
  );
  if (code) throwCode(code);
}

function throwCode(code: string): never {
  if (!isErrorCode(code)) throw new RangeError(`No such refusal: ${code}`);
  return refuse(code);
}

const kinds = { pdf: 'pdf', manual: 'manual', recorder: 'registro', payroll: 'fopag' } as const;
const modules = {
  pdf: 'ponto-pdf',
  manual: 'ponto-manual',
  recorder: 'ponto-registro',
  payroll: 'ponto-fopag',
} as const;

function factsOf({ kind, request_approval, app_accesses, is_integrated }: CompanyOfClock): CompanyFacts {
  return {
    kind: kinds[kind],
    isIntegrated: is_integrated,
    hasModule: app_accesses.includes(modules[kind]),
    hasApproval: request_approval,
  };
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

async function note(tx: Tx, by: Acting, one: Justification, verb: JustificationVerb, reason?: string): Promise<void> {
  await record(tx, by, {
    ...{ verb: historyVerbs[verb], entity: 'justification', entityId: one.id, accessGroupId: one.access_group_id },
    after: { day: one.day, ...(reason?.trim() ? { justification: reason.trim() } : {}) },
  });
}
