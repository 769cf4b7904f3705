import { announcementFileContract } from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import { countDownload } from '#core/file/download.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentAttachment } from './announcement.presenter.ts';
import { attachFile, fileToTake, removeFile } from './announcement-file.ts';

/** Files of announcements: attached by HR, taken by who may read them. */
export function announcementFileRoutes({ files }: { files: Pick<FileStore, 'open'> }): Routes {
  return routes(announcementFileContract, {
    announcementFile: async ({ actor, by, inOwnTransaction, params }) => {
      const file = await inOwnTransaction(async tx => {
        const found = await fileToTake(tx, by, params.id, params.idAnexo);
        await countDownload(tx, actor, 'announcementFile', found.id);
        return found;
      });
      const { sha256, size, content_type: contentType, name } = file;
      return { content: await files.open(sha256), size, contentType, name };
    },
    addAnnouncementFile: async ({ tx, by, params, uploads: [upload] }) =>
      presentAttachment(await attachFile(tx, by, params.id, upload ?? refuse('UPLOAD_REQUIRED'))),
    removeAnnouncementFile: ({ tx, by, params }) => removeFile(tx, by, params.id, params.idAnexo),
  });
}
