import { timesheetFileContract } from '@cracha/contract/features/time-clock/timesheet-file.contract.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { fileOf } from '../timesheet-parts.queries.ts';
import { timesheetFor } from './reach.ts';

/** The files of a disagreement: row-level security leaves out what is not the reader's. */
export function timesheetFileRoutes({ files }: { files: Pick<FileStore, 'open'> }): Routes {
  return routes(timesheetFileContract, {
    timesheetFile: async ({ inOwnTransaction, by, params }) => {
      const { name, size, contentType, sha256 } = await inOwnTransaction(async tx => {
        const { id } = await timesheetFor(tx, by, timesheetFileContract.timesheetFile, params.id);
        return (await fileOf(tx, id, params.idArquivo)) ?? refuse('NOT_FOUND');
      });
      return { content: await files.open(sha256), contentType, name, size };
    },
  });
}
