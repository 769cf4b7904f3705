import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import type { Captcha } from '#core/identity/captcha.ts';
import { digitCode, longCode } from '#core/identity/codes.ts';
import { type Identifier, identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { openSession } from '../identity.queries.ts';
import { identityRecovery, languageOf, type SendMessage } from '../identity-messages.ts';
import { keepRecovery, recoveryContact, useRecovery } from './recovery.queries.ts';

type Asked = BodyOf<(typeof identityContract)['recoverPassword']>;
type Given = BodyOf<(typeof identityContract)['useRecoveryCode']>;

/**
 * Takes a recovery's wish. Known and unknown users are the same here: the job finds out. Each wish counts, ten in fifteen
 * minutes, and each wants a captcha's answer.
 */
export async function askRecovery(
  services: { secrets: Secrets; captcha: Captcha; enqueue: Enqueue },
  form: Asked,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<void> {
  const { secrets, captcha, enqueue } = services;
  const identifier = identifierOf(form);
  const sealed = secrets.seal(JSON.stringify(identifier)).toString('base64');
  await inTurn(
    inOwnTransaction,
    request,
    { kind: 'recovery', subject: identifierHash(identifier), captcha: { captcha, token: form.Token, always: true } },
    async () => {
      await inOwnTransaction(tx => enqueue(tx, identityRecovery, { sealed }));
      return undefined;
    },
  );
}

export interface RecoveryServices {
  pool: pg.Pool;
  secrets: Secrets;
  send: SendMessage;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/** The job: a code by SMS, or a link by mail, to the user's confirmed contact; nothing where there is no such user or contact. */
export async function sendRecovery(
  { pool, secrets, send, publicUrl }: RecoveryServices,
  identifier: Identifier,
): Promise<void> {
  await inTransaction(pool, 'select null', async client => {
    const tx = queriesOn(client);
    const found = await recoveryContact(tx, identifier);
    if (!found) return;
    const { person_id: personId, channel, contact, name } = found;
    const code = digitCode();
    const link = channel === 'mail' ? longCode() : undefined;
    await keepRecovery(tx, {
      personId,
      channel,
      contact,
      codeMac: secrets.mac('recovery', code),
      linkMac: link ? secrets.mac('recoveryLink', link) : null,
    });
    await send(tx, {
      channel,
      contact,
      name,
      language: languageOf(found.language),
      message: link
        ? { kind: 'recoveryLink', link: `${publicUrl}${to.passwordByLink(link)}` }
        : { kind: 'recoveryCode', code },
    });
  });
}

/**
 * Exchanges what came, the link's long code or identifier and short code, for a session that may set a password and
 * nothing else. @returns its token's id. @throws RECOVERY_FAILED, always alike
 */
export async function useRecoveryCode(
  secrets: Secrets,
  form: Given,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const typed = form.celular || form.cpf || form.email;
  const identifier = typed ? identifierOf(form) : undefined;
  const code = form.codigo.trim();
  const mac = identifier ? secrets.mac('recovery', code) : secrets.mac('recoveryLink', code);
  const find = async () => (await inOwnTransaction(tx => useRecovery(tx, identifier, mac))) ?? undefined;
  const personId = identifier
    ? await inTurn(inOwnTransaction, request, { kind: 'contactCode', subject: identifierHash(identifier) }, find)
    : await find();
  if (!personId) return refuse('RECOVERY_FAILED');
  const { ip, userAgent } = request;
  return inOwnTransaction(tx => openSession(tx, { personId, ip, userAgent, kind: 'recovery' }));
}

/** The first present counts: cell phone, else CPF, else e-mail (call-semantics 12). */
function identifierOf({
  celular,
  cpf,
  email,
}: {
  celular?: string | undefined;
  cpf?: string | undefined;
  email?: string | undefined;
}): Identifier {
  const given = celular ? { Celular: celular } : cpf ? { CPF: cpf } : { Email: email };
  const read = readIdentifier(given);
  return 'refused' in read ? refuseField(read.field.toLowerCase(), read.refused) : read;
}
