import type { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import { type noticeKinds, payDueOf, terminationChecks } from '@cracha/contract/features/kit/kit-words.ts';
import { paperVerdict } from '@cracha/contract/features/kit/paper-rules.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { record } from '#core/audit/audit.ts';
import { companyName, workersById } from '#core/document/audience.queries.ts';
import type { Person } from '#core/document/make-document.queries.ts';
import type { DeliveredPaper, KitPapersOf, OpenKit } from '#core/kit/kit-port.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { violates } from '#kernel/database/violation.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, type Doer, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type DefinedItem, type DefinitionRow, definitionById, suitsJob, suitsWorker } from './definition.queries.ts';
import { kitPapers } from './kit.jobs.ts';
import type { StoredItemKind, StoredKind } from './kit.policy.ts';
import { insertEvent, insertKit, insertTermination } from './kit.queries.ts';
import { fileInFolder, insertItemFiles, insertItems, moveItem, type NewItem } from './kit-item.queries.ts';
import { tellAsked } from './tell.ts';

type Calls = typeof kitContract;

export interface OpeningServices {
  enqueue: Enqueue;
}

const itemKinds: Record<DefinedItem['tipo'], StoredItemKind> = {
  ...{ papel: 'paper', dado: 'data', assina: 'sign', ciente: 'acknowledge', conferencia: 'check' },
} as const;
export const storedNotice = {
  trabalhado: 'worked',
  indenizado: 'paid',
  dispensado: 'released',
  naoSeAplica: 'none',
} as const satisfies Record<(typeof noticeKinds)[number], string>;
/** What a termination's points are called; the screen has words of its own for them. */
const checkNames = {
  ...{ aviso: 'Aviso prévio', exame: 'Exame demissional', trct: 'TRCT', comprovantes: 'Comprovantes de pagamento' },
  ...{ guias: 'Guias do FGTS e do seguro-desemprego', equipamentos: 'Equipamentos devolvidos' },
  contato: 'Contato pessoal confirmado',
} as const satisfies Record<(typeof terminationChecks)[number], string>;

/** For online admission: the papers of a kit. */
export const kitPapersOf: KitPapersOf = async (tx, definitionId, job) => {
  const { items } = await usable(tx, definitionId, 'admission');
  if (!(await suitsJob(tx, definitionId, job))) return undefined;
  return items
    .filter(({ tipo }) => tipo === 'papel')
    .map(({ id, nome: name, lados, validadeMaxima: maxAgeDays, obrigatorio: obligatory, porque: why }) => ({
      ...{ id, name, sides: lados === 2 ? 2 : 1, maxAgeDays, obligatory, why },
    }));
};

/** For online admission: opens a kit with what HR has accepted already. */
export function kitOpener(services: OpeningServices): OpenKit {
  return async (tx, by, { definitionId, employmentId, delivered }) => {
    const definition = await usable(tx, definitionId, 'admission');
    const [person] = await workersById(tx, definition.access_group_id, [employmentId]);
    if (!person) return refuse('EMPLOYEE_NOT_FOUND');
    return open(tx, services, by, {
      person,
      kind: 'admission',
      name: definition.name,
      definition,
      items: itemsOf(definition),
      delivered,
    });
  };
}

/** @throws NOT_FOUND, EMPLOYEE_NOT_FOUND, KIT_NOT_FOR_WORKER, SECOND_PERSON_NEEDED, RECORD_ALREADY_EXISTS where one is open, DATE_OUT_OF_RANGE */
export async function openAdmission(
  tx: Tx,
  services: OpeningServices,
  by: By,
  form: BodyOf<Calls['openAdmissionKit']>,
): Promise<string> {
  const definition = await usable(tx, form.idDefinicao, 'admission', 'idDefinicao');
  const person = await workerOf(tx, by, form.idEmpregado);
  await mustSuit(tx, definition, person);
  const dueOn = dueOf(form.prazo);
  return open(tx, services, by, {
    person,
    kind: 'admission',
    name: definition.name,
    definition,
    items: itemsOf(definition),
    dueOn,
  });
}

/** The points of every termination first, then the kit's own items. @throws as an admission does; START_AFTER_END for a notice after the end */
export async function openTermination(
  tx: Tx,
  services: OpeningServices,
  by: By,
  form: BodyOf<Calls['openTerminationKit']>,
): Promise<string> {
  const definition = form.idDefinicao ? await usable(tx, form.idDefinicao, 'termination', 'idDefinicao') : null;
  const person = await workerOf(tx, by, form.idEmpregado);
  if (definition) await mustSuit(tx, definition, person);
  const { codigo: code, aviso, avisoEm, ultimoDia: lastDay } = form;
  const hasNotice = aviso === 'trabalhado' || aviso === 'indenizado';
  if (hasNotice && !avisoEm) refuseField('avisoEm', 'REQUIRED_FIELD');
  if (hasNotice && avisoEm && avisoEm > lastDay) refuseField('avisoEm', 'START_AFTER_END');
  const points = terminationChecks.map(
    (source): NewItem => ({ ...plain, source, kind: 'check', name: checkNames[source] }),
  );
  const id = await open(tx, services, by, {
    ...{ person, kind: 'termination', name: definition?.name ?? 'Rescisão', definition, dueOn: payDueOf(lastDay).on },
    items: [...points, ...(definition ? itemsOf(definition) : [])],
    termination: { code, notice: storedNotice[aviso], noticeOn: hasNotice ? (avisoEm ?? null) : null, lastDay },
  });
  const { person_id: personId, access_group_id: accessGroupId } = person;
  const empresa = await companyName(tx, person.company_id);
  await notify(tx, [
    {
      personId,
      accessGroupId,
      kind: 'terminationOpened',
      values: { empresa },
      target: to.worker.termination(),
      cause: `terminationOpened:${id}`,
    },
  ]);
  return id;
}

/** One paper. @throws PAPER_NOT_ALLOWED with the law, CONFIRMATION_REQUIRED for a doubtful name, OPERATION_NOT_ALLOWED for health without its grant */
export async function askPaper(
  tx: Tx,
  services: OpeningServices,
  by: By,
  form: BodyOf<Calls['askPaper']>,
): Promise<string> {
  const { nome: name, porque: why = '', secao: section = 'outros' } = form;
  const verdict = paperVerdict(name, why);
  if (verdict.is === 'refused') refuseField('nome', 'PAPER_NOT_ALLOWED', { regra: verdict.law });
  // by a kit alone, where a second person confirms the reason
  if (verdict.is === 'criminal') refuseField('nome', 'PAPER_NOT_ALLOWED', { regra: 'TST, Tema 1' });
  if (verdict.is === 'doubtful' && form.confirmado !== true) refuse('CONFIRMATION_REQUIRED', { lei: verdict.law });
  const health = form.saude === true;
  if (health && !by.actor.permissions.has('RhDocumentoSaudeVisualizar')) refuse('OPERATION_NOT_ALLOWED');
  const person = await workerOf(tx, by, form.idEmpregado);
  const paper = { name, why, section, health, sides: form.lados ?? 1, formats: [...(form.formatos ?? plain.formats)] };
  // more people read what a kit is called than health
  const item: NewItem = {
    ...plain,
    ...paper,
    source: 'paper',
    kind: 'paper',
    max_age_days: form.validadeMaxima ?? null,
  };
  return open(tx, services, by, {
    person,
    kind: 'paper',
    name: health ? 'Documento de saúde' : name,
    definition: null,
    items: [item],
    dueOn: dueOf(form.prazo),
  });
}

const plain = {
  ...{ why: '', sides: 1, formats: ['foto', 'pdf'], max_age_days: null, section: 'outros', obligatory: true },
  ...{ for_manager: false, health: false, pay: false, data_part: null, template_id: null },
} satisfies Partial<NewItem>;

async function workerOf(tx: Tx, by: By, id: string): Promise<Person> {
  const [person] = await workersById(tx, groupOf(by), [id]);
  return person ?? refuseField('idEmpregado', 'EMPLOYEE_NOT_FOUND');
}

/** @throws KIT_NOT_FOR_WORKER where it is meant for another regime, position or company */
async function mustSuit(tx: Tx, { id }: DefinitionRow, person: Person): Promise<void> {
  if (!(await suitsWorker(tx, id, person.id))) refuseField('idDefinicao', 'KIT_NOT_FOR_WORKER');
}

/** @throws DATE_OUT_OF_RANGE for a day that is over */
function dueOf(day: string | null | undefined): string | null {
  if (day && day < dayFrom()) refuseField('prazo', 'DATE_OUT_OF_RANGE');
  return day ?? null;
}

/** @throws NOT_FOUND of one that is off or of the other kind, SECOND_PERSON_NEEDED */
async function usable(tx: Tx, id: string, kind: StoredKind, field?: string): Promise<DefinitionRow> {
  const row = await definitionById(tx, id);
  if (!row?.active || row.kind !== kind)
    return field === undefined ? refuse('NOT_FOUND') : refuseField(field, 'NOT_FOUND');
  return row.waits_for === null ? row : refuse('SECOND_PERSON_NEEDED');
}

function itemsOf({ items }: DefinitionRow): NewItem[] {
  return items.map(item => ({
    ...{ source: item.id, kind: itemKinds[item.tipo], name: item.nome, why: item.porque, sides: item.lados },
    ...{
      formats: [...item.formatos],
      max_age_days: item.validadeMaxima,
      section: item.secao,
      obligatory: item.obrigatorio,
    },
    ...{
      for_manager: item.gestor,
      health: item.saude,
      pay: item.salario,
      data_part: item.dado,
      template_id: item.idModelo,
    },
  }));
}

interface Opening {
  person: Person;
  kind: StoredKind;
  name: string;
  definition: DefinitionRow | null;
  items: readonly NewItem[];
  dueOn?: string | null;
  termination?: Parameters<typeof insertTermination>[3];
  delivered?: readonly DeliveredPaper[];
}

/** @throws RECORD_ALREADY_EXISTS where one of the kind is open for the worker */
async function open(tx: Tx, { enqueue }: OpeningServices, by: Doer, opening: Opening): Promise<string> {
  const { person, kind, name, definition, items, dueOn = null, termination, delivered = [] } = opening;
  const { id: employmentId, person_id: personId, company_id: companyId, access_group_id: accessGroupId } = person;
  const of = { accessGroupId, companyId, employmentId, personId };
  const id = await insertKit(tx, {
    ...{ ...of, kind, name, dueOn, openedBy: by.personId, words: `${person.name} ${name}` },
    definition: definition && { id: definition.id, version: definition.version },
  }).catch(error => (violates(error, 'unique') ? refuse('RECORD_ALREADY_EXISTS') : Promise.reject(error)));
  if (termination) await insertTermination(tx, id, of, termination);
  const ids = await insertItems(tx, id, { ...person, employment_id: employmentId }, items);
  await insertEvent(tx, { kitId: id, accessGroupId, verb: 'opened', personId: by.personId });
  for (const { paperId, files } of delivered) {
    const itemId = ids[items.findIndex(({ source, kind: one }) => source === paperId && one === 'paper')];
    if (!itemId || files.length === 0) continue;
    await moveItem(tx, itemId, ['asked'], { state: 'delivered', reason: null, decidedBy: null });
    const kept = files.map(file => ({ ...file, content_type: file.contentType, pages: null, shown_sha256: null }));
    await insertItemFiles(tx, itemId, accessGroupId, kept);
    await moveItem(tx, itemId, ['delivered'], { state: 'accepted', reason: null, decidedBy: by.personId });
    await fileInFolder(tx, itemId);
    await insertEvent(tx, { kitId: id, itemId, accessGroupId, verb: 'accepted', personId: by.personId });
  }
  await record(tx, by, {
    verb: 'kitOpened',
    entity: 'kit',
    entityId: id,
    accessGroupId,
    after: { name, worker: person.name },
  });
  await tellAsked(tx, id, 'opened');
  if (items.some(({ template_id }) => template_id !== null))
    await enqueue(tx, kitPapers, { personId: by.personId, accessGroupId, kitId: id });
  return id;
}
