import * as z from 'zod/mini';
import { id, instant } from '../../kernel/wire.ts';
import { fieldValues } from './worker.schemas.ts';

/** Another account or Pix key, whole; the version is the one that was read. */
export const bankChangeForm = z.object({ versao: z.int(), campos: fieldValues });

export const bankChangeStates = ['aguardando', 'valendo', 'cancelada', 'recusada'] as const;
/** Of an account the bank and enough to know it by. */
const knownAccount = z.object({
  banco: z.nullable(z.string()),
  agencia: z.nullable(z.string()),
  conta: z.nullable(z.string()),
  chavePix: z.nullable(z.string()),
});
/** A change of one's own account. */
export const ownBankChange = z.object({
  id,
  empresa: z.string(),
  antes: knownAccount,
  depois: knownAccount,
  pedidaEm: instant,
  valeEm: instant,
  situacao: z.enum(bankChangeStates),
});

/** Where an employer of one's own pays to; null: it has told no account. */
export const ownAccount = z.object({ idEmpregado: id, empresa: z.string(), conta: z.nullable(knownAccount) });
