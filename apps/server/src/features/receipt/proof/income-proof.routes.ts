import { createHash } from 'node:crypto';
import { incomeProofContract } from '@cracha/contract/features/receipt/income-proof.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import { countDownload } from '#core/file/download.ts';
import { drawIncomeProof } from '#core/receipt/draw-income-proof.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { plainCode } from '../masked.ts';
import { newVerificationCode } from '../verification-code.ts';
import { presentOption, presentProof, presentShown } from './income-proof.presenter.ts';
import {
  accessesOf,
  insertProof,
  keptProof,
  openProof,
  proofOf,
  proofsOf,
  provableOf,
  revokeProof,
} from './income-proof.queries.ts';
import { chosenOf, codeMac, drawnProof, provable } from './income-proof.ts';

type Calls = typeof incomeProofContract;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface ProofServices {
  /** What the link begins with, without a slash at the end. */
  publicUrl: string;
  /** Guesses of an address take turns; undefined of `check` counts as one that failed. */
  inTurn: <T>(
    inOwnTransaction: InOwnTransaction,
    request: RequestInfo,
    guess: { kind: 'incomeProof'; subject: Buffer },
    check: () => Promise<T | undefined>,
  ) => Promise<T | undefined>;
}

/** A worker's proofs of income, and the page of whoever holds a link. */
export function incomeProofRoutes(services: ProofServices): Routes {
  return routes(incomeProofContract, {
    incomeProofOptions: async ({ tx, actor }) =>
      (await provableOf(tx, actor.personId)).map(of => presentOption(of.id, provable(of))),
    incomeProofs: async ({ tx, actor }) => (await proofsOf(tx, actor.personId)).map(row => presentProof(row)),
    makeIncomeProof: call => make(services, call),
    incomeProofAccesses: async ({ tx, actor, params: { id } }) => {
      if (!(await proofOf(tx, actor.personId, id))) refuse('NOT_FOUND');
      return (await accessesOf(tx, id)).map(({ at, ip, browser }) => ({
        em: at.toISOString(),
        ip,
        navegador: browser,
      }));
    },
    revokeIncomeProof: async ({ tx, actor, by, params: { id } }) => {
      const before = (await proofOf(tx, actor.personId, id)) ?? refuse('NOT_FOUND');
      if (await revokeProof(tx, actor.personId, id))
        await record(tx, by, { verb: 'incomeProofRevoked', entity: 'incomeProof', entityId: id });
      return presentProof((await proofOf(tx, actor.personId, id)) ?? before);
    },
    openIncomeProof: call => open(services, call),
  });
}

/** Whoever holds the link; an address that tries many codes has to wait. */
async function open(
  { inTurn }: ProofServices,
  { inOwnTransaction, request, params }: CallOf<Calls['openIncomeProof']>,
): Promise<ResponseSent<Calls['openIncomeProof']>> {
  const code = plainCode(params.codigo);
  const subject = createHash('sha256').update(`address:${request.ip}`).digest();
  const found = await inTurn(inOwnTransaction, request, { kind: 'incomeProof', subject }, () =>
    inOwnTransaction(tx => openProof(tx, codeMac(code), request)),
  );
  if (!found) return { situacao: 'indisponivel' };
  return {
    situacao: 'autentico',
    ...presentShown(found.shown),
    criadoEm: found.made_at.toISOString(),
    venceEm: found.expires_at.toISOString(),
  };
}

/** What is shown is fixed when it is made; the code is told in the answer and kept as its hash alone. */
async function make(
  { publicUrl }: ProofServices,
  { actor, by, inOwnTransaction, body }: CallOf<Calls['makeIncomeProof']>,
) {
  const code = newVerificationCode();
  const { row, shown } = await inOwnTransaction(async tx => {
    const of = (await provableOf(tx, actor.personId)).find(one => one.id === body.idEmpregado);
    if (!of) return refuse('EMPLOYEE_NOT_FOUND');
    const shown = chosenOf(provable(of), body.campos) ?? refuseField('campos', 'INVALID_OPTION');
    const id = await insertProof(tx, of, actor.personId, { codeMac: codeMac(code), shown, days: body.dias });
    await countDownload(tx, actor, 'incomeProof', id);
    await record(tx, by, {
      verb: 'incomeProofMade',
      entity: 'incomeProof',
      entityId: id,
      after: { fields: body.campos, days: body.dias },
    });
    return { row: (await proofOf(tx, actor.personId, id)) ?? refuse('NOT_FOUND'), shown };
  });
  const url = publicUrl + to.incomeProof(code);
  const link = { url, code, madeAt: row.made_at, expiresAt: row.expires_at };
  const pdf = await drawIncomeProof(drawnProof(z.parse(keptProof, shown), link));
  return { comprovante: presentProof(row), codigo: code, endereco: url, pdf: Buffer.from(pdf).toString('base64') };
}
