import { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import { uploadedType } from '@cracha/contract/features/employment/employment.schemas.ts';
import { record } from '#core/audit/audit.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import { noteFileOpening, noteFirstTaking } from '#core/file/own-file.ts';
import type { Category } from '#core/receipt/category.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes, type SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import { countFolders, countListed, type Folder, folderOf, formerOf, listFolders } from '../worker-folder.queries.ts';
import { lookUpSearch } from '../worker-list.queries.ts';
import { countOwnFiles, ownFiles } from './own-file.queries.ts';
import { takesPublished } from './worker-file.policy.ts';
import {
  presentFile,
  presentFolder,
  presentFolderTotals,
  presentOwnFiles,
  presentPublished,
} from './worker-file.presenter.ts';
import {
  categoryOf,
  fileById,
  filesOf,
  isSealedMirror,
  publishedTo,
  sealedMirrors,
  type WorkerFile,
} from './worker-file.queries.ts';
import { addFiles, deleteFiles, saveFile, type TellFilesShown } from './worker-file-acts.ts';
import { inFolders, refuseUnzippable, zipOfFolder } from './worker-file-zip.ts';

/** What the receipts' own rules and files say of what is published. */
export interface PublishedDocuments {
  may: (act: 'view' | 'download', category: Category, reader: Actor) => boolean;
  serve: (call: Pick<Download, 'by' | 'inOwnTransaction'>, id: string, of: Category) => Promise<SentFile>;
  /** Of a sealed mirror that was computed here. */
  serveMirror: (call: Pick<Download, 'by' | 'inOwnTransaction'>, id: string) => Promise<SentFile>;
}
type Download = CallOf<(typeof employmentContract)['downloadEmploymentFile']>;

const categories: readonly Category[] = [1, 2, 3, 6, 7];

/** The files of an employment, of HR and of its worker. */
export function workerFileRoutes({
  files,
  published,
  tellFilesShown,
}: {
  files: Pick<FileStore, 'open'>;
  published: PublishedDocuments;
  tellFilesShown: TellFilesShown;
}): Routes {
  return routes(employmentContract, {
    employmentFiles: async ({ tx, actor, by, request, params: { idEmpregado, tipo } }) => {
      refuseUncontracted(actor);
      const folder = await folderIn(tx, idEmpregado);
      const asked = (type: number) => tipo === '0' || tipo === String(type);
      const seen = categories.filter(category => asked(category) && published.may('view', category, actor));
      const of = { employmentId: folder.id, worker: actor.profile === 'trabalhador' };
      const uploaded = asked(uploadedType) ? await filesOf(tx, folder.id) : [];
      const former = await formerOf(tx, folder.id);
      const mirrors = seen.includes(7) ? await sealedMirrors(tx, of) : [];
      const rows = [...(await publishedTo(tx, of, seen)), ...mirrors];
      await noteOpening(tx, by, folder, 'workerFiles', folder.id);
      const takes = (category: Category) => takesPublished(actor, published.may('download', category, actor));
      return [
        ...uploaded.map(file => presentFile(file, actor, former.get(file.employment_id))),
        ...rows.map(row => presentPublished(row, request.language, takes)),
      ];
    },
    downloadEmploymentFile: async ({ actor, by, inOwnTransaction, params: { idEmpregado, id } }) => {
      refuseUncontracted(actor);
      const found = await inOwnTransaction(async tx => {
        const folder = await folderIn(tx, idEmpregado);
        const file = await fileById(tx, folder.id, id);
        if (!file) return (await isSealedMirror(tx, folder.id, id)) ? 'mirror' : categoryOf(tx, folder.id, id);
        await countDownload(tx, actor, 'workerFile', file.id);
        await noteOpening(tx, by, folder, 'workerFile', file.id);
        await noteFirstTaking(tx, by, { id: file.id, accessGroupId: folder.access_group_id, viewedAt: file.viewed_at });
        return file;
      });
      // the receipts' own door asks again whether this one may be taken
      if (found === 'mirror') {
        if (!takesPublished(actor, published.may('download', 7, actor))) refuse('FILE_NOT_FOUND');
        return published.serveMirror({ by, inOwnTransaction }, id);
      }
      if (typeof found === 'number') {
        if (!takesPublished(actor, published.may('download', found, actor))) refuse('FILE_NOT_FOUND');
        return published.serve({ by, inOwnTransaction }, id, found);
      }
      const { sha256, size, content_type: contentType, name } = found ?? refuse('FILE_NOT_FOUND');
      return { content: await files.open(sha256), size, contentType, name };
    },
    employmentFilesZip: async ({ actor, by, request, inOwnTransaction, params }) => {
      const { folder, kept } = await inOwnTransaction(async tx => {
        const folder = await folderIn(tx, params.idEmpregado);
        const kept = await filesOf(tx, folder.id, 'all');
        refuseUnzippable(kept);
        await countDownload(tx, actor, 'workerFolder', folder.id);
        await noteOpening(tx, by, folder, 'workerFiles', folder.id);
        await noteTaken(tx, by, folder, kept);
        return { folder, kept: inFolders(kept, await formerOf(tx, folder.id), request.language) };
      });
      const name = cleanFileName(`${folder.name} ${folder.registration}.zip`);
      return { content: zipOfFolder(kept, files), contentType: 'application/zip', name };
    },
    ownFiles: async ({ tx, actor, params, query }) => {
      const rows = await ownFiles(tx, actor.personId, { ...params, after: query.after });
      return presentOwnFiles(rows, await countOwnFiles(tx, actor.personId), params);
    },
    folders: async ({ tx, actor, params, query }) => {
      const group = groupOf(actor);
      const filter = { ...(await lookUpSearch(tx, { search: query.pesquisa })), state: query.situacao };
      const rows = await listFolders(tx, group, filter, { ...params, after: query.after });
      return pageOf(rows, await countListed(tx, group, filter), params, presentFolder);
    },
    folderTotals: async ({ tx, actor, query }) =>
      presentFolderTotals(await countFolders(tx, groupOf(actor), await lookUpSearch(tx, { search: query.pesquisa }))),
    folder: async ({ tx, params }) => presentFolder(await folderIn(tx, params.idEmpregado)),
    uploadEmploymentFiles: async ({ tx, by, body, uploads }) =>
      addFiles(tx, { by, tellFilesShown }, await folderIn(tx, body.idEmpregado), body, uploads),
    saveEmploymentFile: async ({ tx, actor, by, params, body }) =>
      presentFile(
        await saveFile(tx, { by, tellFilesShown }, await folderIn(tx, params.idEmpregado), params.id, body),
        actor,
      ),
    deleteEmploymentFiles: async ({ tx, by, params, body }) =>
      deleteFiles(tx, by, await folderIn(tx, params.idEmpregado), readDeletion(body), body.confirmado !== false),
  });
}

/** HR's folders are bought; a worker's own files are theirs in any plan. @throws FEATURE_NOT_CONTRACTED */
function refuseUncontracted({ profile, appAccesses }: Actor): void {
  if (profile === 'rh' && !appAccesses.has('docs-empregado')) refuse('FEATURE_NOT_CONTRACTED');
}

/** @throws EMPLOYEE_NOT_FOUND where it is none of the reader's */
async function folderIn(tx: Tx, employmentId: string): Promise<Folder> {
  return (await folderOf(tx, employmentId)) ?? refuse('EMPLOYEE_NOT_FOUND');
}

function noteOpening(tx: Tx, by: By, folder: Folder, entity: 'workerFile' | 'workerFiles', entityId: string) {
  const { access_group_id: accessGroupId, person_id: personId } = folder;
  return noteFileOpening(tx, by, { accessGroupId, personId, entity, entityId });
}

/** In the history of the employment whose folder it is, and of each former one that gave of its own. */
async function noteTaken(tx: Tx, by: By, folder: Folder, kept: readonly WorkerFile[]): Promise<void> {
  const totals = new Map([[folder.id, kept.length]]);
  for (const { employment_id: id } of kept) if (id !== folder.id) totals.set(id, (totals.get(id) ?? 0) + 1);
  for (const [entityId, total] of totals)
    await record(tx, by, {
      verb: 'workerFilesTaken',
      entity: 'employment',
      entityId,
      after: { total },
    });
}
