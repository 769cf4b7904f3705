import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, id, idOf, idParams, searchText } from '../../kernel/wire.ts';
import * as s from './manager.schemas.ts';

const readers = {
  roles: ['RH', 'GESTOR'],
  permission: ['RhGestorVisualizar', 'GestorGestorVisualizar'],
  appAccess: ['gestor'],
} as const satisfies Access;
const by = (...permission: readonly ('RhGestorCriar' | 'RhGestorEditar' | 'RhGestorDeletar')[]) =>
  ({ roles: ['RH'], permission, appAccess: ['gestor'] }) as const satisfies Access;

/** Managers: group users with the manager's role, what they look after, and who stands in for them. */
export const managerContract = {
  managers: endpoint({
    method: 'GET',
    path: '/gestores/lista/:page/:size?',
    summary: 'The managers by name: for HR those in its reach, for a manager the colleagues at work.',
    access: readers,
    params: pageParams(defaultPageSize.staff),
    query: s.managerQuery,
    response: pageOf(s.managerRow),
  }),
  managerOptions: endpoint({
    method: 'GET',
    path: '/gestores/opcoes',
    summary: 'The companies and departments that may be given, with how many work there.',
    access: by('RhGestorCriar', 'RhGestorEditar'),
    response: s.managerOptions,
  }),
  managedPeople: endpoint({
    method: 'GET',
    path: '/gestores/trabalhadores',
    summary: 'Up to twenty workers of the reach by a part of their name, to be named one by one.',
    access: by('RhGestorCriar', 'RhGestorEditar'),
    query: z.object({ pesquisa: searchText }),
    response: z.array(z.object({ id, nome: z.string(), empresa: z.string() })),
  }),
  manager: endpoint({
    method: 'GET',
    path: '/gestores/:id',
    summary: 'One manager: scope, cover and seats in approvals; a manager reads only the own one.',
    access: readers,
    params: idParams('manager'),
    response: s.managerRecord,
  }),
  createManager: endpoint({
    method: 'POST',
    path: '/gestores',
    summary: "Gives the manager's role with what is looked after; who has no account gets an invitation.",
    access: by('RhGestorCriar'),
    body: s.newManager,
    response: z.object({ id }),
  }),
  saveManager: endpoint({
    method: 'PUT',
    path: '/gestores/:id',
    summary: 'Changes profile, scope and whether the role is on; it holds from the next request on.',
    access: by('RhGestorEditar'),
    params: idParams('manager'),
    body: s.managerForm,
    response: s.managerRecord,
  }),
  replaceManager: endpoint({
    method: 'POST',
    path: '/gestores/:id/substituicao',
    summary: 'Hands everybody and every seat over to another manager; what waits needs `confirmado`.',
    access: by('RhGestorEditar'),
    params: idParams('manager'),
    body: s.replaceForm,
    response: affected,
  }),
  deleteManagers: endpoint({
    method: 'DELETE',
    path: '/gestores',
    summary: 'Takes the role from managers who look after nobody.',
    access: by('RhGestorDeletar'),
    body: deletion,
    responseKind: 'empty',
  }),
  addCover: endpoint({
    method: 'POST',
    path: '/gestores/:id/coberturas',
    summary: 'Who stands in for a manager, from a day until a day; a manager asks for the own cover.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhGestorEditar', 'GestorGestorEditar'],
      appAccess: ['gestor'],
    },
    params: idParams('manager'),
    body: s.coverForm,
    response: s.managerRecord,
  }),
  endCover: endpoint({
    method: 'DELETE',
    path: '/gestores/:id/coberturas/:idCobertura',
    summary: 'Takes a cover back; it ends at once.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhGestorEditar', 'GestorGestorEditar'],
      appAccess: ['gestor'],
    },
    params: z.object({ id: idOf('manager'), idCobertura: idOf('manager_cover') }),
    response: s.managerRecord,
  }),
} satisfies Contract;
