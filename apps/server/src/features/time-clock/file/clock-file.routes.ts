import { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { countDownload } from '#core/file/download.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentClockFile, presentClockReport, presentLine, presentMade } from './clock-file.presenter.ts';
import {
  type ClockFileRow,
  countClockFiles,
  countLines,
  findClockFile,
  linesOfFile,
  listClockFiles,
} from './clock-file.queries.ts';
import { linkUnknown } from './link-unknown.ts';
import { askClockFile } from './make-clock-file.ts';
import { confirmClockFile, sendClockFile } from './send-clock-file.ts';
import { countUnknown, listUnknown } from './unknown-workers.queries.ts';

/** Of the whole file and the first thousand lines: the rest is read page by page. */
const mostFindings = 1_000;

/** Files of clocks that come in, and files that go out. */
export function clockFileRoutes({ enqueue, files }: { enqueue: Enqueue; files: Pick<FileStore, 'open'> }): Routes {
  return routes(clockFileContract, {
    sendClockFile: ({ tx, by, uploads: [upload], body }) =>
      sendClockFile(tx, enqueue, by, upload ?? refuse('UPLOAD_REQUIRED'), body),
    clockFiles: async ({ tx, params, query: { idEmpresa: companyId, after } }) => {
      const rows = await listClockFiles(tx, 'in', companyId, { ...params, after });
      return pageOf(rows, await countClockFiles(tx, 'in', companyId), params, presentClockFile);
    },
    clockFile: async ({ tx, params }) => {
      const row = await fileOf(tx, 'in', params.id);
      const lines = await linesOfFile(tx, row.id, { size: mostFindings });
      return presentClockReport(row, lines.slice(0, mostFindings));
    },
    confirmClockFile: ({ tx, by, params }) => confirmClockFile(tx, enqueue, by, params.id),
    clockFileLines: async ({ tx, params: { id, ...page }, query }) => {
      const row = await fileOf(tx, 'in', id);
      const lines = await linesOfFile(tx, row.id, { ...page, after: query.after });
      return pageOf(lines, await countLines(tx, row.id), page, presentLine);
    },
    unknownWorkers: async ({ tx, params, query }) => {
      const rows = await listUnknown(tx, { ...params, after: query.after });
      return pageOf(rows, await countUnknown(tx), params, row => ({
        identificador: row.identifier,
        marcacoes: row.punches,
        de: row.from,
        ate: row.until,
        empresa: row.company,
        relogio: row.device,
      }));
    },
    linkUnknown: ({ tx, by, params: { identificador: identifier }, body: { idVinculo: employmentId } }) =>
      linkUnknown(tx, enqueue, by, { identifier, employmentId }),
    makeClockFile: ({ tx, by, body }) => askClockFile(tx, enqueue, by, body),
    madeFiles: async ({ tx, params, query: { idEmpresa: companyId, after } }) => {
      const rows = await listClockFiles(tx, 'out', companyId, { ...params, after });
      return pageOf(rows, await countClockFiles(tx, 'out', companyId), params, presentMade);
    },
    madeFile: async ({ tx, params }) => presentMade(await fileOf(tx, 'out', params.id)),
    madeFileContent: async ({ actor, inOwnTransaction, params }) => {
      const row = await inOwnTransaction(async tx => {
        const found = await fileOf(tx, 'out', params.id);
        if (found.state !== 'done') refuse('FILE_NOT_READY');
        await countDownload(tx, actor, 'clockFile', found.id);
        return found;
      });
      const { sha256, size, content_type: contentType, name } = row;
      const content = await files.open(sha256 ?? refuse('FILE_NOT_FOUND'));
      return {
        content,
        contentType: contentType ?? 'application/octet-stream',
        name,
        ...(size === null ? {} : { size }),
      };
    },
  });
}

async function fileOf(tx: Tx, direction: 'in' | 'out', id: string): Promise<ClockFileRow> {
  return (await findClockFile(tx, direction, id)) ?? refuse('NOT_FOUND');
}
