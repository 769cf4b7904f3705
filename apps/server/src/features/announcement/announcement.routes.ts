import { announcementContract } from '@cracha/contract/features/announcement/announcement.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import {
  presentAnnouncing,
  presentForReading,
  presentKept,
  presentKeptList,
  presentRead,
  presentReadings,
} from './announcement.presenter.ts';
import { countAnnouncements, listAnnouncements, optionsOf } from './announcement.queries.ts';
import {
  announcementOf,
  changeAnnouncement,
  createAnnouncement,
  type Draft,
  deleteAnnouncements,
  publishAnnouncement,
  reachOf,
  withdrawAnnouncement,
} from './announcement.ts';
import { announcingEmployers, countForReading, listForReading } from './announcement-reader.queries.ts';
import { countReaders, listReaders } from './delivery.queries.ts';
import { confirmAnnouncement, readerOf, viewAnnouncement } from './read-announcement.ts';
import { remindReaders } from './remind-readers.ts';

/** Announcements: written and kept by HR, read by workers and managers. */
export function announcementRoutes(): Routes {
  return routes(announcementContract, handlers);
}

const handlers = {
  announcements: ({ tx, actor, params, query }) => readingList(tx, actor, params, query.after),
  managerAnnouncements: ({ tx, actor, params, query }) => readingList(tx, actor, params, query.after),
  workerAnnouncements: ({ tx, actor, params, query }) => readingList(tx, actor, params, query.after),
  announcingCompanies: async ({ tx, actor }) => (await announcingEmployers(tx, readerOf(actor))).map(presentAnnouncing),
  hrAnnouncements: async ({ tx, actor, params, query }) => {
    const filter = { search: query.pesquisa, state: query.estado, companyId: query.idEmpresa };
    const group = groupOf(actor);
    const rows = await listAnnouncements(tx, group, filter, { ...params, after: query.after });
    return presentKeptList(rows, await countAnnouncements(tx, group, filter), params, actor);
  },
  announcementOptions: async ({ tx, actor }) => {
    const { companies, departments, clients } = await optionsOf(tx, groupOf(actor));
    return { empresas: companies, lotacoes: departments, tomadores: clients };
  },
  createAnnouncement: async ({ tx, actor, by, body }) =>
    presentKept(await createAnnouncement(tx, by, draftOf(body)), actor),
  announcement: async ({ tx, actor, params }) => presentKept(await announcementOf(tx, actor, params.id), actor),
  changeAnnouncement: async ({ tx, actor, by, params, body }) =>
    presentKept(
      await changeAnnouncement(tx, by, { id: params.id, version: body.versao }, draftOf(body), body.lerDeNovo),
      actor,
    ),
  publishAnnouncement: async ({ tx, actor, by, params, body }) =>
    presentKept(
      await publishAnnouncement(
        tx,
        by,
        { id: params.id, version: body.versao },
        body.comunicado && draftOf(body.comunicado),
      ),
      actor,
    ),
  newAnnouncementReach: async ({ tx, by, body }) => ({ total: await reachOf(tx, by, undefined, draftOf(body)) }),
  announcementReach: async ({ tx, by, params, body }) => ({ total: await reachOf(tx, by, params.id, draftOf(body)) }),
  withdrawAnnouncement: async ({ tx, actor, by, params, body }) =>
    presentKept(await withdrawAnnouncement(tx, by, params.id, body.versao), actor),
  deleteAnnouncements: async ({ tx, by, body }) => {
    await deleteAnnouncements(tx, by, readDeletion(body));
  },
  viewAnnouncement: async ({ tx, by, params }) => presentRead(await viewAnnouncement(tx, by, params.id)),
  confirmAnnouncement: async ({ tx, by, params, body }) =>
    presentRead(await confirmAnnouncement(tx, by, params.id, body.versao)),
  announcementReadings: async ({ tx, actor, params, query }) => {
    const { id: announcementId } = await announcementOf(tx, actor, params.id);
    const rows = await listReaders(tx, announcementId, query.situacao, { ...params, after: query.after });
    return presentReadings(rows, await countReaders(tx, announcementId, query.situacao), params);
  },
  remindReaders: async ({ tx, by, params }) => ({
    total: await remindReaders(tx, by, params.id),
  }),
} satisfies Handlers<typeof announcementContract>;

async function readingList(tx: Tx, actor: Actor, params: { page: number; size: number }, after: string | undefined) {
  const whose = actor.profile === 'rh' ? { group: groupOf(actor) } : readerOf(actor);
  const rows = await listForReading(tx, whose, { ...params, after });
  return presentForReading(rows, await countForReading(tx, whose), params);
}

function draftOf(body: BodyOf<(typeof announcementContract)['createAnnouncement']>): Draft {
  return {
    title: body.titulo,
    message: body.mensagem,
    companyIds: body.idEmpresas,
    toWorkers: body.trabalhadores,
    toManagers: body.gestores,
    departments: body.lotacoes,
    clients: body.tomadores,
    alsoNew: body.novos,
    startsAt: body.de,
    endsAt: body.ate,
    pinned: body.fixado,
    mustRead: body.leituraObrigatoria,
    cpfs: body.cpfs,
  };
}
