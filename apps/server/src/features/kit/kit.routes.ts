import { kitContract as contract } from '@cracha/contract/features/kit/kit.contract.ts';
import { ownMissingContract } from '@cracha/contract/features/kit/own-missing.contract.ts';
import type { BodyOf, QueryOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { workersById } from '#core/document/audience.queries.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { companiesInReach, countDefinitions, listDefinitions } from './definition.queries.ts';
import {
  confirmDefinition,
  createDefinition,
  definitionOf,
  deleteDefinitions,
  saveDefinition,
  storedKind,
} from './definition.ts';
import { mayDo, readableKinds } from './kit.policy.ts';
import { presentDefinition, presentKit, presentWhole, presentWholeDefinition } from './kit.presenter.ts';
import { countKits, eventsOf, type KitFilter, type KitRow, kitsOf, listKits, totalsOf } from './kit.queries.ts';
import { type CancelPaper, cancelKit, concludeKit, kitOf, makeAgain, remindKit, remindKits } from './kit-acts.ts';
import { countMissing, itemsOf } from './kit-item.queries.ts';
import { acceptItem, deliverItem, refuseItem, waiveItem } from './kit-item.ts';
import { askPaper, type OpeningServices, openAdmission, openTermination } from './open-kit.ts';
import { itemFile, itemPage, kitZip } from './take-files.ts';

type Calls = typeof contract;

/** Looks at files and holds them for their sender: from documents, which this feature doesn't know. One a file: its id, or why not. */
export type HoldFiles = (
  by: By,
  uploads: readonly Upload[],
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
) => Promise<readonly ({ id: string } | { recusa: { codigo: string; valores: Record<string, unknown> } })[]>;

export interface KitServices extends OpeningServices {
  files: Pick<FileStore, 'open' | 'path'>;
  holdFiles: HoldFiles;
  cancelPaper: CancelPaper;
}

/** Kits of papers, single papers, and terminations (product 6.8). */
export function kitRoutes(services: KitServices): Routes {
  const { files, enqueue, holdFiles, cancelPaper } = services;
  return routes(contract, {
    kitDefinitions: async ({ tx, by, params, query }) => {
      const filter = {
        search: query.pesquisa,
        kind: query.tipo && storedKind[query.tipo],
        active: query.ativo,
        employmentId: query.idEmpregado,
        job: { companyId: query.idEmpresa, regime: query.regime, jobTitle: query.cargo },
      };
      const rows = await listDefinitions(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countDefinitions(tx, filter), params, row => presentDefinition(row, by));
    },
    createKitDefinition: async ({ tx, by, body }) => presentWholeDefinition(await createDefinition(tx, by, body), by),
    saveKitDefinition: async ({ tx, by, body }) => presentWholeDefinition(await saveDefinition(tx, by, body), by),
    deleteKitDefinitions: async ({ tx, by, body }) => ({ total: await deleteDefinitions(tx, by, readDeletion(body)) }),
    kitDefinition: async ({ tx, by, params }) => presentWholeDefinition(await definitionOf(tx, by, params.id), by),
    confirmKitDefinition: async ({ tx, by, params }) =>
      presentWholeDefinition(await confirmDefinition(tx, by, params.id), by),
    admissionKits: listOf('admission'),
    admissionKitTotals: ({ tx, query }) => totalsOf(tx, filterOf('admission', query)),
    terminationKits: listOf('termination'),
    terminationKitTotals: ({ tx, query }) => totalsOf(tx, filterOf('termination', query)),
    kitCompanies: ({ tx, by }) => companiesInReach(tx, groupOf(by)),
    openAdmissionKit: async ({ tx, by, body }) => whole(tx, by, await openAdmission(tx, services, by, body)),
    openTerminationKit: async ({ tx, by, body }) => whole(tx, by, await openTermination(tx, services, by, body)),
    askPaper: async ({ tx, by, body }) => whole(tx, by, await askPaper(tx, services, by, body)),
    papersAskedOf: async ({ tx, by, params }) => {
      if ((await workersById(tx, groupOf(by), [params.id])).length === 0) refuse('NOT_FOUND');
      return wholes(tx, by, await kitsOf(tx, { employmentId: params.id }));
    },
    remindKits: async ({ tx, by, body }) => ({ total: await remindKits(tx, by, storedKind[body.tipo]) }),
    ownKits: async ({ tx, by }) => wholes(tx, by, await kitsOf(tx, { personId: by.personId })),
    kit: async ({ tx, by, params }) => whole(tx, by, params.id),
    deliverKitItem: async ({ by, params, body, uploads, inOwnTransaction }) => {
      const ids = [...idsOf(body), ...(await heldNow(holdFiles, by, uploads, inOwnTransaction))];
      return inOwnTransaction(async tx => {
        await deliverItem(tx, by, params, ids);
        return whole(tx, by, params.id);
      });
    },
    acceptKitItem: async ({ tx, by, params, body }) => {
      await acceptItem(tx, by, params, body);
      return whole(tx, by, params.id);
    },
    refuseKitItem: async ({ tx, by, params, body }) => {
      await refuseItem(tx, by, params, body.motivo);
      return whole(tx, by, params.id);
    },
    waiveKitItem: async ({ tx, by, params, body }) => {
      await waiveItem(tx, by, params, body.motivo);
      return whole(tx, by, params.id);
    },
    kitItemFile: ({ by, params, inOwnTransaction }) => itemFile(files, by, params, inOwnTransaction),
    kitItemPage: ({ by, params, inOwnTransaction }) => itemPage(files, by, params, inOwnTransaction),
    kitFiles: ({ by, params, inOwnTransaction }) => kitZip(files, by, params.id, inOwnTransaction),
    remindKit: async ({ tx, by, params }) => {
      await remindKit(tx, by, params.id);
      return whole(tx, by, params.id);
    },
    makeKitPapers: async ({ tx, by, params }) => {
      await makeAgain(tx, { by, enqueue }, params.id);
      return whole(tx, by, params.id);
    },
    concludeKit: async ({ tx, by, params }) => {
      await concludeKit(tx, by, params.id);
      return whole(tx, by, params.id);
    },
    cancelKit: async ({ tx, by, params, body }) => {
      await cancelKit(tx, { by, cancelPaper }, params.id, body.motivo);
      return whole(tx, by, params.id);
    },
  });
}

/** How much is missing of who asks. */
export function ownMissingRoutes(): Routes {
  return routes(ownMissingContract, {
    ownMissingPapers: ({ tx, by }) => countMissing(tx, by.personId, readableKinds(by.actor)),
  });
}

type Listing = CallOf<Calls['admissionKits']>;

function listOf(kind: 'admission' | 'termination') {
  return async ({ tx, by, params, query }: Pick<Listing, 'tx' | 'by' | 'params' | 'query'>) => {
    const filter = filterOf(kind, query);
    const rows = await listKits(tx, filter, query.orderBy, { ...params, after: query.after });
    const items = Map.groupBy(
      await itemsOf(
        tx,
        rows.map(({ id }) => id),
      ),
      ({ kit_id }) => kit_id,
    );
    return pageOf(rows, await countKits(tx, filter), params, row => presentKit(row, items.get(row.id) ?? [], by));
  };
}

function filterOf(kind: 'admission' | 'termination', query: QueryOf<Calls['admissionKitTotals']>): KitFilter {
  const {
    pesquisa: search,
    situacao: state,
    idEmpresa: companyId,
    idDefinicao: definitionId,
    de: since,
    ate: until,
  } = query;
  return { kind, search, state, companyId, definitionId, since, until };
}

async function whole(tx: Tx, by: By, id: string): Promise<ResponseSent<Calls['kit']>> {
  const kit = await kitOf(tx, by, id);
  return presentWhole(kit, await itemsOf(tx, [kit.id]), await eventsOf(tx, kit.id), by);
}

/** Those of a kind that the asker may read. */
async function wholes(tx: Tx, by: By, kits: readonly KitRow[]): Promise<ResponseSent<Calls['ownKits']>> {
  const shown = kits.filter(({ kind }) => mayDo('ve', kind, by.actor));
  const items = Map.groupBy(
    await itemsOf(
      tx,
      shown.map(({ id }) => id),
    ),
    ({ kit_id }) => kit_id,
  );
  return shown.map(kit => presentWhole(kit, items.get(kit.id) ?? [], [], by));
}

/** A list, or one text with commas. */
function idsOf({ arquivos = [] }: BodyOf<Calls['deliverKitItem']>): string[] {
  const ids = typeof arquivos === 'string' ? arquivos.split(',') : arquivos;
  return ids.map(id => id.trim()).filter(Boolean);
}

/** Files that come along are held first; one that is refused refuses the delivery. */
async function heldNow(
  holdFiles: HoldFiles,
  by: By,
  uploads: readonly Upload[],
  inOwnTransaction: CallOf<Calls['deliverKitItem']>['inOwnTransaction'],
): Promise<string[]> {
  if (uploads.length === 0) return [];
  const refused = uploads.find(({ refusal }) => refusal)?.refusal;
  if (refused) refuseField('arquivos', refused.code, refused.data);
  const held = await holdFiles(by, uploads, inOwnTransaction);
  return held.map(one => ('id' in one ? one.id : refuseField('arquivos', 'UPLOAD_UNREADABLE')));
}
