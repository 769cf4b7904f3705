import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { affected, day, id } from '../../kernel/wire.ts';

/** The day of payment of published payslips, `null`: none is known; `de` is the day that was seen of each. */
const payDayForm = z.object({
  recibos: z.array(z.object({ id, de: z.nullable(day) })).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)),
  dataPagamento: z.nullable(day),
});

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
