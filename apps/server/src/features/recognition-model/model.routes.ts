import { lackOf, type ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { recognitionModelContract } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { renderDocumentPage } from '#core/reading/cut.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { presentGroups, presentModel, presentTrial } from './model.presenter.ts';
import { groupsToChoose } from './model.queries.ts';
import { changeModel, createModel, deleteModels, modelOf, openedModel } from './model-acts.ts';
import { listed, placeIn, sampleOf, turn } from './model-calls.ts';
import { tryModel } from './try-model.ts';

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
    pdfModels: ({ tx, params, query }) => listed(tx, 'pdf', { ...params, query }),
    modelGroups: async ({ tx }) => presentGroups(await groupsToChoose(tx)),
    pdfModel: async ({ tx, params }) => presentModel(await modelOf(tx, 'pdf', params.id)),
    createPdfModel: async ({ by, body, uploads, inOwnTransaction }) => {
      const file = sampleOf(uploads);
      // a file that can't be read is no sample
      const { tried, pages } = await tryModel(await files.path(file.sha256), undefined, personTurn(by.actor));
      if (tried === 0) refuse('UPLOAD_UNREADABLE');
      const sample = { ...file, pages };
      return presentModel(await inOwnTransaction(tx => createModel(tx, by, 'pdf', placeIn(body), sample)));
    },
    savePdfModel: async ({ tx, by, params, body }) => {
      const { id } = await modelOf(tx, 'pdf', params.id);
      const at = { id, form: 'pdf' as const, version: body.versao };
      return presentModel(await changeModel(tx, by, at, { ...placeIn(body), shape: shapeIn(body) }));
    },
    tryPdfModel: async ({ by, params, body, inOwnTransaction }) => {
      const row = await inOwnTransaction(tx => openedModel(tx, by, 'pdf', params.id));
      const shape = shapeIn(body);
      const path = await files.path(row.sample_sha256);
      const mine = personTurn(by.actor);
      return presentTrial(await tryModel(path, shape, mine), await tryModel(path, undefined, mine));
    },
    modelPage: async ({ by, params, inOwnTransaction }) => {
      const page = params.pagina;
      const row = await inOwnTransaction(async tx => {
        const { sample_pages } = await modelOf(tx, 'pdf', params.id);
        if (page > (sample_pages ?? 0)) refuse('NOT_FOUND');
        return openedModel(tx, by, 'pdf', params.id);
      });
      const content = await renderDocumentPage(
        await files.path(row.sample_sha256),
        page,
        pictureScale,
        personTurn(by.actor),
      );
      const name = `pagina-${page}.png`;
      return { content, contentType: 'image/png', name, size: content.length, inline: true };
    },
    switchPdfModel: async ({ by, params, body, inOwnTransaction }) =>
      presentModel(
        await turn({ by, id: params.id, body, inOwnTransaction }, 'pdf', async row =>
          tryModel(await files.path(row.sample_sha256), row, personTurn(by.actor)),
        ),
      ),
    deletePdfModel: async ({ tx, by, body }) => deleteModels(tx, enqueue, by, 'pdf', readDeletion(body)),
  });
}

function shapeIn(body: BodyOf<(typeof recognitionModelContract)['tryPdfModel']>): ModelShape {
  const shape = {
    document: body.documento,
    anchors: body.ancoras.map(({ texto, caixa }) => ({ text: texto, box: caixa })),
    regions: body.regioes.map(({ papel, caixa }) => ({ role: papel, box: caixa })),
  };
  const lack = lackOf(shape);
  if (lack) refuseField(lack === 'anchor' ? 'ancoras' : 'regioes', 'INVALID_OPTION');
  return shape;
}
