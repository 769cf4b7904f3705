import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ParamsOf, QueryOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { totalOf, writeCursor } from '#kernel/http/cursor.ts';
import { refuse } from '#kernel/refusal.ts';
import {
  afterOf,
  countReceipts,
  type EmploymentReceipt,
  receiptsOf,
  seesEmployment,
} from './employment-receipts.queries.ts';
import { pdfUrl } from './receipt.presenter.ts';

type Call = (typeof receiptContract)['receiptsOfEmployment'];

/** The receipts of one employment; `0` is all of one's own, for the worker alone. @throws EMPLOYEE_NOT_FOUND */
export async function listOfEmployment(
  tx: Tx,
  actor: Actor,
  params: ParamsOf<Call>,
  query: QueryOf<Call>,
): Promise<ResponseSent<Call>> {
  const { idEmpregado, page, size } = params;
  const employmentId = idEmpregado === '0' && actor.profile === 'trabalhador' ? null : idEmpregado;
  if (employmentId !== null && !(await seesEmployment(tx, actor, employmentId))) refuse('EMPLOYEE_NOT_FOUND');
  const filter = { employmentId, year: query.ano, search: query.pesquisa };
  const after = query.after === undefined ? undefined : afterOf(query.after);
  const rows = await receiptsOf(tx, actor, filter, { size, offset: (page - 1) * size, after });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentRow),
    ...totalOf(await countReceipts(tx, actor, filter)),
    page,
    size,
    after: last ? writeCursor([last.year * 100 + last.month, last.id]) : null,
  };
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
