import { createHash } from 'node:crypto';
import { maxDeadlineDays, usualDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import { readTemplate } from '@cracha/contract/features/template/template-language.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { record } from '#core/audit/audit.ts';
import { plusDays } from '#core/calendar/days.ts';
import { workersById, workersLike } from '#core/document/audience.queries.ts';
import { maskCpf } from '#core/identity/contact-mask.ts';
import { fillTemplate } from '#core/template/fill-template.ts';
import { lockAbout } from '#kernel/database/lock.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { type Refusal, refuse, refuseField, refuseWith } from '#kernel/refusal.ts';
import { insertMaking, insertRows, makingByKey, type NewRow } from './making.queries.ts';
import { checkOwnValues, lacked, named, type OwnValues, unfilled } from './own-values.ts';
import { templateBatch } from './template.jobs.ts';
import { type Asker, neededFor } from './template.policy.ts';
import { templateById, versionOfTemplate, type Written } from './template.queries.ts';
import { employmentsByCpf, workersOf } from './worker-values.queries.ts';
import { valuesOf } from './worker-values.ts';

type Call = (typeof templateContract)['makeDocuments'];
type Form = BodyOf<Call>;
type Finding = NonNullable<Refusal['findings']>[number];

/** In one batch; more are made in parts. */
const mostRows = 10_000;
/** Rows that are looked at, or written, at a time. */
const atOnce = 500;
/** Rows whose lack is told one by one before anything is made. */
const mostTold = 200;
const asksOf = { publica: 'nothing', ciente: 'acknowledge', assina: 'sign' } as const;

/**
 * Makes a paper for each worker, by a job. First every row is tried: how many are ready and how many lack something is asked, with what
 * each lacks. Under a key of one's own the same is made once.
 * @throws TEMPLATE_NOT_PUBLISHED, OPERATION_NOT_ALLOWED, RECORDS_NOT_FOUND, CONFIRMATION_REQUIRED, RECORD_ALREADY_EXISTS where the key
 * stands for something else, MAX_VALUE, INVALID_OPTION
 */
export async function beginMaking(
  tx: Tx,
  { by, enqueue }: { by: By; enqueue: Enqueue },
  id: string,
  form: Form,
): Promise<ResponseSent<Call>> {
  const { profile } = by.actor;
  if (profile !== 'rh' && profile !== 'gestor') return refuse('OPERATION_NOT_ALLOWED');
  const row = (await templateById(tx, id)) ?? refuse('NOT_FOUND');
  const version = (await versionOfTemplate(tx, row.id, row.published)) ?? refuse('TEMPLATE_NOT_PUBLISHED');
  if (!by.actor.permissions.has(neededFor(form.depois, profile))) refuse('OPERATION_NOT_ALLOWED');
  const key = form.chave ?? null;
  const keyHash = key === null ? null : hashOf(form);
  // two that come at the same instant wait for each other: the second finds what the first made
  if (key !== null) await lockAbout(tx, `template batch ${by.personId} ${row.id} ${key}`);
  const before = key === null ? undefined : await makingByKey(tx, { personId: by.personId, templateId: row.id, key });
  if (before && before.key_hash !== keyHash) refuseField('chave', 'RECORD_ALREADY_EXISTS');
  if (before) return { idLote: before.id, total: before.total };
  const dueOn = dueOnOf(form);
  checkOwnValues(version.fields, form.campos ?? {}, 'campos');
  const rows = await rowsOf(tx, by, form);
  for (const [at, { fields }] of rows.entries()) checkOwnValues(version.fields, fields, `linhas.${at}.campos`);
  const { ready, lacking } = await tried(tx, by.actor, { ...row, ...version }, form.campos ?? {}, rows);
  const total = rows.length;
  if (form.confirmado !== true)
    refuseWith('CONFIRMATION_REQUIRED', { total, prontos: ready, faltam: total - ready }, lacking);
  const accessGroupId = groupOf(by);
  const title = form.titulo ?? version.title;
  const batchId = await insertMaking(tx, {
    ...{ accessGroupId, personId: by.personId, profile, title, total, key, keyHash, dueOn },
    ...{ templateId: row.id, templateVersion: row.published, asks: asksOf[form.depois] },
    ...{ fields: form.campos ?? {}, message: form.mensagem ?? '', tells: form.avisar !== false },
  });
  for (let from = 0; from < total; from += atOnce)
    await insertRows(tx, batchId, accessGroupId, rows.slice(from, from + atOnce));
  await enqueue(tx, templateBatch, { personId: by.personId, accessGroupId, batchId, profile });
  const after = { title, number: row.published, total };
  await record(tx, by, { verb: 'templateUsed', entity: 'template', entityId: row.id, after });
  return { idLote: batchId, total };
}

/** Of what is asked under a key, whether it was confirmed or not. */
function hashOf({ confirmado: _, chave: __, ...asked }: Form): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** What is to be signed ends on a day. @throws DATE_OUT_OF_RANGE */
function dueOnOf({ prazo, depois }: Form): string | null {
  if (!prazo) return depois === 'assina' ? plusDays(dayFrom(), usualDeadlineDays) : null;
  if (prazo <= dayFrom() || prazo > plusDays(dayFrom(), maxDeadlineDays)) refuseField('prazo', 'DATE_OUT_OF_RANGE');
  return prazo;
}

/** By a filter, or by rows of one's own. @throws REQUIRED_FIELD, RECORDS_NOT_FOUND, MAX_VALUE, INVALID_OPTION for both */
async function rowsOf(tx: Tx, by: By, { filtro, linhas }: Form): Promise<NewRow[]> {
  if (filtro && linhas) refuseField('linhas', 'INVALID_OPTION');
  if (linhas) {
    if (linhas.length === 0) refuse('RECORDS_NOT_FOUND');
    return rowsNamed(tx, groupOf(by), linhas);
  }
  if (!filtro) return refuseField('filtro', 'REQUIRED_FIELD');
  const { pesquisa: search, idEmpresa: companyId, lotacao: department, tomador: client } = filtro;
  const people = await workersLike(tx, groupOf(by), { search, companyId, department, client }, mostRows + 1);
  if (people.length === 0) refuse('RECORDS_NOT_FOUND');
  if (people.length > mostRows) refuseField('filtro', 'MAX_VALUE', { max: mostRows });
  return people.map(({ id }, at) => ({ number: at + 1, employmentId: id, named: null, fields: {}, refusal: null }));
}

/** Each row's worker, by id or CPF; what finds nobody, two, or the same one again is told in its row. */
async function rowsNamed(tx: Tx, accessGroupId: string, asked: NonNullable<Form['linhas']>): Promise<NewRow[]> {
  const cpfs = asked.flatMap(({ cpf }) => (cpf === undefined ? [] : [digitsOf(cpf)]));
  const found = Map.groupBy(await employmentsByCpf(tx, accessGroupId, cpfs), ({ cpf }) => cpf);
  const ids = asked.flatMap(({ idEmpregado }) =>
    idEmpregado && isUuid(idEmpregado) ? [idEmpregado.toLowerCase()] : [],
  );
  const known = new Set((await workersById(tx, accessGroupId, [...new Set(ids)])).map(({ id }) => id));
  const taken = new Set<string>();
  return asked.map(({ idEmpregado, cpf, campos = {} }, at): NewRow => {
    const row = { number: at + 1, employmentId: null, named: cpf ? maskCpf(digitsOf(cpf)) : null, fields: campos };
    const all = cpf === undefined ? [] : (found.get(digitsOf(cpf)) ?? []);
    const lasting = all.filter(({ lasts }) => lasts);
    const chosen = lasting.length > 0 ? lasting : all;
    const [only, another] = idEmpregado === undefined ? chosen.map(one => one.id) : [idEmpregado.toLowerCase()];
    if (idEmpregado === undefined && (cpf === undefined || !isCpf(digitsOf(cpf))))
      return { ...row, refusal: 'INVALID_CPF' };
    if (another !== undefined) return { ...row, refusal: 'TEMPLATE_ROW_AMBIGUOUS' };
    if (only === undefined || (idEmpregado !== undefined && !known.has(only)))
      return { ...row, refusal: 'EMPLOYEE_NOT_FOUND' };
    if (taken.has(only)) return { ...row, employmentId: only, refusal: 'RECORD_ALREADY_EXISTS' };
    taken.add(only);
    return { ...row, employmentId: only, refusal: null };
  });
}

const digitsOf = (cpf: string) => cpf.replace(/\D/g, '');

/** Tries every row without drawing it. @returns how many are ready, and of the first ones what they lack */
async function tried(
  tx: Tx,
  asker: Asker,
  { body, fields }: Pick<Written, 'body' | 'fields'>,
  ofAll: OwnValues,
  rows: readonly NewRow[],
): Promise<{ ready: number; lacking: Finding[] }> {
  const read = readTemplate(body, fields);
  const lacking: Finding[] = [];
  let ready = 0;
  const lacks = ({ number, employmentId }: NewRow, codigo: string, what = {}) => {
    if (lacking.length >= mostTold) return;
    const valores = { linha: number, idEmpregado: employmentId, ...what };
    lacking.push({ codigo, campo: `linhas.${number - 1}`, valores, aviso: true });
  };
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const ids = some.flatMap(({ employmentId, refusal }) => (employmentId && refusal === null ? [employmentId] : []));
    const workers = new Map((await workersOf(tx, ids)).map(worker => [worker.id, worker]));
    for (const row of some) {
      const worker = row.refusal === null ? workers.get(row.employmentId ?? '') : undefined;
      if (!worker) {
        lacks(row, row.refusal ?? 'EMPLOYEE_NOT_FOUND');
        continue;
      }
      const own = { ...ofAll, ...row.fields };
      const { missing } = fillTemplate(read, fields, { ...valuesOf(worker, asker), ...named(own) });
      const all = [...new Set([...unfilled(fields, own), ...missing])];
      if (all.length === 0) ready++;
      else lacks(row, 'TEMPLATE_FIELD_MISSING', lacked(all, fields));
    }
  }
  return { ready, lacking };
}
