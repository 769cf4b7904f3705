import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { plainCode } from '../masked.ts';
import { chooseShowNet } from '../pdf/receipt-opening.ts';
import { compare, type Verified, verify } from './authenticity.queries.ts';

type Calls = typeof receiptContract;

/** The public check of a receipt, and the worker's choice of what it shows. */
export const authenticityHandlers = {
  authenticity: async ({ tx, params }) => {
    const found = await verify(tx, plainCode(params.codigo));
    return found ? presentVerified(found) : { situacao: 'indisponivel' };
  },
  compareAuthenticity: async ({ tx, params, uploads: [upload] }) => {
    if (!upload) refuse('UPLOAD_REQUIRED');
    if (upload.refusal) throw upload.refusal;
    const result = (await compare(tx, plainCode(params.codigo), upload.sha256)) ?? refuse('NOT_FOUND');
    return { resultado: results[result] };
  },
  showNet: async ({ tx, actor, by, params, body }) => {
    await chooseShowNet(tx, actor, by, params.id, body.mostrar);
    return { id: params.id, mostraLiquido: body.mostrar };
  },
} satisfies Handlers<Calls>;

const results = { same: 'igual', earlier: 'versaoAnterior', changed: 'alterado' } as const;

function presentVerified(found: Verified): ResponseSent<Calls['authenticity']> {
  return {
    situacao: 'autentico',
    iniciais: found.initials,
    cpf: found.cpf,
    empresa: found.company,
    cnpj: found.cnpj,
    tipo: found.category,
    // a statement stands in December of its year
    mes: found.category === 3 ? null : found.month,
    ano: found.year,
    especie: found.category === 1 ? kindWire(found.kind) : null,
    liquido: found.net,
    sha256: found.sha256,
    publicadoEm: found.published_at.toISOString(),
    versao: found.version,
  };
}
