import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { dayFrom } from '#kernel/day.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { keptPeriod, presentBalances, storedState } from './vacation.presenter.ts';
import {
  countDue,
  countDueStates,
  countUndated,
  type DueFilter,
  dueFilters,
  listDue,
  listUndated,
  type UndatedRow,
} from './vacation.queries.ts';
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
      const filter = { ...narrowedBy(by, query), state: query.estado && storedState(query.estado) };
      const rows = await listDue(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countDue(tx, filter), params, row => ({
        ...whose(row),
        ...keptPeriod(row.document, dayFrom()),
      }));
    },
    undatedVacations: async ({ tx, by, params, query }) => {
      const filter = narrowedBy(by, query);
      const rows = await listUndated(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countUndated(tx, filter), params, whose);
    },
    vacationTotals: async ({ tx, by, query }) => {
      const { acquiring, ...due } = await countDueStates(tx, narrowedBy(by, query));
      const counts = [due['in-time'], due['double-pay-risk'], due['double-pay']] as const;
      return {
        ...{ adquirindo: acquiring, noPrazo: counts[0], riscoDobra: counts[1], dobra: counts[2] },
        total: counts.reduce((sum, one) => sum + one, acquiring),
        // managers don't see what HR told
        semAdmissao: by.profile === 'rh' ? await countUndated(tx, narrowedBy(by, query)) : 0,
      };
    },
    vacationFilters: async ({ tx, by }) => {
      const { companies, departments } = await dueFilters(tx, groupOf(by));
      return { empresas: companies, lotacoes: departments };
    },
    openVacations: async ({ tx, by, params: { idVinculo }, body: { aPartirDe, gozados, vendidos, faltas } }) => {
      const opening = { firstDay: aPartirDe, taken: gozados, sold: vendidos, absences: faltas };
      await openVacations(tx, by, idVinculo, opening);
      return presentBalances(idVinculo, await factsOf(tx, idVinculo), dayFrom());
    },
  });
}

const whose = (row: UndatedRow) => ({
  ...{ idVinculo: row.employment_id, nome: row.name, empresa: row.company, lotacao: row.department },
});

type Narrowed = QueryOf<(typeof vacationContract)['vacationTotals']>;

/** What a list is narrowed by, in our words. */
const narrowedBy = (by: By, { pesquisa, idEmpresa, lotacao, aConferir }: Narrowed): DueFilter => ({
  ...{ accessGroupId: groupOf(by), search: pesquisa, companyId: idEmpresa },
  ...{ department: lotacao, isUnchecked: aConferir === 'true' },
});
