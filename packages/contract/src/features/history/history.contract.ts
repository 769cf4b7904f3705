import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { exportCall } from '../../kernel/list.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './history.schemas.ts';

const readsChanges = {
  roles: ['RH', 'ADMIN', 'SUPORTE'],
  permission: [
    'RhHistoricoRegistroVisualizar',
    'AdminHistoricoRegistroVisualizar',
    'SuporteHistoricoRegistroVisualizar',
  ],
} as const satisfies Access;
const readsDeletions = {
  roles: ['RH', 'ADMIN'],
  permission: ['RhHistoricoExclusaoVisualizar', 'AdminHistoricoExclusaoVisualizar'],
} as const satisfies Access;

/** Who changed and deleted what: HR of its access group, the platform of what it did itself. Newest first, by cursor. */
export const historyContract = {
  recordHistory: endpoint({
    method: 'GET',
    path: '/historicoregistro',
    summary: 'Changes by person, kind and day, with before and after as far as the grants reach.',
    access: readsChanges,
    query: s.recordHistoryQuery,
    response: s.recordHistory,
    mayLag: true,
  }),
  exportHistory: exportCall({
    path: '/historicoregistro',
    summary: 'The filtered list as CSV, with what was and what is as far as the grants reach; counts as one download.',
    access: { roles: ['RH', 'ADMIN'], permission: ['RhHistoricoRegistroDownload', 'AdminHistoricoRegistroDownload'] },
    filter: s.recordHistoryFilter,
  }),
  proofCounts: endpoint({
    method: 'GET',
    path: '/historicoregistro/comprovantes',
    summary: 'How many proofs of income were made and opened in a period; fewer than five are not told.',
    access: readsChanges,
    query: s.proofPeriod,
    response: s.proofCounts,
    mayLag: true,
  }),
  historyPeople: endpoint({
    method: 'GET',
    path: '/historicoregistro/pessoas',
    summary: 'Staff who did something that the reader sees, for the filter; at most 500, by name.',
    access: readsChanges,
    response: s.historyPeople,
    mayLag: true,
  }),
  deletionHistory: endpoint({
    method: 'GET',
    path: '/historicoexclusao',
    summary: 'What was deleted, by whom and why, by words, kind and day.',
    access: readsDeletions,
    query: s.deletionHistoryQuery,
    response: s.deletionHistory,
    mayLag: true,
  }),
  exportDeletions: exportCall({
    path: '/historicoexclusao',
    summary:
      'The filtered list as CSV: what was deleted, by whom, why, and whether it came back; counts as one download.',
    access: { roles: ['RH', 'ADMIN'], permission: ['RhHistoricoExclusaoDownload', 'AdminHistoricoExclusaoDownload'] },
    filter: s.deletionFilter,
  }),
  deletedRecord: endpoint({
    method: 'GET',
    path: '/historicoexclusao/:id',
    summary: 'One deletion with the record that was deleted.',
    access: readsDeletions,
    params: idParams('exclusion_history'),
    response: s.deletedRecord,
  }),
  restoreDeleted: endpoint({
    method: 'POST',
    path: '/historicoexclusao/:id/restauracao',
    summary: 'Brings a deleted record back, with a reason, where nothing took its place.',
    access: { roles: ['RH', 'ADMIN'], permission: ['RhHistoricoExclusaoEditar', 'AdminHistoricoExclusaoEditar'] },
    params: idParams('exclusion_history'),
    body: s.restoration,
    responseKind: 'empty',
  }),
} satisfies Contract;
