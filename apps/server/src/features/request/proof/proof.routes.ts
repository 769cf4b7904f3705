import { proofContract } from '@cracha/contract/features/request/proof.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { proofRules, saveProofRule } from './proof-rule.ts';

/** HR's rules of what proves a change of a record. */
export function proofRoutes(): Routes {
  return routes(proofContract, {
    proofRules: ({ tx, query }) => proofRules(tx, query.idEmpresa),
    createProofRule: ({ tx, by, body }) => saveProofRule(tx, by, body),
    saveProofRule: ({ tx, by, body }) => saveProofRule(tx, by, body),
  });
}
