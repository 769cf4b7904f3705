import { rubricContract } from '@cracha/contract/features/import/rubric.contract.ts';
import { rubricKinds } from '@cracha/contract/features/import/rubric.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  countRubrics,
  dropRubric,
  employersRemembered,
  listRubrics,
  type RubricRow,
  rubricById,
  rubricUse,
  setNature,
} from './rubric-list.queries.ts';

/** The rubrics remembered of earlier eSocial files, as HR looks after them. */
export function rubricRoutes(): Routes {
  return routes(rubricContract, {
    rubrics: async ({ tx, actor, params, query: { pesquisa, empregador, after } }) => {
      const filter = { search: pesquisa, employer: empregador };
      const rows = await listRubrics(tx, filter, { ...params, after });
      return pageOf(rows, await countRubrics(tx, filter), params, row => present(row, actor));
    },
    rubricEmployers: ({ tx }) => employersRemembered(tx),
    rubricUse: async ({ tx, params }) => {
      const { used, looked, isAll, last } = await rubricUse(
        tx,
        (await rubricById(tx, params.id)) ?? refuse('NOT_FOUND'),
      );
      return { recibos: used, vistos: looked, todos: isAll, ultima: last };
    },
    correctRubric: async ({ tx, actor, by, params, body: { natureza: nature } }) => {
      const before = await changeable(tx, actor, params.id);
      await setNature(tx, before.id, nature, actor.personId);
      await record(tx, by, {
        verb: 'rubricCorrected',
        entity: 'rememberedRubric',
        entityId: before.id,
        before: told(before),
        after: told({ ...before, nature }),
      });
      return present((await rubricById(tx, before.id)) ?? refuse('NOT_FOUND'), actor);
    },
    forgetRubric: async ({ tx, actor, by, params }) => {
      const before = await changeable(tx, actor, params.id);
      if (!(await dropRubric(tx, before.id))) refuse('NOT_FOUND');
      await record(tx, by, {
        verb: 'rubricForgotten',
        entity: 'rememberedRubric',
        entityId: before.id,
        before: told(before),
      });
    },
  });
}

/** They are read into the payroll of every company of the employer: who has some of them only looks. @throws NOT_FOUND, OPERATION_NOT_ALLOWED */
async function changeable(tx: Tx, actor: Actor, id: string): Promise<RubricRow> {
  const row = (await rubricById(tx, id)) ?? refuse('NOT_FOUND');
  return mayChange(actor, row) ? row : refuse('OPERATION_NOT_ALLOWED');
}

const mayChange = ({ permissions }: Actor, { held }: RubricRow) => held && permissions.has('RhImportacaoEditar');

function present(row: RubricRow, actor: Actor): ResponseSent<(typeof rubricContract)['correctRubric']> {
  return {
    id: row.id,
    empregador: row.employer,
    tabela: row.rubric_table,
    codigo: row.code,
    descricao: row.description,
    tipo: rubricKinds[Number(row.kind) - 1] ?? 'informativa',
    natureza: row.nature,
    de: month(row.valid_from),
    ate: row.valid_until === '' ? null : month(row.valid_until),
    origem: row.file_name,
    contadaEm: row.told_at.toISOString(),
    corrigidaEm: row.corrected_at?.toISOString() ?? null,
    corrigidaPor: row.corrected_by,
    can: mayChange(actor, row) ? ['corrigir', 'esquecer'] : [],
  };
}

const month = (text: string) => text.split('-').reverse().join('/');
const told = ({ code, description, nature }: RubricRow) => ({ code, description, nature });
