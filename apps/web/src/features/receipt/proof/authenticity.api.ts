import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import { call, upload } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';
import type { Authenticity } from '../receipt.types.ts';

export type Comparison = 'igual' | 'versaoAnterior' | 'alterado';

/** What anybody with the code may know; undefined: no receipt has this code. */
export async function checkCode(code: string): Promise<Authenticity | undefined> {
  return call(receiptContract.authenticity, { params: { codigo: code } }).catch(error => {
    if (isRefusal(error, 'RECEIPT_NOT_FOUND') || isRefusal(error, 'NOT_FOUND')) return undefined;
    throw error;
  });
}

export async function comparePdf(code: string, file: File): Promise<Comparison> {
  const form = new FormData();
  form.append('arquivo', file, file.name);
  const { compareAuthenticity } = receiptContract;
  const answer = await upload(
    { ...compareAuthenticity, path: pathOf(compareAuthenticity, { codigo: code }) },
    form,
    () => undefined,
  );
  return isComparison(answer) ? answer.resultado : 'alterado';
}

function isComparison(answer: unknown): answer is { resultado: Comparison } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'resultado' in answer &&
    ['igual', 'versaoAnterior', 'alterado'].includes(String(answer.resultado))
  );
}
