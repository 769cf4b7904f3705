import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ParamsOf, QueryOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';
import { pdfUrl } from '../receipt.presenter.ts';
import { countReceipts, type EmploymentReceipt, receiptsOf, seesEmployment } from './employment-receipts.queries.ts';

type Call = (typeof receiptContract)['receiptsOfEmployment'];

/** The receipts of one employment; `0` is all of one's own, for the worker alone. @throws EMPLOYEE_NOT_FOUND */
export async function listOfEmployment(
  tx: Tx,
  actor: Actor,
  params: ParamsOf<Call>,
  query: QueryOf<Call>,
): Promise<ResponseSent<Call>> {
  const { idEmpregado, ...page } = params;
  const employmentId = idEmpregado === '0' && actor.profile === 'trabalhador' ? null : idEmpregado;
  if (employmentId !== null && !(await seesEmployment(tx, actor, employmentId))) refuse('EMPLOYEE_NOT_FOUND');
  const filter = { employmentId, year: query.ano, search: query.pesquisa };
  const rows = await receiptsOf(tx, actor, filter, { ...page, after: query.after });
  return pageOf(rows, await countReceipts(tx, actor, filter), page, presentRow);
}

function presentRow(row: EmploymentReceipt): ResponseSent<Call>['items'][number] {
  return {
    id: row.id,
    tipo: 1,
    especie: kindWire(row.kind),
    mes: row.month,
    ano: row.year,
    empresa: row.trade_name,
    liquido: row.net,
    publicadoEm: row.published_at.toISOString(),
    visualizado: row.viewed_at !== null,
    concorda: row.agrees,
    urlPdf: pdfUrl(row),
  };
}
