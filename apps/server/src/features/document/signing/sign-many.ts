import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { keep, mustBeReady, type SignServices, standingOf } from './sign.ts';

type Call = (typeof signatureContract)['signMany'];
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Signs many documents in one act with one password, each read to its end before; a result each, each in a transaction of its own. The
 * password is asked for once, when at least one of them can be signed.
 */
export async function signMany(
  services: SignServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  { itens, nome, termos, fatores }: BodyOf<Call>,
): Promise<ResponseSent<Call>> {
  const [factor, ...others] = fatores;
  if (!factor) return refuseField('fatores', 'REQUIRED_FIELD');
  if (others.length > 0 || factor.tipo !== 'senha') refuseField('fatores', 'INVALID_OPTION');
  const ids = itens.map(({ idAssinatura }) => idAssinatura.toLowerCase());
  if (new Set(ids).size < ids.length) refuse('RECORD_ALREADY_EXISTS');
  await services.provePassword(by, factor.valor, inOwnTransaction);
  const results: ResponseSent<Call> = [];
  for (const { idAssinatura, hash } of itens) {
    try {
      const { situacao } = await inOwnTransaction(async tx => {
        await mustBeReady(tx, await standingOf(tx, by, idAssinatura), { hash, termos });
        return keep(services, tx, by, { idAssinatura, hash, nome, termos }, { factor: 'senha', sentTo: null });
      });
      results.push({ idAssinatura, situacao });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ idAssinatura, recusa: { codigo: error.code, valores: error.data ?? {} } });
    }
  }
  return results;
}
