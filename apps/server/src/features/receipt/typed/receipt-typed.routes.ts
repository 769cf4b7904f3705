import { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import { natureOf } from '#core/receipt/pay-item-nature.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { nameFields } from '../pdf/name-fields.ts';
import { presentToPay, publishTyped } from '../publish-typed.ts';
import type { EnqueueReceiptMails } from '../receipt.jobs.ts';
import { employmentsToPay, employmentToPay, knownItems } from '../typed-receipt.queries.ts';
import { typedReceipt } from '../typed-receipt.ts';

/** Receipts that HR types in. */
export function typedReceiptRoutes({ enqueueMails }: { enqueueMails: EnqueueReceiptMails }): Routes {
  return routes(typedReceiptContract, {
    ...readHandlers,
    publishTypedReceipt: async ({ tx, actor, by, body }) => {
      const group = groupOf(actor);
      const employment = await employmentToPay(tx, group, body.idEmpregado);
      if (!employment) refuse('EMPLOYEE_NOT_FOUND');
      const receipt = typedReceipt(body, employment, group);
      return { id: await publishTyped(tx, by, receipt, enqueueMails) };
    },
  });
}

const readHandlers = {
  employmentsToPay: async ({ tx, actor, query }) =>
    presentToPay(await employmentsToPay(tx, groupOf(actor), query.pesquisa ?? '')),
  knownPayItems: async ({ tx, actor, query }) => {
    const found = await knownItems(tx, groupOf(actor), query.pesquisa ?? '');
    return found.map(({ code, description, side }) => ({
      codigo: code,
      descricao: description,
      lado: side === 'earning' ? ('vencimento' as const) : ('desconto' as const),
      natureza: natureOf(description, side),
    }));
  },
  nameFields: async ({ tx, actor, by, params, body }) => nameFields(tx, actor, by, params, body.nomes),
} satisfies Handlers<typeof typedReceiptContract>;
