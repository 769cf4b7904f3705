import { lackOf, type ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { recognitionModelContract } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { type Doer, doerOf, record } from '#core/audit/audit.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { renderDocumentPage } from '#core/reading/cut.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { readCursor, totalOf, writeCursor } from '#kernel/http/cursor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { presentModel, presentRow, presentTrial, stateOf } from './model.presenter.ts';
import { countModels, findModel, groupsToChoose, listModels, type ModelRow, openedLately } from './model.queries.ts';
import { changeModel, createModel, deleteModels, switchModel } from './model-acts.ts';
import { isEnough, tryModel } from './try-model.ts';

/** Pixels per point: as the review desk draws its pages. */
const pictureScale = 2;

/** Recognition models: kept by the operator of the platform, read with by imports. */
export function recognitionModelRoutes({
  files,
  enqueue,
}: {
  files: Pick<FileStore, 'path'>;
  enqueue: Enqueue;
}): Routes {
  return routes(recognitionModelContract, {
    pdfModels: async ({ tx, params: { page, size }, query }) => {
      const filter = { state: query.situacao && stateOf(query.situacao), search: query.pesquisa };
      const rows = await listModels(tx, filter, { size, offset: (page - 1) * size, after: placeOf(query.after) });
      const last = rows[size - 1];
      return {
        items: rows.slice(0, size).map(presentRow),
        ...totalOf(await countModels(tx, filter)),
        page,
        size,
        after: last && rows.length > size ? writeCursor([last.changed_text, last.id]) : null,
      };
    },
    modelGroups: async ({ tx }) => (await groupsToChoose(tx)).map(({ id, name }) => ({ id, nome: name })),
    pdfModel: async ({ tx, params }) => presentModel(await modelOf(tx, params.id)),
    createPdfModel: async ({ actor, request, body, uploads, outside }) => {
      const [file] = uploads;
      if (!file) return refuse('UPLOAD_REQUIRED');
      if (file.refusal) throw file.refusal;
      // a file that can't be read is no sample
      const { tried, pages } = await tryModel(await files.path(file.sha256), undefined);
      if (tried === 0) refuse('UPLOAD_UNREADABLE');
      const place = { name: body.nome, groupId: body.idGrupo || null };
      return presentModel(await outside(tx => createModel(tx, doerOf(actor, request), place, { ...file, pages })));
    },
    savePdfModel: async ({ tx, actor, request, params, body }) => {
      const { id } = await modelOf(tx, params.id);
      const change = { name: body.nome, groupId: body.idGrupo, shape: shapeIn(body) };
      return presentModel(await changeModel(tx, doerOf(actor, request), { id, version: body.versao }, change));
    },
    tryPdfModel: async ({ actor, request, params, body, outside }) => {
      const row = await outside(tx => opened(tx, doerOf(actor, request), params.id));
      const shape = shapeIn(body);
      const path = await files.path(row.sample_sha256);
      return presentTrial(await tryModel(path, shape), await tryModel(path, undefined));
    },
    modelPage: async ({ actor, request, params, outside }) => {
      const row = await outside(tx => opened(tx, doerOf(actor, request), params.id, params.pagina));
      const content = await renderDocumentPage(await files.path(row.sample_sha256), params.pagina, pictureScale);
      const name = `pagina-${params.pagina}.png`;
      return { content, contentType: 'image/png', name, size: content.length, inline: true };
    },
    switchPdfModel: async ({ actor, request, params, body, outside }) => {
      const row = await outside(tx => modelOf(tx, params.id));
      const at = { id: row.id, version: body.versao };
      if (body.situacao === 'inativo')
        return presentModel(await outside(tx => switchModel(tx, doerOf(actor, request), at, undefined)));
      if (row.version !== body.versao) refuse('STALE_VERSION');
      const trial = await tryModel(await files.path(row.sample_sha256), row);
      if (!isEnough(trial)) refuse('MODEL_READS_TOO_LITTLE', { n: trial.passed, total: trial.tried });
      return presentModel(await outside(tx => switchModel(tx, doerOf(actor, request), at, trial)));
    },
    deletePdfModel: async ({ tx, actor, request, body }) =>
      deleteModels(tx, enqueue, doerOf(actor, request), readDeletion(body)),
  });
}

async function modelOf(tx: Tx, id: string): Promise<ModelRow> {
  return (await findModel(tx, id)) ?? refuse('NOT_FOUND');
}

/** The model whose sample is about to be looked at, which is recorded first. */
async function opened(tx: Tx, doer: Doer, id: string, page = 1): Promise<ModelRow> {
  const row = await modelOf(tx, id);
  if (page > row.sample_pages) refuse('NOT_FOUND');
  if (!(await openedLately(tx, row.id, doer.personId)))
    await record(tx, doer, { verb: 'modelSampleOpened', entity: 'recognitionModel', entityId: row.id });
  return row;
}

function shapeIn(body: BodyOf<(typeof recognitionModelContract)['tryPdfModel']>): ModelShape {
  const shape = {
    anchors: body.ancoras.map(({ texto, caixa }) => ({ text: texto, box: caixa })),
    regions: body.regioes.map(({ papel, caixa }) => ({ role: papel, box: caixa })),
  };
  const lack = lackOf(shape);
  if (lack) refuseField(lack === 'anchor' ? 'ancoras' : 'regioes', 'INVALID_OPTION');
  return shape;
}

function placeOf(after: string | undefined): readonly [changed: string, id: string] | undefined {
  if (after === undefined) return undefined;
  const [changed, id] = readCursor(after, 2);
  return typeof changed === 'string' && /^\d{4}-/.test(changed) && typeof id === 'string' && /^[\da-f-]{36}$/.test(id)
    ? [changed, id]
    : refuse('INVALID_PAGE');
}
