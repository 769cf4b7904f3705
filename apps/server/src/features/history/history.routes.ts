import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import type { HistoryKind } from '@cracha/contract/features/history/history.schemas.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { readJustification } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { exportDeletions, exportHistory } from './export-history.ts';
import { categoriesSeen, entitiesSeen } from './history.policy.ts';
import { presentChanges, presentDeleted, presentDeletions } from './history.presenter.ts';
import {
  countProofs,
  deletionById,
  doersOf,
  listChanges,
  listDeleted,
  type Named,
  type Reach,
} from './history.queries.ts';
import { aboutWorkers } from './history-about.queries.ts';
import { type Restorers, restoreDeleted } from './restore-deleted.ts';

const size = 20;

/** What was changed and what was deleted, and bringing it back. */
export function historyRoutes({ restorers, named }: { restorers: Restorers; named: Named }): Routes {
  return routes(historyContract, {
    recordHistory: async ({ tx, actor, query: { after, ...query } }) => {
      const rows = await changesOf(tx, actor, query, { after, size }, named);
      return presentChanges(rows, size, actor);
    },
    exportHistory: async ({ actor, inOwnTransaction, inOwnReading, query }) => {
      await inOwnTransaction(tx => countDownload(tx, actor, 'recordHistory', ''));
      return exportHistory(inOwnReading, page => tx => changesOf(tx, actor, query, page, named), actor);
    },
    proofCounts: async ({ tx, query: { de, ate } }) => {
      const { made, opened } = await countProofs(tx, { from: de, until: ate });
      return { feitos: made, abertos: opened };
    },
    historyPeople: async ({ tx, actor }) =>
      (await doersOf(tx, reachOf(actor))).map(({ id, name }) => ({ id, nome: name })),
    deletionHistory: async ({ tx, actor, query: { after, ...query } }) => {
      const rows = await deletedOf(tx, actor, query, { after, size });
      return presentDeletions(rows, size, actor, restorers);
    },
    exportDeletions: async ({ actor, inOwnTransaction, inOwnReading, query }) => {
      await inOwnTransaction(tx => countDownload(tx, actor, 'deletionHistory', ''));
      return exportDeletions(inOwnReading, page => tx => deletedOf(tx, actor, query, page), actor.language);
    },
    deletedRecord: async ({ tx, actor, params }) => {
      const row = (await deletionById(tx, reachOf(actor), params.id)) ?? refuse('NOT_FOUND');
      return presentDeleted(row, actor, restorers) ?? refuse('NOT_FOUND');
    },
    restoreDeleted: ({ tx, actor, by, params: { id }, body }) =>
      restoreDeleted(
        tx,
        restorers,
        { by, reach: reachOf(actor) },
        { id, reason: readJustification(body.Justificativa), confirmed: body.confirmado !== false },
      ),
  });
}

async function changesOf(
  tx: Tx,
  actor: Actor,
  { de, ate, tipo, idPessoa, trabalhador }: QueryOf<(typeof historyContract)['exportHistory']>,
  page: Parameters<typeof listChanges>[3],
  named: Named,
) {
  const reach = reachOf(actor, tipo);
  const words = trabalhador?.trim();
  // the platform has no workers of its own
  if (words && reach.group === null) return [];
  const about = words && reach.group !== null ? await aboutWorkers(tx, reach.group, words) : undefined;
  return listChanges(tx, reach, { from: de, until: ate, personId: idPessoa, about }, page, named);
}

function deletedOf(
  tx: Tx,
  actor: Actor,
  { de, ate, tipo, pesquisa }: QueryOf<(typeof historyContract)['exportDeletions']>,
  page: Parameters<typeof listDeleted>[3],
) {
  return listDeleted(tx, reachOf(actor, tipo), { from: de, until: ate, search: pesquisa }, page);
}

function reachOf(actor: Actor, kind?: HistoryKind): Reach {
  const group = actor.profile === 'admin' ? null : groupOf(actor);
  return { group, entities: entitiesSeen(actor, kind), categories: categoriesSeen(actor) };
}
