import { randomUUID } from 'node:crypto';
import type { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import { paperVerdict } from '@cracha/contract/features/kit/paper-rules.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepExcluded, recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, type Doer, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  bringBackDefinition,
  companyInReach,
  confirmRow,
  type DefinedItem,
  type DefinitionRow,
  definitionById,
  hideDefinitions,
  insertDefinition,
  publishedTemplates,
  updateDefinition,
  type WrittenDefinition,
  wholeDefinitions,
} from './definition.queries.ts';
import { mayDo } from './kit.policy.ts';

type Calls = typeof kitContract;
type Form = BodyOf<Calls['createKitDefinition']>;
type ItemForm = Form['itens'][number];

export const storedKind = { admissao: 'admission', rescisao: 'termination' } as const;
const shortestReason = 10;

/** @throws NOT_FOUND, also where the right to its kind is missing */
export async function definitionOf(tx: Tx, by: By, id: string, held = false): Promise<DefinitionRow> {
  const row = (await definitionById(tx, id, held)) ?? refuse('NOT_FOUND');
  return mayDo('ve', row.kind, by.actor) ? row : refuse('NOT_FOUND');
}

/** @throws PAPER_NOT_ALLOWED with the law, PAPER_NEEDS_REASON, REQUIRED_FIELD, NOT_FOUND of a model or company, TEMPLATE_NOT_PUBLISHED, OPERATION_NOT_ALLOWED */
export async function createDefinition(tx: Tx, by: By, form: Form): Promise<DefinitionRow> {
  if (!mayDo('abre', storedKind[form.tipo], by.actor)) refuse('OPERATION_NOT_ALLOWED');
  const written = await read(tx, by, form, undefined);
  const id = await insertDefinition(tx, { accessGroupId: groupOf(by), personId: by.personId }, written);
  await record(tx, by, { verb: 'kitDefinitionCreated', entity: 'kitDefinition', entityId: id, after: told(written) });
  return definitionOf(tx, by, id);
}

/** Open kits stay as they were opened. @throws NOT_FOUND, STALE_VERSION, INVALID_OPTION for another kind, and what creating throws */
export async function saveDefinition(tx: Tx, by: By, form: BodyOf<Calls['saveKitDefinition']>): Promise<DefinitionRow> {
  const before = await definitionOf(tx, by, form.id, true);
  if (!mayDo('lembra', before.kind, by.actor)) refuse('OPERATION_NOT_ALLOWED');
  if (storedKind[form.tipo] !== before.kind) refuseField('tipo', 'INVALID_OPTION');
  const written = await read(tx, by, form, before);
  if (!(await updateDefinition(tx, before.id, form.versao, by.personId, written))) refuse('STALE_VERSION');
  const change = { before: told(before), after: told(written) };
  await record(tx, by, { verb: 'kitDefinitionChanged', entity: 'kitDefinition', entityId: before.id, ...change });
  return definitionOf(tx, by, before.id);
}

/** Another person than who asked for the criminal record. @throws SECOND_PERSON_NEEDED, STATUS_FORBIDS where nothing waits */
export async function confirmDefinition(tx: Tx, by: By, id: string): Promise<DefinitionRow> {
  const row = await definitionOf(tx, by, id, true);
  if (!mayDo('lembra', row.kind, by.actor)) refuse('OPERATION_NOT_ALLOWED');
  if (row.waits_for === null) refuse('STATUS_FORBIDS', { status: row.active ? 'ativo' : 'inativo' });
  if (row.reasoned_by === by.personId || !(await confirmRow(tx, row.id, by.personId))) refuse('SECOND_PERSON_NEEDED');
  await record(tx, by, { verb: 'kitDefinitionConfirmed', entity: 'kitDefinition', entityId: row.id, after: told(row) });
  return definitionOf(tx, by, row.id);
}

/** All of them or none. @throws NOT_FOUND, IN_USE with those that are open for somebody */
export async function deleteDefinitions(tx: Tx, by: By, { ids, justification }: Deletion): Promise<number> {
  const lower = [...new Set(ids.map(id => id.toLowerCase()))].sort();
  const rows: DefinitionRow[] = [];
  for (const id of lower) rows.push(await definitionOf(tx, by, id, true));
  if (!rows.every(({ kind }) => mayDo('cancela', kind, by.actor))) refuse('OPERATION_NOT_ALLOWED');
  const used = rows.filter(({ open }) => open > 0);
  if (used.length > 0) refuse('IN_USE', { lista: used.map(({ name }) => name).join(', ') });
  await keepExcluded(tx, by, justification, 'kitDefinition', wholeDefinitions(lower));
  await hideDefinitions(tx, lower);
  const changes = lower.map(entityId => ({ entityId, after: { justification } }));
  await recordAll(tx, by, { verb: 'kitDefinitionDeleted', entity: 'kitDefinition' }, changes);
  return lower.length;
}

/** @throws NOT_FOUND where it stands */
export async function restoreDefinition(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  if (!(await bringBackDefinition(tx, id))) refuse('NOT_FOUND');
  await record(tx, doer, {
    verb: 'kitDefinitionRestored',
    entity: 'kitDefinition',
    entityId: id,
    after: { justification },
  });
}

const told = ({ name, active, items }: Pick<WrittenDefinition, 'name' | 'active' | 'items'>) => ({
  name,
  active,
  number: items.length,
});

async function read(tx: Tx, by: By, form: Form, before: DefinitionRow | undefined): Promise<WrittenDefinition> {
  const items = form.itens.map((item, at) => readItem(item, at, before));
  await checkTemplates(tx, items);
  const companyId = form.idEmpresa ?? null;
  if (companyId !== null && !(await companyInReach(tx, companyId))) refuseField('idEmpresa', 'NOT_FOUND');
  const criminal = items.filter(isCriminal);
  const same = (item: DefinedItem) =>
    before?.items.some(old => old.id === item.id && old.nome === item.nome && old.justificativa === item.justificativa);
  return {
    ...{ kind: storedKind[form.tipo], name: form.nome, regimes: form.regimes ?? [], positions: form.cargos ?? [] },
    ...{ companyId, active: form.ativo ?? true, items, reasonedBy: criminal.length > 0 ? by.personId : null },
    staysConfirmed: before?.confirmed === true && criminal.length > 0 && criminal.every(same),
  };
}

const isCriminal = ({ nome, porque }: Pick<DefinedItem, 'nome' | 'porque'>) =>
  paperVerdict(nome, porque).is === 'criminal';

/** What a kit must not ask is refused with its law; what the work itself must justify says why. */
function readItem(item: ItemForm, at: number, before: DefinitionRow | undefined): DefinedItem {
  const field = (name: string) => `itens.${at}.${name}`;
  const { tipo, nome, porque = '' } = item;
  const verdict = paperVerdict(nome, porque);
  if (verdict.is === 'refused') refuseField(field('nome'), 'PAPER_NOT_ALLOWED', { regra: verdict.law });
  const reason = item.justificativa ?? null;
  if (verdict.is === 'criminal' && (reason?.length ?? 0) < shortestReason)
    refuseField(field('justificativa'), 'PAPER_NEEDS_REASON');
  const isModel = tipo === 'assina' || tipo === 'ciente';
  if (isModel && !item.idModelo) refuseField(field('idModelo'), 'REQUIRED_FIELD');
  if (tipo === 'dado' && !item.dado) refuseField(field('dado'), 'REQUIRED_FIELD');
  const id = before?.items.some(old => old.id === item.id) && item.id ? item.id : randomUUID();
  const isPaper = tipo === 'papel';
  return {
    ...{ id, tipo, nome, porque, lados: isPaper ? (item.lados ?? 1) : 1, formatos: item.formatos ?? ['foto', 'pdf'] },
    ...{ validadeMaxima: isPaper ? (item.validadeMaxima ?? null) : null, secao: item.secao ?? 'outros' },
    ...{
      saude: isPaper && item.saude === true,
      salario: item.salario === true,
      obrigatorio: item.obrigatorio !== false,
    },
    ...{ gestor: isPaper && item.gestor === true && item.saude !== true && item.salario !== true },
    ...{ idModelo: isModel ? (item.idModelo ?? null) : null, dado: tipo === 'dado' ? (item.dado ?? null) : null },
    justificativa: verdict.is === 'criminal' ? reason : null,
  };
}

async function checkTemplates(tx: Tx, items: readonly DefinedItem[]): Promise<void> {
  const found = await publishedTemplates(
    tx,
    items.flatMap(({ idModelo }) => idModelo ?? []),
  );
  for (const [at, { idModelo }] of items.entries()) {
    if (idModelo === null) continue;
    const published = found.get(idModelo.toLowerCase());
    if (published === undefined) refuseField(`itens.${at}.idModelo`, 'NOT_FOUND');
    if (!published) refuseField(`itens.${at}.idModelo`, 'TEMPLATE_NOT_PUBLISHED');
  }
}
