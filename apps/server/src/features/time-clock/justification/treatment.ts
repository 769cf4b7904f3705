import type { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { dayTreated } from '../facts.ts';
import {
  employmentInReach,
  insertExcuse,
  insertTreatment,
  isTreated,
  mirrorOfDay,
  punchOf,
  removeExcuseRow,
  standingTreatment,
  type TreatedEmployment,
  versionOf,
} from './treatment.queries.ts';

type Calls = typeof clockJustificationContract;
interface Treated {
  id: string;
  idPonto: string | null;
  versao: number | null;
}

/** HR lays a treatment over the facts (M7). @throws DENY_REASON_REQUIRED, EMPLOYEE_NOT_FOUND, STATUS_FORBIDS, PERIOD_CLOSED, NOT_FOUND */
export async function treat(tx: Tx, by: By, form: BodyOf<Calls['treatPunch']>): Promise<Treated> {
  const reason = reasonIn(form.motivo);
  const employment = await employmentOf(tx, by, form.idVinculo);
  const mirror = await openMirror(tx, employment, form.dia);
  const one = { reason, undoes: null, day: form.dia };
  const id =
    form.tipo === 'incluir'
      ? await insertTreatment(tx, employment, by.personId, {
          ...one,
          kind: 'include',
          punchId: null,
          at: at(form.dia, form.hora),
        })
      : await insertTreatment(tx, employment, by.personId, {
          ...one,
          kind: form.tipo === 'desconsiderar' ? 'disregard' : 'assign',
          ...{ punchId: await untreated(tx, employment.id, form.idMarcacao), at: null },
        });
  return settled(tx, by, { employment, day: form.dia, mirror, id, verb: 'punchTreated', reason });
}

/** @throws NOT_FOUND, STATUS_FORBIDS for what a justification laid over: its approval is undone instead */
export async function undoTreatment(tx: Tx, by: By, id: string): Promise<void> {
  const standing = (await standingTreatment(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  if (standing.justification_id !== null) refuse('STATUS_FORBIDS');
  const mirror = await openMirror(tx, standing, standing.day);
  const undone = {
    kind: 'undo',
    punchId: null,
    at: null,
    day: null,
    reason: 'desfeito',
    undoes: standing.treatment_id,
  } as const;
  await insertTreatment(tx, standing, by.personId, undone);
  await settled(tx, by, { employment: standing, day: standing.day, mirror, id, verb: 'treatmentUndone' });
}

/** Part of a day, or minutes of a flexible one. @throws as `treat`, START_AFTER_END, REQUIRED_FIELD */
export async function excuse(tx: Tx, by: By, form: BodyOf<Calls['excuseDay']>): Promise<Treated> {
  const reason = reasonIn(form.motivo);
  const employment = await employmentOf(tx, by, form.idVinculo);
  const { de, ate, minutos, dia } = form;
  if ((de === undefined) !== (ate === undefined) || (de === undefined) === (minutos === undefined))
    refuseField('minutos', 'REQUIRED_FIELD');
  if (de !== undefined && ate !== undefined && ate <= de) refuseField('ate', 'START_AFTER_END');
  const mirror = await openMirror(tx, employment, dia);
  const part = {
    from: de === undefined ? null : at(dia, de),
    until: ate === undefined ? null : at(dia, ate),
    minutes: minutos ?? null,
  };
  const id = await insertExcuse(tx, employment, by.personId, { day: dia, ...part, paid: form.pago !== false, reason });
  return settled(tx, by, { employment, day: dia, mirror, id, verb: 'dayExcused', reason });
}

export async function removeExcuse(tx: Tx, by: By, id: string): Promise<void> {
  const gone = (await removeExcuseRow(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  const employment = await employmentOf(tx, by, gone.employment_id);
  const mirror = await openMirror(tx, employment, gone.day);
  await settled(tx, by, { employment, day: gone.day, mirror, id, verb: 'excuseRemoved' });
}

function reasonIn(text: string | undefined): string {
  return isReason(text) ? (text ?? '').trim() : refuse('DENY_REASON_REQUIRED');
}

function at(day: string, hour: string | undefined): string {
  return hour === undefined ? refuseField('hora', 'REQUIRED_FIELD') : `${day} ${hour}`;
}

async function employmentOf(tx: Tx, by: By, id: string): Promise<TreatedEmployment> {
  return (await employmentInReach(tx, groupOf(by), id)) ?? refuse('EMPLOYEE_NOT_FOUND');
}

async function untreated(tx: Tx, employmentId: string, punchId: string | undefined): Promise<string> {
  const { id } = (punchId && (await punchOf(tx, employmentId, punchId))) || refuse('NOT_FOUND');
  if (await isTreated(tx, id)) refuse('RECORD_ALREADY_EXISTS');
  return id;
}

/** Sealed mirrors keep their rows: they go back to review first. */
async function openMirror(tx: Tx, { id }: TreatedEmployment, day: string) {
  const mirror = await mirrorOfDay(tx, id, day);
  // what isn't computed here has no days to treat
  if (mirror && mirror.origin !== 'registro') refuse('STATUS_FORBIDS', { status: mirror.origin });
  if (mirror?.state === 'closed') refuse('PERIOD_CLOSED');
  if (mirror && mirror.state !== 'open' && mirror.state !== 'review') refuse('STATUS_FORBIDS');
  return mirror;
}

interface Settled {
  employment: TreatedEmployment;
  day: string;
  mirror: { id: string } | undefined;
  id: string;
  verb: 'punchTreated' | 'treatmentUndone' | 'dayExcused' | 'excuseRemoved';
  reason?: string;
}

async function settled(tx: Tx, by: By, { employment, day, mirror, id, verb, reason }: Settled): Promise<Treated> {
  await dayTreated(tx, employment.id, day);
  const after = { day, ...(reason ? { justification: reason } : {}) };
  await record(tx, by, { verb, entity: 'treatment', entityId: id, after });
  return { id, idPonto: mirror?.id ?? null, versao: mirror ? await versionOf(tx, mirror.id) : null };
}
