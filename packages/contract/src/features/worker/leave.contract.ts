import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf, idParams } from '../../kernel/wire.ts';
import { leaveForm, workerRecord } from './worker.schemas.ts';

const access = {
  roles: ['RH'],
  permission: ['RhTrabalhadorEditar'],
  appAccess: ['trabalhador'],
} as const satisfies Access;
const params = z.object({ id: idOf('employment'), idAfastamento: idOf('employment_leave') });

/** The leaves of a worker's record, which tells them. */
export const leaveContract = {
  addLeave: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/afastamentos',
    summary: 'A leave beside those there are; none may overlap another.',
    access,
    params: idParams('employment'),
    body: leaveForm,
    response: workerRecord,
  }),
  changeLeave: endpoint({
    method: 'PUT',
    path: '/trabalhador/:id/afastamentos/:idAfastamento',
    summary: 'Another kind or other days of a leave, such as its end once it is known.',
    access,
    params,
    body: leaveForm,
    response: workerRecord,
  }),
  removeLeave: endpoint({
    method: 'DELETE',
    path: '/trabalhador/:id/afastamentos/:idAfastamento',
    summary: 'Takes a leave away that was none; what it said stays in the history.',
    access,
    params,
    response: workerRecord,
  }),
} satisfies Contract;
