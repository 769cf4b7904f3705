import { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import { isOwnColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import { presentFileLog } from '#core/task/file-log.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { recordFormsInReach } from '../record-form.queries.ts';
import { registryStates, sectionsOf } from './registry.policy.ts';
import { presentPlanRow, presentRegistry, presentTable } from './registry.presenter.ts';
import {
  companiesToFill,
  countRegistries,
  countRows,
  findRegistry,
  listRegistries,
  listRows,
  type RegistryRow,
  registryLog,
} from './registry.queries.ts';
import {
  applyDryRun,
  cancelRegistry,
  confirmRegistry,
  correctRow,
  retryRegistry,
  sendRegistries,
  undoImported,
} from './registry-acts.ts';
import { fillTargetsOf } from './registry-fill.ts';
import { registryTopic } from './registry-live.ts';
import { ownColumnsOf, ownNamesOf, ownTargetsOf } from './registry-own.ts';
import { refusedSheet } from './registry-refused.ts';

/** HR's registry from files. */
export function registryRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(registryContract, {
    uploadRegistry: ({ tx, by, uploads }) => sendRegistries(tx, enqueue, by, uploads),
    registries: async ({ tx, actor, params, query }) => {
      const filter = {
        state: query.situacao && registryStates.storedOf(query.situacao),
        search: query.pesquisa?.trim() || undefined,
      };
      const rows = await listRegistries(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countRegistries(tx, filter), params, row => presentRegistry(row, actor));
    },
    registryEvents: async ({ actor }) => ({ topics: [registryTopic(actor.accessGroupId ?? '')] }),
    registryById: async ({ tx, actor, params }) => present(tx, params.id, actor),
    registryRows: async ({ tx, actor, params, query }) => {
      const table = await registryOf(tx, params.id);
      const { id } = table;
      const columns = [...table.columns, ...table.fill_columns];
      const own = ownNamesOf(columns.some(isOwnColumn) ? await recordFormsInReach(tx) : [], {
        columns,
        titles: table.titles,
      });
      const filter = { act: query.acao, noted: query.comAviso, search: query.pesquisa?.trim() || undefined };
      const rows = await listRows(tx, id, filter, { ...params, after: query.after });
      return pageOf(rows, await countRows(tx, id, filter), params, row => presentPlanRow(row, actor, own, table));
    },
    registryTable: async ({ tx, actor, params }) => {
      const row = await registryOf(tx, params.id);
      const forms = await recordFormsInReach(tx);
      const targets = {
        own: ownTargetsOf(ownColumnsOf(forms)),
        fill: fillTargetsOf(forms, new Set(sectionsOf(actor))),
      };
      return presentTable(row, await companiesToFill(tx), targets, actor);
    },
    confirmRegistry: async ({ tx, actor, by, params, body }) => {
      await confirmRegistry(tx, enqueue, by, params.id, body);
      return present(tx, params.id, actor);
    },
    correctRow: async ({ tx, actor, by, params, body }) => {
      await correctRow(tx, enqueue, by, params, body.celulas);
      return present(tx, params.id, actor);
    },
    applyRegistry: async ({ tx, actor, by, params }) => {
      await applyDryRun(tx, enqueue, by, params.id);
      return present(tx, params.id, actor);
    },
    cancelRegistry: async ({ tx, actor, by, params }) => {
      await cancelRegistry(tx, by, params.id);
      return present(tx, params.id, actor);
    },
    retryRegistry: async ({ tx, actor, by, params }) => {
      await retryRegistry(tx, enqueue, by, params.id);
      return present(tx, params.id, actor);
    },
    refusedRows: async ({ actor, request, inOwnTransaction, params }) => {
      const row = await inOwnTransaction(async tx => {
        const found = await registryOf(tx, params.id);
        await countDownload(tx, actor, 'registryRefused', found.id);
        return found;
      });
      return refusedSheet(inOwnTransaction, row, { actor, language: request.language });
    },
    registryLog: async ({ tx, params }) => {
      const { id } = await registryOf(tx, params.id);
      return presentFileLog(await registryLog.of(tx, id));
    },
    undoRegistries: ({ tx, by, body }) => undoImported(tx, enqueue, by, readDeletion(body)),
  });
}

async function registryOf(tx: Tx, id: string): Promise<RegistryRow> {
  return (await findRegistry(tx, id)) ?? refuse('NOT_FOUND');
}

async function present(tx: Tx, id: string, actor: Actor) {
  return presentRegistry(await registryOf(tx, id), actor);
}
