import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { setCreditDays, setMissingDays } from '../list/credit-days.ts';
import { scopeOf } from '../list/receipt-list.routes.ts';
import { filterOf } from '../list/receipt-list.ts';

/** The day of payment of payslips that are out. */
export function payDayRoutes(): Routes {
  return routes(payDayContract, handlers);
}

const handlers = {
  setPayDay: async ({ tx, actor, by, body: { recibos, filtro, dataPagamento } }) => {
    const [scope, set] = [scopeOf(actor), { day: dataPagamento, field: 'dataPagamento' }];
    if (!recibos) return { total: await setMissingDays(tx, by, scope, filterOf(filtro ?? {}), set) };
    const seen = new Map(recibos.map(({ id, de }) => [id.toLowerCase(), de]));
    return { total: await setCreditDays(tx, by, scope, seen, set) };
  },
} satisfies Handlers<typeof payDayContract>;
