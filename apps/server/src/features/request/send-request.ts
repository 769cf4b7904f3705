import type { requestForm } from '@cracha/contract/features/request/request.schemas.ts';
import type * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import { vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField, refuseWith } from '#kernel/refusal.ts';
import { type Findings, findingsOf } from './check-request.ts';
import { insertEvent, insertFiles, insertRequest, seatRequest } from './request-change.queries.ts';
import { type Asked, readForm } from './request-form.ts';
import { firstDue, namesOf, type Planned, planRoute, seatedIn, typeOf } from './request-route.ts';
import {
  categoriesOf,
  holdEmployment,
  ownEmployments,
  type RequestFacts,
  requestFacts,
} from './request-world.queries.ts';
import { tellSeats } from './tell-request.ts';

type Form = z.output<typeof requestForm>;

/** Whom the form is about: the one that is named, or a worker's only running employment. @throws EMPLOYEE_NOT_FOUND, REQUIRED_FIELD */
export async function subjectOf(tx: Tx, by: By, idVinculo: string | undefined): Promise<RequestFacts> {
  const own = idVinculo === undefined && by.profile === 'trabalhador' ? await ownEmployments(tx, by.personId) : [];
  if (idVinculo === undefined && own.length !== 1) return refuseField('idVinculo', 'REQUIRED_FIELD');
  const facts = await requestFacts(tx, idVinculo ?? own[0] ?? '');
  if (!facts || (by.profile === 'trabalhador' && facts.person_id !== by.personId)) return refuse('EMPLOYEE_NOT_FOUND');
  return facts;
}

/** What is asked, with the words of its category. @throws INVALID_OPTION for one that HR doesn't offer */
export async function askedIn(tx: Tx, facts: RequestFacts, form: Form): Promise<{ asked: Asked; message: string }> {
  const read = readForm(form);
  const { asked, message } = read;
  if (asked.kind !== 'other' || asked.data.categoryId === null) return read;
  const { categoryId } = asked.data;
  const category = (await categoriesOf(tx, facts.id)).find(({ id }) => id === categoryId.toLowerCase());
  if (!category) return refuseField('idCategoria', 'INVALID_OPTION');
  return { asked: { kind: 'other', data: { ...asked.data, category: category.name } }, message };
}

/** Sends a request: checked, its route frozen, those who decide told, in one transaction. */
export async function sendRequest(tx: Tx, by: By, form: Form, uploads: readonly Upload[]) {
  for (const { refusal } of uploads) if (refusal) throw refusal;
  const facts = await subjectOf(tx, by, form.idVinculo);
  if (facts.dismissed_on !== null && facts.dismissed_on < dayFrom()) refuse('STATUS_FORBIDS', { status: 'desligado' });
  const { asked, message } = await askedIn(tx, facts, form);
  // two that are sent together are checked one after the other
  await holdEmployment(tx, facts.id);
  const findings = await findingsOf(tx, facts, asked);
  must(asked, findings, form.avisosLidos);
  const planned = await planRoute(tx, facts, asked, by.personId);
  const made = await insertRequest(tx, await newRequest(tx, by, facts, { asked, message, findings, planned }));
  if (!made) return refuse('ADVANCE13_NOT_AVAILABLE', { causa: 'ADVANCE13_EXISTS' });
  await keepFiles(tx, by, facts, made.id, uploads);
  const { world, route } = planned;
  const of = { type: typeOf(asked.kind), subject: facts.person_id, author: by.personId, isLate: false };
  await seatRequest(tx, made.id, seatedIn(world, route.steps, of));
  await insertEvent(tx, made.id, { verb: 'send', by });
  await record(tx, by, {
    ...{ verb: 'requestSent', entity: 'request', entityId: made.id, accessGroupId: facts.access_group_id },
    after: { codigo: made.code, tipo: typeOf(asked.kind) },
  });
  const prazo = firstDue(route, await calendarOf(tx, facts.id));
  await tellSeats(tx, { id: made.id, code: made.code, facts }, seatedIn(world, route.steps.slice(0, 1), of));
  return {
    ...{ id: made.id, codigo: made.code, status: planned.withFlow ? ('enviada' as const) : ('pendente' as const) },
    ...{ prazo, rota: route.steps.map(step => namesOf(world, step)) },
  };
}

async function newRequest(
  tx: Tx,
  by: By,
  facts: RequestFacts,
  { asked, message, findings, planned }: { asked: Asked; message: string; findings: Findings; planned: Planned },
) {
  const { profile, route, withFlow } = planned;
  return {
    ...{ employmentId: facts.id, authorId: by.personId, authorProfile: by.profile, kind: asked.kind },
    ...{ state: withFlow ? ('sentForApproval' as const) : ('pending' as const), withFlow, enteredOn: dayFrom() },
    ...{ dueOn: firstDue(route, await calendarOf(tx, facts.id)), data: asked.data, message },
    year: asked.kind === 'advance13' ? asked.data.year : null,
    snapshot: {
      ...{ company: facts.company, cnpj: facts.cnpj, position: facts.job_title, department: facts.department },
      ...{ registration: facts.registration, values: findings.valores, periodBegin: findings.periodBegin },
    },
    profile: profile && { id: profile.id, version: profile.version, name: profile.name },
    steps: route.steps,
    // dates of a whole vacation are the employer's; a split wants the worker's word
    awaitsConsent: by.profile !== 'trabalhador' && findings.isSplit,
  };
}

/** The days by which deadlines of an employment's establishment run. */
export async function calendarOf(tx: Tx, employmentId: string) {
  const facts = (await vacationFacts(tx, [employmentId], 'request')).get(employmentId);
  return vacationCalendar({ schedule: null, restDays: facts?.restDays ?? [6, 7], holidays: facts?.holidays ?? [] });
}

const codes = {
  vacation: 'VACATION_NOT_LAWFUL',
  advance13: 'ADVANCE13_NOT_AVAILABLE',
  other: 'REQUEST_NOT_POSSIBLE',
} as const;

/** @throws the refusal of its kind with all findings; CONFIRMATION_REQUIRED for warnings that were not read */
export function must({ kind }: Asked, { recusas, avisos }: Findings, read: string | undefined): void {
  const [first] = recusas;
  if (first) refuseWith(codes[kind], { causa: first.codigo, regra: first.codigo }, [...recusas, ...avisos]);
  const confirmed = new Set((read ?? '').split(',').map(code => code.trim()));
  const unread = avisos.filter(({ codigo }) => !confirmed.has(codigo));
  if (unread[0]) refuseWith('CONFIRMATION_REQUIRED', { causa: unread[0].codigo }, unread);
}

/** @throws UPLOAD_DUPLICATE for a file that the request has */
export async function keepFiles(
  tx: Tx,
  by: By,
  { access_group_id: accessGroupId }: Pick<RequestFacts, 'access_group_id'>,
  requestId: string,
  uploads: readonly Upload[],
): Promise<void> {
  for (const { name, sha256, size, contentType } of uploads)
    await storeFile(tx, { accessGroupId, personId: by.personId, name, sha256, size, contentType });
  const [standing] = await insertFiles(tx, requestId, by.personId, uploads);
  if (standing !== undefined) refuse('UPLOAD_DUPLICATE', { nome: standing });
}
