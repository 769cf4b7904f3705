import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idOf, idParams, requiredText } from '../../kernel/wire.ts';
import { listedType } from './request.schemas.ts';

const reads = { roles: ['RH'], permission: ['RhConfiguracaoVisualizar'] } as const satisfies Access;
const edits = { roles: ['RH'], permission: ['RhConfiguracaoEditar'] } as const satisfies Access;

const category = {
  nome: requiredText(80),
  ativa: z.boolean(),
  /** From 1; those alike by name. */
  ordem: z.int('INVALID_OPTION').check(z.minimum(1, 'INVALID_OPTION'), z.maximum(999, 'INVALID_OPTION')),
};
const requestCategory = z.object({ id, ...category, versao: z.int() });

const setting = {
  /** Calendar days between asking for a vacation and its start (CLT 135: 30 at least). */
  avisoDias: z.int('INVALID_OPTION').check(z.minimum(30, 'MIN_VALUE'), z.maximum(120, 'MAX_VALUE')),
  /** ISO weekdays without work where the clock has no schedule: 1 is Monday, 7 Sunday. */
  diasDescanso: z
    .array(z.int('INVALID_OPTION').check(z.minimum(1, 'INVALID_OPTION'), z.maximum(7, 'INVALID_OPTION')))
    .check(z.maxLength(6, 'INVALID_OPTION')),
  /** The last day of a month on which an advance is still paid with it. */
  corteFolha: z.int('INVALID_OPTION').check(z.minimum(1, 'INVALID_OPTION'), z.maximum(31, 'INVALID_OPTION')),
};

/** Types of which many may be decided at once. */
const batchTypes = z.array(listedType).check(z.maxLength(20, 'INVALID_OPTION'));
const requestSetting = z.object({ ...setting, tiposEmLote: batchTypes, versao: z.int() });

/** What HR sets for requests (product 5, 5.14): subjects, days of notice, rest days, payroll's cut-off, types decided many at once. */
export const requestSetupContract = {
  requestCategories: endpoint({
    method: 'GET',
    path: '/categoria',
    summary: "HR's subjects of other requests, those out of use too.",
    access: reads,
    response: z.array(requestCategory),
  }),
  createRequestCategory: endpoint({
    method: 'POST',
    path: '/categoria',
    summary: 'A new subject.',
    access: edits,
    body: z.object(category),
    response: requestCategory,
  }),
  updateRequestCategory: endpoint({
    method: 'PUT',
    path: '/categoria/:id',
    summary: 'Another name or order of a subject, or none any more; requests keep the name they were sent with.',
    access: edits,
    params: idParams('request_category'),
    body: z.object({ ...category, versao: z.int() }),
    response: requestCategory,
  }),
  offeredCategories: endpoint({
    method: 'GET',
    path: '/solicitacao/categorias/:idVinculo',
    summary: 'The subjects that a request about an employment may have.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: ['TrabalhadorSolicitacaoCriar', 'GestorSolicitacaoCriar', 'RhSolicitacaoCriar'],
      appAccess: ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
    },
    params: z.object({ idVinculo: idOf('employment') }),
    response: z.array(z.object({ id, nome: z.string() })),
  }),
  requestSetting: endpoint({
    method: 'GET',
    path: '/config/solicitacao/:idEmpresa',
    summary: 'What holds for the requests of a company; version 0: nobody has set it yet.',
    access: reads,
    params: z.object({ idEmpresa: idOf('company') }),
    response: requestSetting,
  }),
  saveRequestSetting: endpoint({
    method: 'PUT',
    path: '/config/solicitacao/:idEmpresa',
    summary: 'Sets what holds for the requests of a company from now on.',
    access: edits,
    params: z.object({ idEmpresa: idOf('company') }),
    body: z.object({ ...setting, tiposEmLote: z.optional(batchTypes), versao: z.int() }),
    response: requestSetting,
  }),
} satisfies Contract;
