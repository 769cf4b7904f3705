import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { affected, id, reasonText } from '../../kernel/wire.ts';

const changedByHr = { roles: ['RH'], permission: ['RhReciboEditar'], appAccess: ['recibos'] } as const satisfies Access;
const ids = z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000));

/** Taking published receipts from their workers' sight for a reason, and giving them back; the answers count the changed. */
export const withholdingContract = {
  withholdReceipts: endpoint({
    method: 'POST',
    path: '/recibo/rh/reter',
    summary: 'Withholds receipts: their workers see the month and the reason, no amounts.',
    access: changedByHr,
    body: z.object({ ids, motivo: reasonText }),
    response: affected,
  }),
  giveReceiptsBack: endpoint({
    method: 'POST',
    path: '/recibo/rh/devolver',
    summary: 'Gives withheld receipts back to their workers.',
    access: changedByHr,
    body: z.object({ ids }),
    response: affected,
  }),
} satisfies Contract;
