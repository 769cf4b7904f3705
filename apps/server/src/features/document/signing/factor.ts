import type { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { digitCode } from '#core/identity/codes.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import { codeAgainSeconds } from '#core/identity/invited-link.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { appendEvent } from '../chain.queries.ts';
import type { SignatureRow, SignerRow } from '../signature.queries.ts';
import { keepActCode, useActCode } from './entry.queries.ts';
import { message } from './invite.ts';

type Factor = BodyOf<(typeof signingContract)['sign']>['fatores'][number];
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** By what an act was confirmed at its moment (product 6.4, level simple). */
export interface Proven {
  factor: 'codigo' | 'senha';
  /** Masked; null: no code was sent. */
  sentTo: string | null;
}

export interface FactorServices {
  secrets: Secrets;
  enqueue: Enqueue;
  /** @throws CURRENT_PASSWORD_WRONG; guesses count */
  provePassword: (by: By, typed: string, inOwnTransaction: InOwnTransaction) => Promise<void>;
}

const minutes = 10;

/** What the signer may confirm an act with: a portal user by password or by a code, others by a code. */
export function factorsOf({ person_id, ...contacts }: Pick<SignerRow, 'person_id' | 'email' | 'cell_phone'>) {
  const code = contacts.email !== null || contacts.cell_phone !== null ? (['codigo'] as const) : [];
  return person_id === null ? code : (['senha', ...code] as const);
}

function mac(secrets: Secrets, signerId: string, hash: string, code: string): Buffer {
  return secrets.mac('signerAct', `${signerId} ${hash} ${code}`);
}

/** Sends a code for this act, bound to what was read. @throws CONTACT_NOT_FOUND, CONTACT_CODE_TOO_SOON */
export async function sendActCode(
  { secrets, enqueue }: FactorServices,
  tx: Tx,
  request: SignatureRow,
  signer: SignerRow,
): Promise<{ enviadoPara: string; expiraEm: string; reenviarEm: number }> {
  const [contact, sentTo] = contactOf(signer) ?? refuse('CONTACT_NOT_FOUND');
  const code = digitCode();
  const boundTo = request.hash_read ?? refuse('STATUS_FORBIDS', { status: request.state });
  if (!(await keepActCode(tx, signer.id, { mac: mac(secrets, signer.id, boundTo, code), boundTo, sentTo })))
    refuse('CONTACT_CODE_TOO_SOON', { tempo: `${codeAgainSeconds} s`, retryAfter: codeAgainSeconds });
  await message(tx, { secrets, enqueue }, request, { ...signer, contact }, { kind: 'code', code });
  await appendEvent(tx, request.document_id, {
    ...{ tipo: 'codigoEnviado', ator: signer.name, ip: null, agente: null, hashDocumento: boundTo },
    dados: { para: 'ato', contato: sentTo },
  });
  const until = new Date(Date.now() + minutes * 60_000);
  return { enviadoPara: sentTo, expiraEm: until.toISOString(), reenviarEm: codeAgainSeconds };
}

/** The contact that was chosen for the signer, else the other one. */
function contactOf({ contact, email, cell_phone }: SignerRow): ['email' | 'celular', string] | undefined {
  const masked = { email: email && maskEmail(email), celular: cell_phone && maskCellPhone(cell_phone) };
  const kinds = contact === 'email' ? (['email', 'celular'] as const) : (['celular', 'email'] as const);
  for (const kind of kinds) {
    const sentTo = masked[kind];
    if (sentTo) return [kind, sentTo];
  }
  return undefined;
}

/** Proves who acts, at this moment; what is guessed counts, also where the act is refused. @throws CURRENT_PASSWORD_WRONG, CONTACT_CODE_INVALID */
export async function prove(
  services: FactorServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  {
    signer,
    hash,
    documentId,
  }: { signer: Pick<SignerRow, 'id' | 'name' | 'person_id'>; hash: string; documentId: string },
  factors: readonly Factor[],
): Promise<Proven> {
  const [given, ...others] = factors;
  if (!given) return refuseField('fatores', 'REQUIRED_FIELD');
  if (others.length > 0 || (given.tipo !== 'codigo' && given.tipo !== 'senha'))
    refuseField('fatores', 'INVALID_OPTION');
  if (given.tipo === 'senha') {
    if (signer.person_id === null) refuseField('fatores', 'INVALID_OPTION');
    await services.provePassword(by, given.valor, inOwnTransaction);
    return { factor: 'senha', sentTo: null };
  }
  const code = given.valor.replace(/\s/g, '');
  const sentTo = await inOwnTransaction(async tx => {
    const found = await useActCode(tx, signer.id, mac(services.secrets, signer.id, hash, code), hash);
    const tipo = found === null ? ('codigoErrado' as const) : ('codigoCerto' as const);
    await appendEvent(tx, documentId, {
      ...{ tipo, ator: signer.name, ip: by.ip, agente: by.request.userAgent, hashDocumento: hash, dados: {} },
    });
    return found;
  });
  return { factor: 'codigo', sentTo: sentTo ?? refuse('CONTACT_CODE_INVALID') };
}
