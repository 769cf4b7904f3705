import { timingSafeEqual } from 'node:crypto';
import { record } from '#core/audit/audit.ts';
import { digitCode } from '#core/identity/codes.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import { readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { waitText } from '#kernel/wait-text.ts';
import { type InOwnTransaction, inTurn, subjectOf } from './attempts.ts';
import { takeCode } from './code-cap.ts';
import {
  answerContactCode,
  type CodePurpose,
  type ContactCode,
  confirmContact,
  contactTaken,
  keepContactCode,
  lastContactCode,
} from './contact-code.queries.ts';
import { personOf } from './identity.queries.ts';
import type { SendMessage, TellPerson } from './identity-messages.ts';

export interface CodeServices {
  secrets: Secrets;
  send: SendMessage;
  tell: TellPerson;
}

export type ContactKind = 'celular' | 'email';
type Person = Awaited<ReturnType<typeof personOf>>;

export interface CodeSent {
  enviadoPara: string;
  expiraEm: string;
  reenviarEm: string;
}

/** The confirmed contacts a code can go to, most characters hidden. @throws CONTACT_NOT_FOUND where there is none */
export async function maskedContacts(tx: Tx, actor: Actor): Promise<{ celular: string | null; email: string | null }> {
  const person = await personOf(tx, actor.personId);
  const celular = contactFor(actor, person, 'celular');
  const email = contactFor(actor, person, 'email');
  if (!celular && !email) refuse('CONTACT_NOT_FOUND');
  return { celular: celular ? maskCellPhone(celular) : null, email: email ? maskEmail(email) : null };
}

/** Sends the code that stands for a lost authenticator, to a contact that was confirmed before. */
export async function sendSecondFactorCode(
  tx: Tx,
  services: CodeServices,
  by: By,
  asked: ContactKind | undefined,
): Promise<CodeSent> {
  const { actor, request } = by;
  const last = await lastContactCode(tx, actor.personId, 'secondFactor');
  const kind = asked ?? (last && (last.channel === 'sms' ? 'celular' : 'email')) ?? refuse('CONTACT_NOT_FOUND');
  const person = await personOf(tx, actor.personId);
  const contact = contactFor(actor, person, kind) ?? refuse('CONTACT_NOT_FOUND');
  return sendCode(tx, services, person, { purpose: 'secondFactor', kind, contact, last }, request);
}

/** Sends a code to the contact on record, or to a new one that counts only once it is confirmed. */
export async function sendConfirmation(
  tx: Tx,
  services: CodeServices,
  by: By,
  { kind, typed }: { kind: ContactKind; typed: string | undefined },
): Promise<CodeSent> {
  const { actor, request } = by;
  const person = await personOf(tx, actor.personId);
  const contact = typed ? readContact(kind, typed) : recordedContact(person, kind);
  if (!contact) return refuse('CONTACT_NOT_FOUND');
  if (await contactTaken(tx, channelOf(kind), contact, actor.personId)) refuse('CONTACT_ALREADY_REGISTERED');
  const last = await lastContactCode(tx, actor.personId, purposeOf(kind));
  return sendCode(tx, services, person, { purpose: purposeOf(kind), kind, contact, last }, request);
}

/** Confirms a contact with the code received; only now a changed one takes the old one's place, and the old one is told. */
export async function confirmByCode(
  { secrets, send, tell }: CodeServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  { kind, code }: { kind: ContactKind; code: string | undefined },
): Promise<string> {
  const { actor, request } = by;
  await checkCode(secrets, by, inOwnTransaction, purposeOf(kind), code);
  return inOwnTransaction(async tx => {
    const person = await personOf(tx, actor.personId);
    const { contact = '' } = (await lastContactCode(tx, actor.personId, purposeOf(kind))) ?? {};
    if (await contactTaken(tx, channelOf(kind), contact, actor.personId)) refuse('CONTACT_ALREADY_REGISTERED');
    const former = recordedContact(person, kind);
    await confirmContact(tx, actor.personId, channelOf(kind), contact);
    if (former && former !== contact) {
      await tell(tx, actor.personId, 'contactChanged', request);
      const message = {
        channel: channelOf(kind),
        contact: former,
        language: actor.language,
        name: actor.name,
      } as const;
      await send(tx, { ...message, message: { kind: 'contactChanged' } });
    }
    const masked = (value: string | null) => value && maskOf(kind, value);
    await record(tx, by, {
      verb: 'contactConfirmed',
      entity: 'person',
      entityId: actor.personId,
      before: { contact: masked(former) },
      after: { contact: masked(contact) },
    });
    return contact;
  });
}

/** Uses up the last code of a purpose. What is counted survives the refusal. @throws CONTACT_CODE_MISSING, CONTACT_CODE_INVALID */
export async function checkCode(
  secrets: Secrets,
  by: By,
  inOwnTransaction: InOwnTransaction,
  purpose: CodePurpose,
  typed: string | undefined,
): Promise<void> {
  const { actor, request } = by;
  const code = typed?.replace(/\s/g, '') ?? '';
  if (!code) refuse('CONTACT_CODE_MISSING');
  const given = secrets.mac(purpose, code);
  const right = await inTurn(
    inOwnTransaction,
    request,
    { kind: 'contactCode', subject: subjectOf('person', actor.personId) },
    () =>
      inOwnTransaction(async tx => {
        const last = await lastContactCode(tx, actor.personId, purpose);
        if (!last?.good) return undefined;
        const fits = timingSafeEqual(last.code_mac, given);
        await answerContactCode(tx, actor.personId, purpose, fits);
        return fits || undefined;
      }),
  );
  if (!right) refuse('CONTACT_CODE_INVALID');
}

async function sendCode(
  tx: Tx,
  { secrets, send }: CodeServices,
  person: Person,
  to: { purpose: CodePurpose; kind: ContactKind; contact: string; last: ContactCode | undefined },
  request: RequestInfo,
): Promise<CodeSent> {
  const { purpose, kind, contact, last } = to;
  const wait = last?.wait;
  if (wait) refuse('CONTACT_CODE_TOO_SOON', { tempo: waitText(wait, request.language), retryAfter: wait });
  await refuseBeyondDay(tx, { personId: person.id, contact, last }, request);
  const code = digitCode();
  const channel = channelOf(kind);
  const kept = await keepContactCode(tx, {
    personId: person.id,
    purpose,
    channel,
    contact,
    codeMac: secrets.mac(purpose, code),
  });
  await send(tx, { channel, contact, language: request.language, name: person.name, message: { kind: 'code', code } });
  return {
    enviadoPara: maskOf(kind, contact),
    expiraEm: kept.expires_at.toISOString(),
    reenviarEm: kept.again_at.toISOString(),
  };
}

/** Beyond what goes out in a day the last code is named, where it is still good. @throws CODES_OF_DAY_USED, CODES_OF_DAY_USED_LAST_GOOD */
export async function refuseBeyondDay(
  tx: Tx,
  { personId, contact, last }: { personId: string; contact: string; last?: ContactCode | undefined },
  { ip, language }: RequestInfo,
): Promise<void> {
  const seconds = await takeCode(tx, 'code', { personId, contact, ip });
  if (seconds === null) return;
  const again = { tempo: waitText(seconds, language), retryAfter: seconds };
  if (!last?.good) return refuse('CODES_OF_DAY_USED', again);
  const { channel, contact: to, left } = last;
  refuse('CODES_OF_DAY_USED_LAST_GOOD', {
    ...again,
    contato: channel === 'sms' ? maskCellPhone(to) : maskEmail(to),
    validade: waitText(left, language),
  });
}

export const channelOf = (kind: ContactKind) => (kind === 'celular' ? 'sms' : 'mail');
export const purposeOf = (kind: ContactKind) => (kind === 'celular' ? 'cellPhone' : 'email');
const maskOf = (kind: ContactKind, contact: string) =>
  kind === 'celular' ? maskCellPhone(contact) : maskEmail(contact);
const recordedContact = (person: Person, kind: ContactKind) => (kind === 'celular' ? person.cell_phone : person.email);

/**
 * The contact that stands for a lost authenticator. Where it set the present password (a recovery, an invitation), it would be both
 * factors: then another one, or who is signed in, has to do.
 */
function contactFor({ sessionKind }: Pick<Actor, 'sessionKind'>, person: Person, kind: ContactKind): string | null {
  if (sessionKind !== 'full' && person.password_from === channelOf(kind)) return null;
  return confirmedContact(person, kind);
}

function confirmedContact(person: Person, kind: ContactKind): string | null {
  const confirmed = kind === 'celular' ? person.cell_phone_confirmed_at : person.email_confirmed_at;
  return confirmed ? recordedContact(person, kind) : null;
}

/** A contact as it is stored. @throws INVALID_CELL_PHONE, INVALID_EMAIL */
export function readContact(kind: ContactKind, typed: string): string {
  const read = readIdentifier(kind === 'celular' ? { Celular: typed } : { Email: typed });
  return 'refused' in read ? refuseField(kind, read.refused) : read.value;
}
