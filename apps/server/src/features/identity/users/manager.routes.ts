import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import type { InvitationServices } from './invitation.ts';
import { presentManager, presentRecord } from './manager.presenter.ts';
import { pageOfManagers, placesOf, scopeOf, workersNamed } from './manager.queries.ts';
import { createManager, deleteManagers, managerById, replaceManager, saveManager } from './manager.ts';
import { coversOf, seatsOf } from './manager-cover.queries.ts';
import { addCover, endCover } from './manager-cover.ts';

/** Managers, for HR; a manager reads the colleagues and asks for the own cover. */
export function managerRoutes(services: InvitationServices): Routes {
  return routes(managerContract, {
    managers: async ({ tx, actor, params, query }) => {
      const enabled = query.situacao === undefined ? undefined : query.situacao === 'ativos';
      const filter = { search: query.pesquisa?.trim() || undefined, enabled };
      const { managers, counted } = await pageOfManagers(tx, filter, { ...params, after: query.after });
      const covers = await coversOf(
        tx,
        managers.slice(0, params.size).map(one => one.person_id),
      );
      return pageOf(managers, counted, params, one => presentManager(actor, one, covers));
    },
    managerOptions: async ({ tx, actor }) => {
      const places = await placesOf(tx, actor.accessGroupId);
      return {
        empresas: places
          .filter(one => one.department === null)
          .map(({ id, company, people }) => ({ id, nome: company, pessoas: people })),
        lotacoes: places.flatMap(({ id, company, department, people }) =>
          department === null ? [] : [{ idEmpresa: id, empresa: company, nome: department, pessoas: people }],
        ),
      };
    },
    managedPeople: async ({ tx, actor, query }) =>
      (await workersNamed(tx, actor.accessGroupId, query.pesquisa?.trim() ?? '')).map(({ id, name, company }) => ({
        id,
        nome: name,
        empresa: company,
      })),
    manager: ({ tx, actor, params }) => opened(tx, actor, params.id),
    createManager: async ({ tx, by, body }) => ({
      id: await createManager(tx, services, by, body),
    }),
    saveManager: async ({ tx, actor, by, params, body }) => {
      await saveManager(tx, by, params.id, body);
      return opened(tx, actor, params.id);
    },
    replaceManager: async ({ tx, by, params, body }) => ({
      total: await replaceManager(tx, by, params.id, body),
    }),
    deleteManagers: ({ tx, by, body }) => deleteManagers(tx, by, readDeletion(body), body.confirmado !== false),
    addCover: async ({ tx, actor, by, params, body }) => {
      await addCover(tx, by, params.id, body);
      return opened(tx, actor, params.id);
    },
    endCover: async ({ tx, actor, by, params }) => {
      await endCover(tx, by, params.id, params.idCobertura);
      return opened(tx, actor, params.id);
    },
  });
}

/** HR opens those in reach, a manager the own one alone. */
async function opened(tx: Tx, actor: Actor, id: string) {
  const manager = await managerById(tx, id);
  if (actor.profile === 'gestor' && !manager.mine) return refuse('NOT_FOUND');
  return presentRecord(actor, manager, {
    scope: await scopeOf(tx, id),
    covers: await coversOf(tx, [manager.person_id]),
    seats: actor.profile === 'rh' ? await seatsOf(tx, manager.person_id) : [],
  });
}
