import { record } from '#core/audit/audit.ts';
import { dropDraft } from '#core/draft/draft.queries.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField, refuseWith } from '#kernel/refusal.ts';
import { applyRequest } from './request.jobs.ts';
import { insertEvent, insertFiles, insertRequest, seatRequest } from './request-change.queries.ts';
import { firstDue, hasFlow, namesOf, type Planned, planRoute, seatedIn } from './request-route.ts';
import type { Around, Asked, Findings, Form, TypeServices } from './request-type.ts';
import { readForm } from './request-types.ts';
import {
  deadlineDays,
  holdEmployment,
  ownEmployments,
  type RequestFacts,
  requestFacts,
} from './request-world.queries.ts';
import { tellStep } from './tell-request.ts';

/** Whom the form is about: the one that is named, or a worker's only running employment. @throws EMPLOYEE_NOT_FOUND, REQUIRED_FIELD */
export async function subjectOf(tx: Tx, by: By, idVinculo: string | undefined): Promise<RequestFacts> {
  const own = idVinculo === undefined && by.profile === 'trabalhador' ? await ownEmployments(tx, by.personId) : [];
  if (idVinculo === undefined && own.length !== 1) return refuseField('idVinculo', 'REQUIRED_FIELD');
  const facts = await requestFacts(tx, idVinculo ?? own[0] ?? '');
  if (!facts || (by.profile === 'trabalhador' && facts.person_id !== by.personId)) return refuse('EMPLOYEE_NOT_FOUND');
  return facts;
}

/** What sending needs of other features. */
export interface SendServices extends TypeServices {
  enqueue: Enqueue;
  /** @throws TWO_FACTOR_NOT_CONFIGURED, TWO_FACTOR_CODE_MISSING while it is not fresh */
  secondFactor: (tx: Tx, actor: Actor) => Promise<void>;
}

interface Read {
  asked: Asked;
  message: string;
  around: Around;
}

/** What a form asks for, with what only the database knows. @param standing the request itself, where it is sent again, and its files */
export async function askedIn(
  tx: Tx,
  services: TypeServices,
  facts: RequestFacts,
  form: Form,
  { exceptId = null, files }: { exceptId?: string | null; files: number },
): Promise<Read> {
  const { asked, message } = readForm(form);
  const around = { tx, services, facts, exceptId, files };
  return { asked: await asked.complete(around), message, around };
}

/** Sends a request: checked, its route frozen, those who decide told, in one transaction. */
export async function sendRequest(services: SendServices, tx: Tx, by: By, form: Form, uploads: readonly Upload[]) {
  for (const { refusal } of uploads) if (refusal) throw refusal;
  const facts = await subjectOf(tx, by, form.idVinculo);
  if (facts.dismissed_on !== null && facts.dismissed_on < dayFrom()) refuse('STATUS_FORBIDS', { status: 'desligado' });
  const { asked, message, around } = await askedIn(tx, services, facts, form, { files: uploads.length });
  mustReadIt(by, asked);
  // two that are sent together are checked one after the other
  await holdEmployment(tx, facts.id);
  const findings = await asked.find(around);
  must(asked, findings, form.avisosLidos);
  if (asked.asksSecondFactor && by.profile === 'trabalhador') await services.secondFactor(tx, by.actor);
  const planned = asked.holdsAtOnce ? undecided(facts) : await planRoute(around, asked, by.personId, findings.valores);
  const made = await insertRequest(tx, await newRequest(tx, by, facts, { asked, message, findings, planned }));
  if (!made) return refuse(asked.refusal, { causa: asked.standing });
  await keepFiles(tx, by, facts, made.id, uploads);
  await dropDraft(tx, asked.wire);
  await insertEvent(tx, made.id, { verb: 'send', by });
  await record(tx, by, {
    ...{ verb: 'requestSent', entity: 'request', entityId: made.id, accessGroupId: facts.access_group_id },
    after: { codigo: made.code, tipo: asked.wire },
  });
  if (asked.holdsAtOnce) await applySoon(tx, services.enqueue, by, facts, made.id);
  else await askSeats(tx, by, { ...made, facts }, asked, planned);
  const { world, route } = planned;
  return {
    ...{ id: made.id, codigo: made.code, status: stateOf(asked, planned).wire },
    prazo: firstDue(route, await calendarOf(tx, facts.id)),
    rota: route.steps.map(step => namesOf(world, step)),
  };
}

/** A manager files nothing of what they don't read of a record, nor tries it. @throws OPERATION_NOT_ALLOWED */
export function mustReadIt({ profile }: Pick<By, 'profile'>, { isForHrAlone, namesRecord }: Asked): void {
  if (profile === 'gestor' && (isForHrAlone || namesRecord)) refuse('OPERATION_NOT_ALLOWED');
}

/** One's own word: nobody decides it. */
function undecided(facts: RequestFacts): Planned {
  const world = { people: new Map(), groups: new Map(), substitutes: [], names: new Map() };
  return { world, withFlow: hasFlow(facts), route: { profile: null, steps: [] }, profile: null };
}

/** The state that sending leads to. */
function stateOf({ holdsAtOnce }: Asked, { withFlow }: Planned) {
  if (holdsAtOnce) return { kept: 'approved', wire: 'aprovada' } as const;
  return withFlow
    ? ({ kept: 'sentForApproval', wire: 'enviada' } as const)
    : ({ kept: 'pending', wire: 'pendente' } as const);
}

async function applySoon(tx: Tx, enqueue: Enqueue, by: By, facts: RequestFacts, requestId: string): Promise<void> {
  await enqueue(tx, applyRequest, { personId: by.personId, accessGroupId: facts.access_group_id, requestId });
}

/** The first step begins. */
async function askSeats(
  tx: Tx,
  by: By,
  made: { id: string; code: string; facts: RequestFacts },
  asked: Asked,
  { world, route: { steps } }: Planned,
): Promise<void> {
  const of = { type: asked.wire, subject: made.facts.person_id, author: by.personId, round: 1, decisions: [] };
  const seated = seatedIn(world, { ...of, steps, step: 1 });
  await seatRequest(tx, made.id, seated);
  await tellStep(tx, made, { world, steps, step: 1, round: 1 }, seated.asked);
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
    ...{ state: stateOf(asked, planned).kept, withFlow, enteredOn: dayFrom(), sensitive: asked.isForHrAlone },
    ...{ dueOn: firstDue(route, await calendarOf(tx, facts.id)), data: asked.data, message, year: asked.year },
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
  return vacationCalendar({ schedule: null, ...(await deadlineDays(tx, employmentId)) });
}

/** @throws the refusal of its kind with all findings; CONFIRMATION_REQUIRED for warnings that were not read */
export function must({ refusal }: Asked, { recusas, avisos }: Findings, read: string | undefined): void {
  const [first] = recusas;
  if (first) refuseWith(refusal, { causa: first.codigo }, [...recusas, ...avisos]);
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
