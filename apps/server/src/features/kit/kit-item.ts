import type { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import { contactCheck } from '@cracha/contract/features/kit/kit-words.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { plusDays } from '#core/calendar/days.ts';
import { workersById } from '#core/document/audience.queries.ts';
import { keepFiles, makeDocument } from '#core/document/make-document.ts';
import { type HeldFile, takeHeld } from '#core/document/take-held.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type ItemAct, itemMoves, itemVerb, kitMoves, mayTo } from './kit.policy.ts';
import { insertEvent, type KitRow } from './kit.queries.ts';
import { kitOf } from './kit-acts.ts';
import { fileInFolder, type ItemRow, insertItemFiles, itemById, moveItem, setDocument } from './kit-item.queries.ts';
import { tellDecided, tellReady } from './tell.ts';

type Calls = typeof kitContract;
interface Path {
  id: string;
  item: string;
}
interface Found {
  kit: KitRow;
  item: ItemRow;
}

/** In sight. @throws NOT_FOUND */
export async function itemOf(tx: Tx, by: By, path: Path, held = false): Promise<Found> {
  const kit = await kitOf(tx, by, path.id, held);
  return { kit, item: (await itemById(tx, kit.id, path.item)) ?? refuse('NOT_FOUND') };
}

/** Held with its kit. @throws NOT_FOUND, OPERATION_NOT_ALLOWED, RECORD_ALREADY_EXISTS for what was accepted, STATUS_FORBIDS */
async function toActOn(tx: Tx, by: By, path: Path, act: ItemAct): Promise<Found> {
  const found = await itemOf(tx, by, path, true);
  const { kit, item } = found;
  if (!mayTo(act, kit, item, by.actor)) refuse('OPERATION_NOT_ALLOWED');
  kitMoves.must('act', kit);
  if (act === 'entrega' && item.state === 'accepted') refuse('RECORD_ALREADY_EXISTS');
  itemMoves.must(itemVerb(act, item.kind), item);
  return found;
}

interface Move {
  act: ItemAct;
  state: 'delivered' | 'accepted' | 'refused' | 'waived';
  reason?: string | null;
  section?: string | undefined;
  issuedOn?: string | null;
  validUntil?: string | null;
}
const told = {
  delivered: 'kitItemDelivered',
  accepted: 'kitItemAccepted',
  refused: 'kitItemRefused',
  waived: 'kitItemWaived',
} as const;

/** One move: the item, what happened, and the history. More people read the history than health. */
async function move(
  tx: Tx,
  by: By,
  { kit, item }: Found,
  { act, state, reason = null, section, ...days }: Move,
): Promise<void> {
  const from = itemMoves.from(itemVerb(act, item.kind));
  const change = {
    state,
    reason,
    decidedBy: state === 'delivered' ? null : by.personId,
    ...days,
    ...(section !== undefined && { section }),
  };
  if (!(await moveItem(tx, item.id, from, change))) refuse('STALE_VERSION');
  const { id: kitId, access_group_id: accessGroupId } = kit;
  await insertEvent(tx, { kitId, itemId: item.id, accessGroupId, verb: state, personId: by.personId, reason });
  const shown = item.health ? { item: null, reason: null } : { item: item.name, reason };
  const after = { name: kit.kind === 'paper' && item.health ? null : kit.name, worker: kit.worker, ...shown };
  await record(tx, by, { verb: told[state], entity: 'kit', entityId: kitId, accessGroupId, after });
}

/**
 * Delivers files that are held, or confirms one's data.
 * @throws RECORD_ALREADY_EXISTS after acceptance, UPLOAD_REQUIRED, PAPER_SIDES, UPLOAD_EXTENSION_NOT_ALLOWED, UPLOAD_DUPLICATE, NOT_FOUND of a file
 */
export async function deliverItem(tx: Tx, by: By, path: Path, ids: readonly string[]): Promise<void> {
  const found = await toActOn(tx, by, path, 'entrega');
  const { kit, item } = found;
  if (item.kind === 'data') {
    await move(tx, by, found, { act: 'entrega', state: 'accepted' });
    await tellReady(tx, kit.id);
    return;
  }
  const files = await filesFor(tx, item, ids);
  await move(tx, by, found, { act: 'entrega', state: 'delivered' });
  await insertItemFiles(tx, item.id, kit.access_group_id, files);
  await keepFiles(tx, by, kit.access_group_id, files);
}

const lists: Record<string, string> = { foto: 'JPG, PNG, HEIC', pdf: 'PDF' };

async function filesFor(tx: Tx, item: ItemRow, ids: readonly string[]): Promise<HeldFile[]> {
  if (ids.length === 0) refuseField('arquivos', 'UPLOAD_REQUIRED');
  const lower = ids.map(id => id.toLowerCase());
  if (new Set(lower).size < lower.length) refuseField('arquivos', 'UPLOAD_DUPLICATE');
  const files = await takeHeld(tx, lower);
  if (files.length < ids.length) refuseField('arquivos', 'NOT_FOUND');
  if (new Set(files.map(({ sha256 }) => sha256)).size < files.length) refuseField('arquivos', 'UPLOAD_DUPLICATE');
  const fits = ({ content_type: type }: HeldFile) =>
    type === 'application/pdf'
      ? item.formats.includes('pdf')
      : type.startsWith('image/') && item.formats.includes('foto');
  if (!files.every(fits))
    refuseField('arquivos', 'UPLOAD_EXTENSION_NOT_ALLOWED', { lista: item.formats.map(one => lists[one]).join(', ') });
  // a PDF holds both sides by itself
  const arePhotos = files.every(({ content_type: type }) => type !== 'application/pdf');
  if (arePhotos && files.length < item.sides) refuseField('arquivos', 'PAPER_SIDES');
  return files;
}

/**
 * Accepts what was delivered, which then stands in the worker's folder, or checks a point off. Of a paper that ages its end is counted
 * from the day it was issued. @throws DATE_OUT_OF_RANGE for one that is too old, CONTACT_NOT_FOUND where the worker's contact isn't confirmed
 */
export async function acceptItem(tx: Tx, by: By, path: Path, form: BodyOf<Calls['acceptKitItem']>): Promise<void> {
  const found = await toActOn(tx, by, path, 'aceita');
  const { kit, item } = found;
  if (item.source === contactCheck && item.kind === 'check' && !kit.termination?.has_contact)
    refuse('CONTACT_NOT_FOUND');
  const issuedOn = form.emitidoEm ?? null;
  const today = dayFrom();
  if (issuedOn !== null && issuedOn > today) refuseField('emitidoEm', 'DATE_OUT_OF_RANGE');
  const ages = item.max_age_days !== null && issuedOn !== null ? plusDays(issuedOn, item.max_age_days) : null;
  if (ages !== null && ages < today) refuseField('emitidoEm', 'DATE_OUT_OF_RANGE');
  const validUntil = form.validoAte ?? ages;
  if (validUntil !== null && validUntil < today) refuseField('validoAte', 'DATE_OUT_OF_RANGE');
  await move(tx, by, found, { act: 'aceita', state: 'accepted', section: form.secao, issuedOn, validUntil });
  if (item.kind === 'paper') {
    await (item.health ? fileAsDocument(tx, by, found, validUntil) : fileInFolder(tx, item.id));
    await tellDecided(tx, kit, item, 'paperAccepted');
  }
  await tellReady(tx, kit.id);
}

/** Health has no section in the folder: it stands among the documents about the worker, by its own grant. */
async function fileAsDocument(tx: Tx, by: By, { kit, item }: Found, validUntil: string | null): Promise<void> {
  const { access_group_id: accessGroupId, employment_id } = kit;
  const [person] = await workersById(tx, accessGroupId, [employment_id]);
  if (!person) return;
  const { id } = await makeDocument(
    tx,
    { ...by, name: by.actor.name, agent: by.request.userAgent || null },
    {
      ...{
        accessGroupId,
        title: item.name,
        type: 9,
        kind: /\baso\b/i.test(item.name) ? 'aso' : 'atestado',
        side: 'rh',
      },
      ...{ toSide: 'people', message: '', asks: 'nothing', dueOn: null, validUntil, health: true, folder: null },
      ...{ tags: [], batchId: null, origin: 'kit', files: item.files },
    },
    person,
  );
  await setDocument(tx, item.id, id);
}

export async function refuseItem(tx: Tx, by: By, path: Path, reason: string): Promise<void> {
  const found = await toActOn(tx, by, path, 'recusa');
  await move(tx, by, found, { act: 'recusa', state: 'refused', reason });
  await tellDecided(tx, found.kit, found.item, 'paperRefused');
}

export async function waiveItem(tx: Tx, by: By, path: Path, reason: string): Promise<void> {
  const found = await toActOn(tx, by, path, 'dispensa');
  await move(tx, by, found, { act: 'dispensa', state: 'waived', reason });
  await tellReady(tx, found.kit.id);
}
