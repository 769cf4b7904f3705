import type { incomeProofContract } from '@cracha/contract/features/receipt/income-proof.contract.ts';
import { proofValues } from '@cracha/contract/features/receipt/income-proof.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { type KeptProof, keptProof, type ProofRow } from './income-proof.queries.ts';

type Calls = typeof incomeProofContract;

/** What is shown of a proof, to its worker and to the holder of its link alike. */
export function presentShown(shown: unknown) {
  const { name, employer, cnpj, values, months } = z.parse(keptProof, shown);
  return {
    nome: name,
    empresa: employer,
    cnpj,
    valores: z.parse(proofValues, values),
    meses: months.map(({ year, month }) => ({ ano: year, mes: month })),
  };
}

export function presentOption(idEmpregado: string, shown: KeptProof) {
  return { idEmpregado, ...presentShown(shown) };
}

export function presentProof(row: ProofRow, now = new Date()): ResponseSent<Calls['revokeIncomeProof']> {
  const { id, made_at, expires_at, revoked_at, accesses, last_access } = row;
  return {
    id,
    ...presentShown(row.shown),
    criadoEm: made_at.toISOString(),
    venceEm: expires_at.toISOString(),
    revogadoEm: revoked_at?.toISOString() ?? null,
    situacao: revoked_at ? 'revogado' : expires_at <= now ? 'vencido' : 'valido',
    acessos: accesses,
    ultimoAcesso: last_access?.toISOString() ?? null,
  };
}
