import { requestSetupContract } from '@cracha/contract/features/request/request-setup.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { decidedMany, keptBatchTypes } from './batch-types.ts';
import {
  type CategoryBody,
  changeRequestCategory,
  insertRequestCategory,
  keepRequestSetting,
  lockRequestCategory,
  type RequestCategory,
  type RequestSetting,
  requestCategories,
  requestSetting,
} from './request-setup.queries.ts';
import { categoriesOf } from './request-world.queries.ts';
import { subjectOf } from './send-request.ts';

type Calls = typeof requestSetupContract;

/** HR's settings of requests. */
export function requestSetupRoutes(): Routes {
  return routes(requestSetupContract, {
    requestCategories: async ({ tx, by }) => (await requestCategories(tx, groupOf(by))).map(presentCategory),
    createRequestCategory: ({ tx, by, body: { nome, ativa, ordem } }) =>
      saveCategory(tx, by, undefined, { name: nome, active: ativa, position: ordem }),
    updateRequestCategory: ({ tx, by, params, body: { nome, ativa, ordem, versao } }) =>
      saveCategory(tx, by, { id: params.id, version: versao }, { name: nome, active: ativa, position: ordem }),
    async offeredCategories({ tx, by, params }) {
      const { id } = await subjectOf(tx, by, params.idVinculo);
      return (await categoriesOf(tx, id)).map(one => ({ id: one.id, nome: one.name }));
    },
    requestSetting: async ({ tx, params }) =>
      presentSetting((await requestSetting(tx, params.idEmpresa)) ?? refuse('NOT_FOUND')),
    async saveRequestSetting({ tx, by, params: { idEmpresa }, body }) {
      const { avisoDias, diasDescanso, corteFolha, tiposEmLote, versao } = body;
      const restDays = [...new Set(diasDescanso)].sort();
      const batchTypes = tiposEmLote && keptBatchTypes(tiposEmLote);
      const asked = { noticeDays: avisoDias, restDays, cutoff: corteFolha, batchTypes, version: versao };
      return presentSetting(await saveSetting(tx, by, idEmpresa, asked));
    },
  });
}

/** @throws NOT_FOUND, STALE_VERSION, RECORD_ALREADY_EXISTS of the name */
async function saveCategory(
  tx: Tx,
  by: By,
  asked: { id: string; version: number } | undefined,
  body: CategoryBody,
): Promise<ResponseSent<Calls['createRequestCategory']>> {
  const group = groupOf(by);
  const before = asked && ((await lockRequestCategory(tx, group, asked.id)) ?? refuse('NOT_FOUND'));
  if (before && before.version !== asked.version) refuse('STALE_VERSION');
  const id = before
    ? (await changeRequestCategory(tx, before, body)) && before.id
    : await insertRequestCategory(tx, group, body);
  if (!id) return refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await record(tx, by, {
    ...{ verb: 'requestCategorySaved', entity: 'requestCategory', entityId: id },
    ...(before && { before: { name: before.name, position: before.position, active: before.active } }),
    after: body,
  });
  return presentCategory({ id, ...body, version: before ? before.version + 1 : 1 });
}

function presentCategory({ id, name, active, position, version }: RequestCategory) {
  return { id, nome: name, ativa: active, ordem: position, versao: version };
}

/** @throws NOT_FOUND, STALE_VERSION, INVALID_OPTION where no day of the week is worked */
async function saveSetting(
  tx: Tx,
  by: By,
  companyId: string,
  { batchTypes, ...rest }: Omit<RequestSetting, 'batchTypes'> & { batchTypes: string[] | null | undefined },
): Promise<RequestSetting> {
  const before = (await requestSetting(tx, companyId)) ?? refuse('NOT_FOUND');
  if (before.version !== rest.version) refuse('STALE_VERSION');
  const asked = { ...rest, batchTypes: batchTypes === undefined ? before.batchTypes : batchTypes };
  if (!(await keepRequestSetting(tx, companyId, asked))) refuse('STALE_VERSION');
  const told = (one: RequestSetting) => ({
    ...{ noticeDays: one.noticeDays, restDays: one.restDays.join(', '), cutoff: one.cutoff },
    batchTypes: decidedMany(one.batchTypes).join(', '),
  });
  await record(tx, by, {
    ...{ verb: 'requestSettingSaved', entity: 'requestSetting', entityId: companyId },
    ...{ before: told(before), after: told(asked) },
  });
  return { ...asked, version: before.version + 1 };
}

function presentSetting({ noticeDays, restDays, cutoff, batchTypes, version }: RequestSetting) {
  const tiposEmLote = [...decidedMany(batchTypes)];
  return { avisoDias: noticeDays, diasDescanso: restDays, corteFolha: cutoff, tiposEmLote, versao: version };
}
