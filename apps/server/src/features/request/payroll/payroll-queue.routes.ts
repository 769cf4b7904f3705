import { payrollQueueContract } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import { countDownload } from '#core/file/download.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { kindOf, payrollFile, presentEntry, stateOf } from './payroll-queue.presenter.ts';
import { countEntries, entriesOf, exportById, listEntries, payrollMonths } from './payroll-queue.queries.ts';
import { exportMonth, giveBack, takeEntry } from './payroll-queue.ts';

/** What requests leave for payroll: seen, taken once, taken back. */
export function payrollQueueRoutes(): Routes {
  return routes(payrollQueueContract, {
    async payrollQueue({ tx, by, params, query }) {
      const { pesquisa, mes, ano, idEmpresa, tipo, estado } = query;
      const filter = {
        ...{ search: pesquisa, month: mes, year: ano, companyId: idEmpresa },
        ...{ kind: kindOf(tipo), state: stateOf(estado) },
      };
      const rows = await listEntries(tx, groupOf(by), filter, { ...params, after: query.after });
      return pageOf(rows, await countEntries(tx, groupOf(by), filter), params, presentEntry);
    },
    payrollMonths: async ({ tx, by }) =>
      (await payrollMonths(tx, groupOf(by))).map(({ month, year, total, open, taken }) => ({
        ...{ mes: month, ano: year, total, abertas: open, levadas: taken },
      })),
    async exportPayroll({ tx, by, body: { mes, ano, idEmpresas } }) {
      const asked = { month: mes, year: ano, companyIds: idEmpresas ?? null };
      const { exportId, total } = await exportMonth(tx, by, asked);
      return { idExportacao: exportId, total };
    },
    async payrollFile({ inOwnTransaction, by, params, query }) {
      const found = await inOwnTransaction(async tx => {
        const { id, competence } = (await exportById(tx, groupOf(by), params.id)) ?? refuse('NOT_FOUND');
        await countDownload(tx, by.actor, 'payrollExport', id);
        return { competence, rows: await entriesOf(tx, groupOf(by), id) };
      });
      return payrollFile(found.rows, found.competence, query.formato ?? 'csv');
    },
    takePayrollEntry: async ({ tx, by, params }) => presentEntry(await takeEntry(tx, by, params.id)),
    giveBackPayrollEntry: async ({ tx, by, params, body }) =>
      presentEntry(await giveBack(tx, by, params.id, body.motivo)),
  });
}
