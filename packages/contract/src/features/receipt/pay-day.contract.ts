import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { affected, day, id } from '../../kernel/wire.ts';
import { receiptFilter } from './receipt-list.schemas.ts';

/**
 * The day of payment of published payslips: of those that are named, `null` where none is known (`de` is the day that was seen of
 * each), or of all without a day that a filter finds. Exactly one of the two.
 */
const payDayForm = z
  .object({
    recibos: z.optional(
      z.array(z.object({ id, de: z.nullable(day) })).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)),
    ),
    filtro: z.optional(receiptFilter),
    dataPagamento: z.nullable(day),
  })
  .check(
    z.refine(({ recibos, filtro }) => (recibos === undefined) !== (filtro === undefined), 'INVALID_REQUEST'),
    z.refine(({ filtro, dataPagamento }) => filtro === undefined || dataPagamento !== null, {
      error: 'REQUIRED_FIELD',
      path: ['dataPagamento'],
    }),
  );

/** What benefits have as the day of the credit, of payslips. */
export const payDayContract = {
  setPayDay: endpoint({
    method: 'PUT',
    path: '/recibo/rh/diapagamento',
    summary:
      'Sets the day of payment of published payslips, or takes it away; all or none. Their workers see it at once.',
    access: { roles: ['RH'], permission: ['RhReciboEditar'], appAccess: ['recibos'] },
    body: payDayForm,
    response: affected,
  }),
} satisfies Contract;
