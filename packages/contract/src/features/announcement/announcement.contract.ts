import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, idOf, idParams } from '../../kernel/wire.ts';
import * as s from './announcement.schemas.ts';
import { announcingContract } from './announcing.contract.ts';

const appAccess = ['comunicados'] as const;
const readByHr = { roles: ['RH'], permission: ['RhComunicadoVisualizar'], appAccess } as const satisfies Access;
const createdByHr = { roles: ['RH'], permission: ['RhComunicadoCriar'], appAccess } as const satisfies Access;
const changedByHr = { roles: ['RH'], permission: ['RhComunicadoEditar'], appAccess } as const satisfies Access;
const readByThose = {
  roles: ['EMPREGADO', 'GESTOR'],
  permission: ['TrabalhadorComunicadoVisualizar', 'GestorComunicadoVisualizar'],
  appAccess,
} as const satisfies Access;
const version = z.object({ versao: z.int() });

/** Announcements: calls 40, 53 and 54, and what HR writes and keeps. */
export const announcementContract = {
  announcements: endpoint({
    method: 'GET',
    path: '/empresa/carregamensagenstodasempresas/1/:page/:size?',
    summary: 'HR: what the scope published; worker: what is addressed to oneself and current.',
    access: {
      roles: ['RH', 'EMPREGADO'],
      permission: ['RhComunicadoVisualizar', 'TrabalhadorComunicadoVisualizar'],
      appAccess,
    },
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(s.announcement),
  }),
  managerAnnouncements: endpoint({
    method: 'GET',
    path: '/gestor/carregamensagenstodasempresas/:page/:size?',
    summary: "Announcements to managers and to the team's companies.",
    access: { roles: ['GESTOR'], permission: ['GestorComunicadoVisualizar'], appAccess },
    params: pageParams(defaultPageSize.staff),
    query: z.object(cursorQuery),
    response: pageOf(s.announcement),
  }),
  ...announcingContract,
  workerAnnouncements: endpoint({
    method: 'GET',
    path: '/comunicado/trabalhador/:page/:size?',
    summary: 'What is addressed to oneself and current: pinned first, then the newest.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorComunicadoVisualizar'], appAccess },
    params: pageParams(defaultPageSize.worker),
    query: z.object(cursorQuery),
    response: pageOf(s.announcement),
  }),
  hrAnnouncements: endpoint({
    method: 'GET',
    path: '/comunicado/rh/:page/:size?',
    summary: 'All that HR wrote for the companies in reach, in every state, with how many have read it.',
    access: readByHr,
    params: pageParams(defaultPageSize.staff),
    query: s.announcementQuery,
    response: pageOf(s.hrAnnouncement),
  }),
  announcementOptions: endpoint({
    method: 'GET',
    path: '/comunicado/rh/opcoes',
    summary: 'The companies, departments and clients an announcement may be for.',
    access: readByHr,
    response: s.announcementOptions,
  }),
  createAnnouncement: endpoint({
    method: 'POST',
    path: '/comunicado',
    summary: 'A new draft.',
    access: createdByHr,
    body: s.announcementForm,
    response: s.hrAnnouncementDetail,
  }),
  announcement: endpoint({
    method: 'GET',
    path: '/comunicado/:id',
    summary: 'One as HR keeps it.',
    access: readByHr,
    params: idParams('announcement'),
    response: s.hrAnnouncementDetail,
  }),
  changeAnnouncement: endpoint({
    method: 'PUT',
    path: '/comunicado/:id',
    summary: 'Changes it; after its publication that is a new version, which may have to be read again.',
    access: changedByHr,
    params: idParams('announcement'),
    body: s.announcementChange,
    response: s.hrAnnouncementDetail,
  }),
  publishAnnouncement: endpoint({
    method: 'PUT',
    path: '/comunicado/:id/publica',
    summary:
      'Publishes a draft now, or from its day on, as it is sent here; its readers are told in the same transaction.',
    access: changedByHr,
    params: idParams('announcement'),
    body: z.extend(version, { comunicado: z.optional(s.announcementForm) }),
    response: s.hrAnnouncementDetail,
  }),
  newAnnouncementReach: endpoint({
    method: 'POST',
    path: '/comunicado/alcance',
    summary: 'How many people a new one would be for, as it is sent here; nothing is kept.',
    access: createdByHr,
    body: s.announcementForm,
    response: affected,
  }),
  announcementReach: endpoint({
    method: 'POST',
    path: '/comunicado/:id/alcance',
    summary: 'How many people it would be for, as it is sent here; nothing is kept.',
    access: changedByHr,
    params: idParams('announcement'),
    body: s.announcementForm,
    response: affected,
  }),
  withdrawAnnouncement: endpoint({
    method: 'PUT',
    path: '/comunicado/:id/retira',
    summary: 'Takes it away from its readers; who had read it stays known.',
    access: changedByHr,
    params: idParams('announcement'),
    body: version,
    response: s.hrAnnouncementDetail,
  }),
  deleteAnnouncements: endpoint({
    method: 'DELETE',
    path: '/comunicado',
    summary: 'Moves announcements to the exclusion history, with a reason.',
    access: { roles: ['RH'], permission: ['RhComunicadoDeletar'], appAccess },
    body: deletion,
    responseKind: 'empty',
  }),
  viewAnnouncement: endpoint({
    method: 'PUT',
    path: '/comunicado/:id/visualizou',
    summary: 'One opened by who it is for: the reading is recorded.',
    access: readByThose,
    params: idParams('announcement'),
    response: s.announcement,
  }),
  confirmAnnouncement: endpoint({
    method: 'PUT',
    path: '/comunicado/:id/confirma',
    summary: 'Its reader says to have read this version to the end.',
    access: readByThose,
    params: idParams('announcement'),
    body: version,
    response: s.announcement,
  }),
  announcementReadings: endpoint({
    method: 'GET',
    path: '/comunicado/:id/leituras/:page/:size?',
    summary: 'Who it is for, and who has read and confirmed it.',
    access: readByHr,
    params: z.extend(pageParams(defaultPageSize.staff), { id: idOf('announcement') }),
    query: z.object({ ...cursorQuery, situacao: z.optional(z.enum(s.readingStates, 'INVALID_OPTION')) }),
    response: pageOf(s.reading),
    mayLag: true,
  }),
  remindReaders: endpoint({
    method: 'POST',
    path: '/comunicado/:id/lembrete',
    summary: 'Reminds who has not read it, or not confirmed it where that is asked for; each once a day.',
    access: changedByHr,
    params: idParams('announcement'),
    response: affected,
  }),
} satisfies Contract;
