import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import type { Captcha } from '#core/identity/captcha.ts';
import { digitCode, longCode } from '#core/identity/codes.ts';
import { type Identifier, identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { takeCode } from '../code-cap.ts';
import { openSession } from '../identity.queries.ts';
import { identityRecovery, languageOf, type SendMessage } from '../identity-messages.ts';
import { keepRecovery, type RecoveryContact, recoveryContact, useRecovery } from './recovery.queries.ts';

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
  const wish: RecoveryWish = { ...identifier, ip: request.ip };
  const sealed = secrets.seal(JSON.stringify(wish)).toString('base64');
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

/** Whose recovery, and the address that asked: what goes out is counted there. */
export type RecoveryWish = Identifier & { ip: string };

export interface RecoveryServices {
  pool: pg.Pool;
  secrets: Secrets;
  send: SendMessage;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/**
 * The job: a code by SMS, or a link by mail, to the user's confirmed contact; nothing where there is no such user or contact, or
 * where all of a day went out: then the last one stays good.
 */
export async function sendRecovery(
  { pool, secrets, send, publicUrl }: RecoveryServices,
  { ip, ...identifier }: RecoveryWish,
): Promise<void> {
  await inTransaction(pool, 'select null', async client => {
    const tx = queriesOn(client);
    const found = await recoveryContact(tx, identifier);
    if (!found) return;
    if ((await takeCode(tx, 'recovery', { personId: found.person_id, contact: found.contact, ip })) !== null) return;
    await sendRecoveryTo(tx, { secrets, send, publicUrl }, found);
  });
}

/** The same to a contact that is known. @returns until when it is good */
export async function sendRecoveryTo(
  tx: Tx,
  { secrets, send, publicUrl }: Pick<RecoveryServices, 'secrets' | 'send' | 'publicUrl'>,
  { person_id: personId, channel, contact, name, language }: RecoveryContact,
): Promise<Date> {
  const code = digitCode();
  const link = channel === 'mail' ? longCode() : undefined;
  const until = await keepRecovery(tx, {
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
    language: languageOf(language),
    message: link
      ? { kind: 'recoveryLink', link: `${publicUrl}${to.passwordByLink(link)}` }
      : { kind: 'recoveryCode', code },
  });
  return until;
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
  const find = () => inOwnTransaction(tx => useRecovery(tx, identifier, mac));
  const used = identifier
    ? await inTurn(inOwnTransaction, request, { kind: 'contactCode', subject: identifierHash(identifier) }, find)
    : await find();
  if (!used) return refuse('RECOVERY_FAILED');
  const { ip, userAgent } = request;
  const { person_id: personId, opened_by: openedBy, opened_groups: openedGroups } = used;
  return inOwnTransaction(tx => openSession(tx, { personId, ip, userAgent, kind: 'recovery', openedBy, openedGroups }));
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
