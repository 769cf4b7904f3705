import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { day, id, idOf, idParams } from '../../kernel/wire.ts';
import { leaveForm, workerRecord } from './worker.schemas.ts';

const access = {
  roles: ['RH'],
  permission: ['RhTrabalhadorEditar'],
  appAccess: ['trabalhador'],
} as const satisfies Access;
const params = z.object({ id: idOf('employment'), idAfastamento: idOf('employment_leave') });

/** Somebody of a manager's team who is away. Only a vacation is told as what it is (decision 15). */
const absence = z.object({
  idVinculo: id,
  nome: z.string(),
  lotacao: z.nullable(z.string()),
  de: day,
  /** Null: the end is not known. */
  ate: z.nullable(day),
  ferias: z.boolean(),
});

/** The leaves of a worker's record, which tells them, and who of a team is away. */
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
  teamAbsences: endpoint({
    method: 'GET',
    path: '/trabalhador/gestor/ausencias',
    summary: "Who of the manager's people is away today or in the next seven days, who leaves first, first.",
    access: {
      roles: ['GESTOR'],
      permission: ['GestorTrabalhadorVisualizar', 'GestorSolicitacaoVisualizar'],
      appAccess: ['trabalhador', 'solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
    },
    response: z.object({
      /** Those away today. */
      hoje: z.array(absence),
      /** Those whose absence begins in the seven days after. */
      proximos: z.array(absence),
    }),
  }),
} satisfies Contract;
