import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import {
  type ReadTemplate,
  readTemplate,
  type TemplateFinding,
  variablesOf,
} from '@cracha/contract/features/template/template-language.ts';
import { type TemplateBlock, templateParts } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepExcluded, recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, type Doer, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField, refuseWith } from '#kernel/refusal.ts';
import { mayName, seesDrafts } from './template.policy.ts';
import {
  bringBackTemplate,
  copyPictures,
  hideTemplates,
  insertPicture,
  insertTemplate,
  picturesOfTemplate,
  publishRow,
  type TemplateRow,
  templateById,
  updateTemplate,
  versionOfTemplate,
  type Written,
  wholeTemplates,
} from './template.queries.ts';

type Calls = typeof templateContract;

/** A model with its text read: its variables, and all that is wrong with it. */
export interface ShownTemplate {
  row: TemplateRow;
  variables: string[];
  findings: TemplateFinding[];
}

/** @throws NOT_FOUND, also where nothing is published for who may not see what is written on */
export async function templateOf(tx: Tx, by: Pick<By, 'actor'>, id: string, held = false): Promise<TemplateRow> {
  const row = (await templateById(tx, id, held)) ?? refuse('NOT_FOUND');
  if (seesDrafts(by.actor)) return row;
  const version = (await versionOfTemplate(tx, row.id, row.published)) ?? refuse('NOT_FOUND');
  return { ...row, title: version.title, body: version.body, fields: version.fields };
}

export async function shown(tx: Tx, row: TemplateRow): Promise<ShownTemplate> {
  const read = readTemplate(row.body, row.fields);
  return { row, variables: variablesOf(read), findings: await allFindings(tx, row, read) };
}

const empty = { cabecalho: [], rodape: [], numeraPaginas: true, blocos: [] };

/** Empty, with a text, or as a copy of another one. @throws NOT_FOUND, INVALID_OPTION, TEMPLATE_VARIABLE_NOT_ALLOWED */
export async function createTemplate(tx: Tx, by: By, form: BodyOf<Calls['createTemplate']>): Promise<TemplateRow> {
  const from = form.deModelo === undefined ? undefined : await templateOf(tx, by, form.deModelo);
  const written = {
    ...{ title: form.titulo, description: form.descricao ?? from?.description ?? '' },
    ...{ body: form.corpo ?? from?.body ?? empty, fields: form.campos ?? from?.fields ?? [] },
  };
  checkFields(written.fields);
  checkAllowed(by, written, from);
  const accessGroupId = groupOf(by);
  const id = await insertTemplate(tx, { accessGroupId, personId: by.personId }, written);
  if (from) await copyPictures(tx, from.id, id);
  await record(tx, by, { verb: 'templateCreated', entity: 'template', entityId: id, after: told(written) });
  return templateOf(tx, by, id);
}

/**
 * Saves what is written on, whatever is still wrong with it. The second of two gets the other's version told, and keeps their own.
 * @throws NOT_FOUND, STALE_VERSION with both versions, INVALID_OPTION, TEMPLATE_VARIABLE_NOT_ALLOWED
 */
export async function saveTemplate(tx: Tx, by: By, form: BodyOf<Calls['saveTemplate']>): Promise<TemplateRow> {
  const before = (await templateById(tx, form.id, true)) ?? refuse('NOT_FOUND');
  fresh(before, form.versao);
  const { titulo: title, corpo: body, campos: fields } = form;
  const written = { title, description: form.descricao ?? before.description, body, fields };
  checkFields(fields);
  checkAllowed(by, written, before);
  if (!(await updateTemplate(tx, before.id, form.versao, by.personId, written))) refuse('STALE_VERSION');
  if (form.automatico !== true) {
    const change = { before: told(before), after: told(written) };
    await record(tx, by, { verb: 'templateChanged', entity: 'template', entityId: before.id, ...change });
  }
  return templateOf(tx, by, before.id);
}

function fresh(row: TemplateRow, asked: number): void {
  if (row.version === asked) return;
  refuse('STALE_VERSION', {
    ...{ versao: row.version, enviada: asked },
    ...{ por: row.changed_by, em: row.changed_at.toISOString() },
  });
}

const told = ({ title, description, body, fields }: Written) => ({ title, description, body, fields });

/** A choice has what is chosen of, and no two fields the same name. @throws INVALID_OPTION, REQUIRED_FIELD */
function checkFields(fields: readonly OwnField[]): void {
  if (new Set(fields.map(({ nome }) => nome)).size < fields.length) refuseField('campos', 'INVALID_OPTION');
  for (const [at, { tipo, opcoes }] of fields.entries())
    if (tipo === 'escolha' && !opcoes?.length) refuseField(`campos.${at}.opcoes`, 'REQUIRED_FIELD');
}

/** Nobody writes a variable that they may not see; one that stood there before stays. @throws TEMPLATE_VARIABLE_NOT_ALLOWED */
function checkAllowed({ actor }: By, written: Written, before: Written | undefined): void {
  const stood = before ? variablesOf(readTemplate(before.body, before.fields)) : [];
  const named = variablesOf(readTemplate(written.body, written.fields));
  const forbidden = named.filter(name => !stood.includes(name) && !mayName(name, actor, written.fields));
  if (forbidden.length > 0) refuse('TEMPLATE_VARIABLE_NOT_ALLOWED', { lista: forbidden.join(', ') });
}

/** What the language finds, and pictures that are none of the model's. */
async function allFindings(tx: Tx, { id, body }: TemplateRow, { findings }: ReadTemplate): Promise<TemplateFinding[]> {
  const known = await picturesOfTemplate(tx, id);
  const strange = templateParts.flatMap(parte => {
    const blocks: readonly TemplateBlock[] = body[parte];
    return blocks.flatMap((block, bloco): TemplateFinding[] => {
      if (block.tipo !== 'imagem' || known.includes(block.sha256)) return [];
      const lugar = { parte, bloco, item: null, linha: null, celula: null, inicio: 0, fim: 0 };
      return [{ codigo: 'TEMPLATE_PICTURE_UNKNOWN', lugar, texto: block.sha256 }];
    });
  });
  return [...findings, ...strange];
}

/** @throws TEMPLATE_INVALID with all that is wrong, each with its place */
export async function mustBeRight(tx: Tx, row: TemplateRow): Promise<void> {
  const findings = await allFindings(tx, row, readTemplate(row.body, row.fields));
  if (findings.length === 0) return;
  refuseWith(
    'TEMPLATE_INVALID',
    { total: findings.length },
    findings.map(({ codigo, lugar, texto }) => ({
      ...{ codigo, campo: `corpo.${lugar.parte}.${lugar.bloco}`, aviso: false },
      valores: { texto, ...lugar },
    })),
  );
}

/** @throws NOT_FOUND, STALE_VERSION, REQUIRED_FIELD for an empty text, STATUS_FORBIDS where nothing changed, TEMPLATE_INVALID */
export async function publishTemplate(
  tx: Tx,
  by: By,
  id: string,
  { versao, nota = '' }: BodyOf<Calls['publishTemplate']>,
): Promise<TemplateRow> {
  const row = (await templateById(tx, id, true)) ?? refuse('NOT_FOUND');
  fresh(row, versao);
  if (!row.changed) refuse('STATUS_FORBIDS', { status: 'publicado' });
  if (row.body.blocos.length === 0) refuseField('corpo', 'REQUIRED_FIELD');
  await mustBeRight(tx, row);
  const number = (await publishRow(tx, row, { personId: by.personId, note: nota })) ?? refuse('STALE_VERSION');
  const after = { title: row.title, number, note: nota };
  await record(tx, by, { verb: 'templatePublished', entity: 'template', entityId: row.id, after });
  return templateOf(tx, by, row.id);
}

/** All of them or none; the papers made of them stay. @throws NOT_FOUND */
export async function deleteTemplates(tx: Tx, by: By, { ids, justification }: Deletion): Promise<number> {
  const lower = [...new Set(ids.map(id => id.toLowerCase()))].sort();
  for (const id of lower) if (!(await templateById(tx, id, true))) refuse('NOT_FOUND');
  await keepExcluded(tx, by, justification, 'template', wholeTemplates(lower));
  await hideTemplates(tx, lower);
  const changes = lower.map(entityId => ({ entityId, after: { justification } }));
  await recordAll(tx, by, { verb: 'templateDeleted', entity: 'template' }, changes);
  return lower.length;
}

/** @throws NOT_FOUND where it stands */
export async function restoreTemplate(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  if (!(await bringBackTemplate(tx, id))) refuse('NOT_FOUND');
  await record(tx, doer, { verb: 'templateRestored', entity: 'template', entityId: id, after: { justification } });
}

/** @throws NOT_FOUND, what the file is refused for */
export async function addPicture(
  tx: Tx,
  by: By,
  id: string,
  upload: Upload,
): Promise<{ sha256: string; size: number }> {
  if (upload.refusal) throw upload.refusal;
  const row = (await templateById(tx, id, true)) ?? refuse('NOT_FOUND');
  const { name, sha256, size, contentType } = upload;
  const accessGroupId = row.access_group_id;
  await storeFile(tx, { accessGroupId, personId: by.personId, name, sha256, size, contentType });
  await insertPicture(tx, { id: row.id, accessGroupId, sha256 });
  await record(tx, by, { verb: 'templatePictureAdded', entity: 'template', entityId: row.id });
  return { sha256, size };
}
