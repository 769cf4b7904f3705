import type { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { letterCode, readLetterCode } from '#core/identity/codes.ts';
import { identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { noteSecurity, openSession } from '../identity.queries.ts';
import { issueTargetOf } from '../password.queries.ts';
import { refuseSupport } from '../second-factor.ts';
import { issueLetter, letterOf, type WorkerWithoutAccess, workersOfLetters } from './access-letter.queries.ts';

type Form = BodyOf<(typeof accessLetterContract)['useAccessLetter']>;
type Chosen = BodyOf<(typeof accessLetterContract)['issueAccessLetters']>['itens'][number];

/** A letter as it is printed: its code is told this once. */
export interface Letter {
  worker: WorkerWithoutAccess;
  code: string;
  until: Date;
}

/**
 * A letter for each of the chosen workers, or for none: within reach as a provisional password is, and only for who never came in.
 * @throws NOT_FOUND, STATUS_FORBIDS, USER_CHANGE_NOT_ALLOWED, REQUIRED_FIELD of a birth date nobody told
 */
export async function issueLetters(tx: Tx, secrets: Secrets, by: By, chosen: readonly Chosen[]): Promise<Letter[]> {
  const { actor, request } = by;
  refuseSupport(actor);
  const workers = await workersOfLetters(
    tx,
    chosen.map(one => one.idUsuario),
  );
  const letters: Letter[] = [];
  for (const [at, { idUsuario: personId, dataNascimento }] of chosen.entries()) {
    const target = (await issueTargetOf(tx, personId)) ?? refuse('NOT_FOUND');
    if (target.beyond_hr || personId === actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
    const worker = workers.find(one => one.person_id === personId) ?? refuse('STATUS_FORBIDS');
    const birthDate = birthDateOf(dataNascimento, worker, `itens.${at}.dataNascimento`);
    const code = letterCode();
    const until = await issueLetter(tx, { personId, codeMac: macOf(secrets, readLetterCode(code)), birthDate });
    letters.push({ worker, code, until });
    await record(tx, by, { verb: 'accessLetterIssued', entity: 'person', entityId: personId });
    await noteSecurity(tx, personId, 'accessLetterIssued', request);
  }
  return letters;
}

/**
 * Exchanges a letter's code, with the CPF and the birth date of whom it is for, for a session that may set a password and nothing
 * else; that password uses the letter up. Guesses count by the CPF; unknown and wrong ones take the same way.
 * @returns its token's id. @throws LOGIN_FAILED, always alike
 */
export async function enterByLetter(
  { secrets, captcha }: { secrets: Secrets; captcha: Captcha },
  { codigo, cpf: typed, dataNascimento, Token: token }: Form,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const cpf = readIdentifier({ CPF: typed });
  if ('refused' in cpf) return refuseField('cpf', cpf.refused);
  if (!isBirthDate(dataNascimento)) refuseField('dataNascimento', 'INVALID_DATE');
  const codeMac = macOf(secrets, readLetterCode(codigo));
  const personId = await inTurn(
    inOwnTransaction,
    request,
    { kind: 'accessLetter', subject: identifierHash(cpf), captcha: { captcha, token } },
    async () =>
      (await inOwnTransaction(tx => letterOf(tx, { cpf: cpf.value, codeMac, birthDate: dataNascimento }))) ?? undefined,
  );
  if (!personId) return refuse('LOGIN_FAILED');
  const { ip, userAgent } = request;
  return inOwnTransaction(async tx => {
    await noteSecurity(tx, personId, 'accessLetterUsed', request);
    return openSession(tx, { personId, ip, userAgent, kind: 'recovery' });
  });
}

/** What HR tells goes before what is on record: the letter must fit the person's own papers. */
function birthDateOf(told: string | undefined, worker: WorkerWithoutAccess, field: string): string | null {
  if (told === undefined) return worker.has_birth_date ? null : refuseField(field, 'REQUIRED_FIELD');
  return isBirthDate(told) ? told : refuseField(field, 'INVALID_DATE');
}

/** A day of the calendar that somebody living can be born on. */
function isBirthDate(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false;
  return at.getUTCFullYear() >= 1900 && at.getTime() < Date.now();
}

function macOf(secrets: Secrets, code: string): Buffer {
  return secrets.mac('accessLetter', code);
}
