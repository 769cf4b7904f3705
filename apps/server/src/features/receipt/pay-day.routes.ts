import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import { doerOf } from '#core/audit/audit.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { setCreditDays } from './credit-days.ts';
import { scopeOf } from './receipt-list.routes.ts';

/** The day of payment of payslips that are out. */
export function payDayRoutes(): Routes {
  return routes(payDayContract, handlers);
}

const handlers = {
  setPayDay: async ({ tx, actor, request, body: { recibos, dataPagamento } }) => {
    const seen = new Map(recibos.map(({ id, de }) => [id.toLowerCase(), de]));
    const set = { seen, day: dataPagamento, field: 'dataPagamento' };
    return { total: await setCreditDays(tx, doerOf(actor, request), scopeOf(actor), set) };
  },
} satisfies Handlers<typeof payDayContract>;
