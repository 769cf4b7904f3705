import type { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import { lockPublication } from '#core/receipt/publication.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { publishReceipts } from './receipt.events.ts';
import type { EnqueueReceiptMails } from './receipt.jobs.ts';
import { type EmploymentToPay, existingReceipt } from './typed-receipt.queries.ts';
import { refuseSecond } from './typed-receipt.ts';

/** Publishes what HR typed, once. @returns its id; @throws RECEIPT_ALREADY_EXISTS for the same worker, month and kind */
export async function publishTyped(
  tx: Tx,
  doer: Doer,
  receipt: NewReceipt,
  enqueueMails: EnqueueReceiptMails,
): Promise<string> {
  await lockPublication(tx, receipt.accessGroupId);
  if (await existingReceipt(tx, receipt)) refuseSecond(receipt);
  await publishReceipts(tx, [receipt], enqueueMails);
  const id = (await existingReceipt(tx, receipt)) ?? refuse('NOT_SAVED');
  const after = { kind: receipt.kind, year: receipt.year, month: receipt.month, net: receipt.net };
  await record(tx, doer, { verb: 'receiptTyped', entity: 'receipt', entityId: id, after });
  return id;
}

export function presentToPay(
  found: readonly EmploymentToPay[],
): ResponseSent<(typeof typedReceiptContract)['employmentsToPay']> {
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
}
