import { type LineResult, vacationOpeningContract } from '@cracha/contract/features/vacation/opening.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import { taskStates } from '#core/task/task.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  countOpeningFiles,
  countOpeningLines,
  findOpeningFile,
  listOpeningFiles,
  type OpeningFileRow,
  openingLinesOf,
  openingsOf,
} from './opening.queries.ts';
import { sendOpenings } from './send-openings.ts';
import { factsOf } from './vacation.ts';

type Contract = typeof vacationOpeningContract;

const stored = { aplicada: 'applied', igual: 'same', recusada: 'refused' } as const satisfies Record<
  LineResult,
  string
>;

/** Where counting begins: what was said of one, and files for many. */
export function vacationOpeningRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(vacationOpeningContract, {
    vacationOpenings: async ({ tx, params: { idVinculo } }) => {
      await factsOf(tx, idVinculo);
      return (await openingsOf(tx, idVinculo)).map(one => ({
        ...{ aPartirDe: one.firstDay, gozados: one.taken, vendidos: one.sold, faltas: one.absences },
        ...{ informadoPor: one.who, informadoEm: one.at.toISOString() },
      }));
    },
    sendOpeningFile: async ({ tx, by, uploads: [upload] }) => {
      const id = await sendOpenings(tx, enqueue, by, upload ?? refuse('UPLOAD_REQUIRED'));
      return { id, status: taskStates.wire.waiting };
    },
    openingFiles: async ({ tx, params, query: { after } }) => {
      const rows = await listOpeningFiles(tx, { ...params, after });
      return pageOf(rows, await countOpeningFiles(tx), params, presentFile);
    },
    openingFile: async ({ tx, params: { id } }) => presentFile(await fileOf(tx, id)),
    openingFileLines: async ({ tx, params: { id, ...page }, query: { situacao, after } }) => {
      const file = await fileOf(tx, id);
      const state = situacao && stored[situacao];
      const rows = await openingLinesOf(tx, file.id, state, { ...page, after });
      return pageOf(rows, await countOpeningLines(tx, file.id, state), page, presentLine);
    },
  });
}

async function fileOf(tx: Tx, id: string): Promise<OpeningFileRow> {
  return (await findOpeningFile(tx, id)) ?? refuse('NOT_FOUND');
}

function presentFile(row: OpeningFileRow): ResponseSent<Contract['openingFile']> {
  return {
    ...{ id: row.id, nome: row.name, status: taskStates.wireOf(row.state), total: row.total ?? 0, feitos: row.done },
    ...{ aplicadas: row.applied, iguais: row.same, recusadas: row.refused, erro: row.error },
    ...{ enviadoPor: row.sender, enviadoEm: row.made_at.toISOString() },
  };
}

type LineRow = Awaited<ReturnType<typeof openingLinesOf>>[number];

function presentLine(row: LineRow): ResponseSent<Contract['openingFileLines']>['items'][number] {
  const { number, registration, cpf, employment_id, name, field, code, data } = row;
  return {
    ...{ linha: number, matricula: registration, cpf, idVinculo: employment_id, nome: name },
    situacao: row.state === 'applied' ? 'aplicada' : row.state === 'same' ? 'igual' : 'recusada',
    campo: field,
    motivo: code === null ? null : { codigo: code, valores: messageValues.parse(data) },
  };
}
