import { sheetModelContract } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import { type SheetShape, sheetLackOf } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { firstRowsOfSheets, type SheetSample } from '#core/reading/file/sheet-sample.ts';
import { ReadingRefusal } from '#core/reading/reading.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { presentGroups, presentSamples, presentSheetModel, presentTrial } from './model.presenter.ts';
import { groupsToChoose } from './model.queries.ts';
import { changeModel, createModel, deleteModels, modelOf, openedModel } from './model-acts.ts';
import { listed, placeIn, sampleOf, turn } from './model-calls.ts';
import { trySheetModel } from './try-model.ts';

/** Recognition models of sheets: kept by the operator of the platform, read with by imports. */
export function sheetModelRoutes({ files, enqueue }: { files: Pick<FileStore, 'path'>; enqueue: Enqueue }): Routes {
  const fileOf = async ({ sample_sha256, sample_name }: { sample_sha256: string; sample_name: string }) => ({
    path: await files.path(sample_sha256),
    name: sample_name,
  });
  return routes(sheetModelContract, {
    sheetModels: ({ tx, params, query }) => listed(tx, 'sheet', { ...params, query }),
    sheetModelGroups: async ({ tx }) => presentGroups(await groupsToChoose(tx)),
    sheetModel: async ({ tx, params }) => presentSheetModel(await modelOf(tx, 'sheet', params.id)),
    createSheetModel: async ({ by, body, uploads, inOwnTransaction }) => {
      const file = sampleOf(uploads);
      // a file without rows is no sample
      await rowsOf({ path: await files.path(file.sha256), name: file.name });
      const sample = { ...file, pages: null };
      return presentSheetModel(await inOwnTransaction(tx => createModel(tx, by, 'sheet', placeIn(body), sample)));
    },
    sheetModelRows: async ({ by, params, inOwnTransaction }) => {
      const row = await inOwnTransaction(tx => openedModel(tx, by, 'sheet', params.id));
      return presentSamples(await rowsOf(await fileOf(row)));
    },
    saveSheetModel: async ({ tx, by, params, body }) => {
      const { id } = await modelOf(tx, 'sheet', params.id);
      const at = { id, form: 'sheet' as const, version: body.versao };
      const change = { ...placeIn(body), shape: shapeIn(body) };
      return presentSheetModel(await changeModel(tx, by, at, change));
    },
    trySheetModel: async ({ by, params, body, inOwnTransaction }) => {
      const row = await inOwnTransaction(tx => openedModel(tx, by, 'sheet', params.id));
      const shape = shapeIn(body);
      const file = await fileOf(row);
      const mine = personTurn(by.actor);
      return presentTrial(await trySheetModel(file, shape, mine), await trySheetModel(file, undefined, mine));
    },
    switchSheetModel: async ({ by, params, body, inOwnTransaction }) =>
      presentSheetModel(
        await turn({ by, id: params.id, body, inOwnTransaction }, 'sheet', async row =>
          trySheetModel(await fileOf(row), row.sheet ?? refuseField('colunas', 'REQUIRED_FIELD'), personTurn(by.actor)),
        ),
      ),
    deleteSheetModel: async ({ tx, by, body }) => deleteModels(tx, enqueue, by, 'sheet', readDeletion(body)),
  });
}

/** @throws UPLOAD_UNREADABLE for a file that is no sheet or has no rows */
async function rowsOf(file: { path: string; name: string }): Promise<SheetSample[]> {
  try {
    const sheets = await firstRowsOfSheets(file);
    return sheets.length > 0 ? sheets : refuse('UPLOAD_UNREADABLE');
  } catch (error) {
    if (error instanceof ReadingRefusal) refuse('UPLOAD_UNREADABLE');
    throw error;
  }
}

/** @throws INVALID_OPTION, IMPORT_COLUMNS_MISSING for columns nothing could be read with */
function shapeIn(body: BodyOf<(typeof sheetModelContract)['trySheetModel']>): SheetShape {
  const shape = {
    sheet: body.folha,
    document: body.documento,
    columns: body.colunas.map(({ titulo, papel }) => ({ title: titulo, holds: papel })),
    decimals: body.decimal,
    dates: body.datas,
  };
  return sheetLackOf(shape) ? refuseField('colunas', 'INVALID_OPTION') : shape;
}
