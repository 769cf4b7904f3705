import type { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { letterCode, longCode } from '#core/identity/codes.ts';
import { identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refusedAs } from '#kernel/database/violation.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { type CaseTeller, tellCase } from '../case-notices.ts';
import { noteSecurity, openSession } from '../identity.queries.ts';
import { birthMac, letterMac, objectionMac } from '../letter-macs.ts';
import { issueTargetOf } from '../password.queries.ts';
import {
  beginLetterCase,
  issueLetter,
  type LetterWay,
  type LetterWorker,
  letterWay,
  recordedBirthDate,
  workersOfLetters,
} from './access-letter.queries.ts';

type Form = BodyOf<(typeof accessLetterContract)['useAccessLetter']>;
type Chosen = BodyOf<(typeof accessLetterContract)['issueAccessLetters']>['itens'][number];

/** A letter as it is printed: its code is told this once. */
export interface Letter {
  worker: LetterWorker;
  code: string;
  until: Date;
}

/**
 * A letter for each of the chosen workers, or for none: of the scope, and only for whose link to the access group waits. It opens what the
 * group holds and nothing else, whoever has the account.
 * @throws NOT_FOUND, STATUS_FORBIDS, LINK_REFUSED, USER_CHANGE_NOT_ALLOWED for oneself, REQUIRED_FIELD of a birth date nobody told
 */
export async function issueLetters(tx: Tx, secrets: Secrets, by: By, chosen: readonly Chosen[]): Promise<Letter[]> {
  const { actor, request } = by;
  const workers = await workersOfLetters(
    tx,
    chosen.map(one => one.idUsuario),
  );
  const letters: Letter[] = [];
  for (const [at, { idUsuario: personId, dataNascimento }] of chosen.entries()) {
    if (!(await issueTargetOf(tx, personId))) refuse('NOT_FOUND');
    if (personId === actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
    const worker = workers.find(one => one.person_id === personId) ?? refuse('STATUS_FORBIDS');
    const field = `itens.${at}.dataNascimento`;
    // what HR tells goes before what the record says: the letter must fit the person's own papers
    const born = dataNascimento ?? (await recordedBirthDate(tx, personId));
    if (born !== null && !isBirthDate(born)) refuseField(field, 'INVALID_DATE');
    const code = letterCode();
    const until = await issueLetter(tx, {
      personId,
      codeMac: letterMac(secrets, code),
      birthMac: born === null ? null : birthMac(secrets, born),
    }).catch(error =>
      refusedAs(error, 'REQUIRED_FIELD') ? refuseField(field, 'REQUIRED_FIELD') : Promise.reject(error),
    );
    letters.push({ worker, code, until });
    await record(tx, by, { verb: 'accessLetterIssued', entity: 'person', entityId: personId });
    await noteSecurity(tx, personId, 'accessLetterIssued', request);
  }
  return letters;
}

/**
 * Exchanges a letter's code, with the CPF and the birth date of whom it is for, for a session that may set a password and nothing
 * else; that password uses the letter up. Guesses count by the CPF; unknown and wrong ones take the same way.
 * @returns its token's id
 * @throws LOGIN_FAILED, always alike; LETTER_ACCOUNT_IN_USE where somebody uses the account, with what can be done about it
 */
export async function enterByLetter(
  services: LetterServices,
  form: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const way = await wayOf(services, form, request, inOwnTransaction);
  if (way.situation !== 'free')
    return refuse('LETTER_ACCOUNT_IN_USE', { situacao: way.situation, ate: way.due_at?.toISOString() ?? null });
  const { ip, userAgent } = request;
  const { person_id: personId, groups: openedGroups, takes_over: takesOver } = way;
  return inOwnTransaction(async tx => {
    await noteSecurity(tx, personId, 'accessLetterUsed', request);
    return openSession(tx, { personId, ip, userAgent, kind: 'recovery', openedBy: 'letter', openedGroups, takesOver });
  });
}

export interface LetterServices {
  secrets: Secrets;
  captcha: Captcha;
}

/** What a letter opens now. @throws LOGIN_FAILED for one that is not good */
export async function wayOf(
  { secrets, captcha }: LetterServices,
  { codigo, cpf: typed, dataNascimento, cartas = [], Token: token }: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<LetterWay> {
  const cpf = readIdentifier({ CPF: typed });
  if ('refused' in cpf) return refuseField('cpf', cpf.refused);
  if (!isBirthDate(dataNascimento)) refuseField('dataNascimento', 'INVALID_DATE');
  const given = {
    cpf: cpf.value,
    codeMac: letterMac(secrets, codigo),
    birthMac: birthMac(secrets, dataNascimento),
    others: cartas.map(code => letterMac(secrets, code)),
  };
  const way = await inTurn(
    inOwnTransaction,
    request,
    { kind: 'accessLetter', subject: identifierHash(cpf), captcha: { captcha, token } },
    () => inOwnTransaction(tx => letterWay(tx, given)),
  );
  return way ?? refuse('LOGIN_FAILED');
}

/** A day of the calendar that somebody living can be born on. */
function isBirthDate(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false;
  return at.getUTCFullYear() >= 1900 && at.getTime() < Date.now();
}

/**
 * Asks for an account that somebody uses, with a letter: 72 hours, told at every confirmed contact with a link to object. Whoever uses the
 * account meanwhile objects too. @throws LOGIN_FAILED for a letter that is not good
 */
export async function askByLetter(
  services: LetterServices & CaseTeller,
  form: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<ResponseSent<(typeof accessLetterContract)['askByLetter']>> {
  const way = await wayOf(services, form, request, inOwnTransaction);
  if (way.situation === 'free') return { situacao: 'livre', ate: null };
  if (way.situation === 'opposed') return { situacao: 'contestada', ate: null };
  const until = way.due_at ?? (await inOwnTransaction(tx => begin(tx, services, way, request)));
  return { situacao: 'aguarda', ate: until.toISOString() };
}

async function begin(
  tx: Tx,
  services: LetterServices & CaseTeller,
  way: LetterWay,
  request: RequestInfo,
): Promise<Date> {
  const code = longCode();
  const until = await beginLetterCase(tx, {
    personId: way.person_id,
    accessGroupId: way.groups[0] ?? '',
    objectionMac: objectionMac(services.secrets, code),
  });
  await noteSecurity(tx, way.person_id, 'accountAsked', request);
  await tellCase(tx, services, { personId: way.person_id, what: 'letter', until, code, disputed: null });
  return until;
}
