import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idParams, searchText } from '../../kernel/wire.ts';
import * as s from './approver-profile.schemas.ts';

/** Named sequences of approvers of an access group: who approves what, in which order, with how many. */
export const approverProfileContract = {
  createApproverProfile: endpoint({
    method: 'POST',
    path: '/perfilAprovador/AddPerfilAprovador',
    summary: 'Creates an approver profile of the chosen group.',
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorCriar'] },
    body: z.object(s.approverForm),
    response: s.approverProfile,
  }),
  updateApproverProfile: endpoint({
    method: 'POST',
    path: '/perfilAprovador/UpdatePerfilAprovador',
    summary: 'Changes an approver profile; what was sent before keeps its route.',
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorEditar'] },
    body: z.object({ id, ...s.approverForm, versao: z.optional(z.int()) }),
    response: s.approverProfile,
  }),
  approverProfiles: endpoint({
    method: 'GET',
    path: '/perfilAprovador/getAllByGrupoAcesso',
    summary: "The approver profiles of the token's access group, in their order.",
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorVisualizar'] },
    response: z.array(s.approverProfile),
  }),
  approverChoices: endpoint({
    method: 'GET',
    path: '/perfilAprovador/pessoas',
    summary: 'Staff of the access group who may sit in a step, by name.',
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorCriar', 'RhPerfilAprovadorEditar'] },
    query: z.object({ pesquisa: searchText }),
    response: z.array(z.object({ id, nome: z.string() })),
  }),
  deleteApproverProfile: endpoint({
    method: 'DELETE',
    path: '/perfilAprovador/:id',
    summary: 'Deletes an approver profile; record history keeps it.',
    access: { roles: ['RH'], permission: ['RhPerfilAprovadorDeletar'] },
    params: idParams('approver_profile'),
    responseKind: 'empty',
  }),
} satisfies Contract;
