import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { dayFrom } from '#kernel/day.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { keptPeriod, presentBalances, storedState } from './vacation.presenter.ts';
import { countDue, listDue } from './vacation.queries.ts';
import { factsOf, openVacations, startsOf } from './vacation.ts';

/** Balances, lawful starts and where counting begins. */
export function vacationRoutes(): Routes {
  return routes(vacationContract, {
    vacationBalance: async ({ tx, params: { idVinculo } }) =>
      presentBalances(idVinculo, await factsOf(tx, idVinculo), dayFrom()),
    vacationStarts: async ({ tx, params, query: { dias, de, ate, exceto } }) => {
      const asked = { days: dias === undefined ? null : Number(dias), from: de, until: ate, exceptId: exceto };
      const { days, starts } = await startsOf(tx, params.idVinculo, asked);
      return { dias: days, inicios: starts };
    },
    vacationsAtRisk: async ({ tx, by, params, query }) => {
      const filter = {
        ...{ accessGroupId: groupOf(by), search: query.pesquisa, companyId: query.idEmpresa },
        ...{ department: query.lotacao, isUnchecked: query.aConferir === 'true' },
        state: query.estado && storedState(query.estado),
      };
      const rows = await listDue(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countDue(tx, filter), params, row => ({
        ...{ idVinculo: row.employment_id, nome: row.name, empresa: row.company, lotacao: row.department },
        ...keptPeriod(row.document, dayFrom()),
      }));
    },
    openVacations: async ({ tx, by, params: { idVinculo }, body: { aPartirDe, gozados, vendidos, faltas } }) => {
      const opening = { firstDay: aPartirDe, taken: gozados, sold: vendidos, absences: faltas };
      await openVacations(tx, by, idVinculo, opening);
      return presentBalances(idVinculo, await factsOf(tx, idVinculo), dayFrom());
    },
  });
}
