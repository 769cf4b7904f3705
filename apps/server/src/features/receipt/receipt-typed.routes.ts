import { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import { doerOf, record } from '#core/audit/audit.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { natureOf } from '#core/receipt/pay-item-nature.ts';
import { lockPublication } from '#core/receipt/publication.queries.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { nameFields } from './name-fields.ts';
import { publishReceipts } from './receipt.events.ts';
import type { EnqueueReceiptMails } from './receipt.jobs.ts';
import { employmentsToPay, employmentToPay, existingReceipt, knownItems } from './typed-receipt.queries.ts';
import { refuseSecond, typedReceipt } from './typed-receipt.ts';

/** Receipts that HR types in. */
export function typedReceiptRoutes({ enqueueMails }: { enqueueMails: EnqueueReceiptMails }): Routes {
  return routes(typedReceiptContract, {
    ...readHandlers,
    publishTypedReceipt: async ({ tx, actor, request, body }) => {
      const group = groupOf(actor);
      const employment = await employmentToPay(tx, group, body.idEmpregado);
      if (!employment) refuse('EMPLOYEE_NOT_FOUND');
      const receipt = typedReceipt(body, employment, group);
      await lockPublication(tx, group);
      if (await existingReceipt(tx, receipt)) refuseSecond(receipt);
      await publishReceipts(tx, [receipt], enqueueMails);
      const id = (await existingReceipt(tx, receipt)) ?? refuse('NOT_SAVED');
      const after = { kind: receipt.kind, year: receipt.year, month: receipt.month, net: receipt.net };
      await record(tx, doerOf(actor, request), { verb: 'receiptTyped', entity: 'receipt', entityId: id, after });
      return { id };
    },
  });
}

const readHandlers = {
  employmentsToPay: async ({ tx, actor, query }) => {
    const found = await employmentsToPay(tx, groupOf(actor), query.pesquisa ?? '');
    return found.map(({ id, name, registration, cpf, company_id, trade_name, cnpj, job_title }) => ({
      id,
      nome: name,
      matricula: registration,
      cpf: maskedCpf(cpf),
      idEmpresa: company_id,
      empresa: trade_name,
      cnpj,
      cargo: job_title,
    }));
  },
  knownPayItems: async ({ tx, actor, query }) => {
    const found = await knownItems(tx, groupOf(actor), query.pesquisa ?? '');
    return found.map(({ code, description, side }) => ({
      codigo: code,
      descricao: description,
      lado: side === 'earning' ? ('vencimento' as const) : ('desconto' as const),
      natureza: natureOf(description, side),
    }));
  },
  nameFields: async ({ tx, actor, request, params, body }) =>
    nameFields(tx, actor, doerOf(actor, request), params, body.nomes),
} satisfies Handlers<typeof typedReceiptContract>;

function groupOf({ accessGroupId }: Actor): string {
  return accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN');
}
