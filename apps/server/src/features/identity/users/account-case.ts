import type { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { longCode } from '#core/identity/codes.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type CaseTeller, tellCase } from '../case-notices.ts';
import { contactTaken } from '../contact-code.queries.ts';
import { channelOf, readContact } from '../contact-code.ts';
import type { TellPerson } from '../identity-messages.ts';
import { objectionMac } from '../letter-macs.ts';
import { askCase, decideCase } from './account-case.queries.ts';
import { takePlatformTurn } from './platform-user.queries.ts';
import { changeable } from './platform-user.ts';

type Calls = typeof platformUserContract;
type Services = CaseTeller & { secrets: Secrets; tell: TellPerson };

/**
 * One person of the platform asks for a lost authenticator to be taken away, another confirms within a day, and a day later it is done.
 * The user is told of each at every confirmed contact, with a link that stops it. Reason and evidence are needed once it was stopped; then
 * two other persons ask. @throws SECOND_PERSON_REQUIRED, TWO_FACTOR_NOT_CONFIGURED, REQUIRED_FIELD
 */
export async function resetAuthenticator(
  tx: Tx,
  services: Services,
  by: By,
  personId: string,
  { motivo = '', evidencia = '' }: BodyOf<Calls['resetAuthenticator']>,
): Promise<void> {
  await takePlatformTurn(tx);
  const user = await changeable(tx, by.actor, personId);
  if (!user.two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  const grounds = { reason: motivo || null, evidence: evidencia || null };
  const state = await ask(tx, services, user.id, {
    kind: 'authenticator',
    channel: null,
    newContact: null,
    ...grounds,
  });
  const verb = state === 'asked' ? 'authenticatorRemovalAsked' : 'authenticatorRemovalConfirmed';
  await record(tx, by, { verb, entity: 'person', entityId: user.id, ...(motivo ? { after: { reason: motivo } } : {}) });
  if (state === 'asked') await services.tell(tx, user.id, 'authenticatorRemovalAsked', by.request);
}

/** The same for a mailbox or a number that its person lost. @throws CONTACT_ALREADY_REGISTERED, SECOND_PERSON_REQUIRED */
export async function replaceContact(
  tx: Tx,
  services: Services,
  by: By,
  personId: string,
  { canal, novo, motivo, evidencia }: BodyOf<Calls['replaceContact']>,
): Promise<void> {
  await takePlatformTurn(tx);
  const user = await changeable(tx, by.actor, personId);
  const channel = channelOf(canal);
  const newContact = readContact(canal, novo);
  if (await contactTaken(tx, channel, newContact, user.id)) refuseField('novo', 'CONTACT_ALREADY_REGISTERED');
  const grounds = { reason: motivo, evidence: evidencia };
  const state = await ask(tx, services, user.id, { kind: 'contact', channel, newContact, ...grounds });
  const verb = state === 'asked' ? 'contactReplacementAsked' : 'contactReplacementConfirmed';
  await record(tx, by, { verb, entity: 'person', entityId: user.id, after: { channel, reason: motivo } });
  if (state === 'asked') await services.tell(tx, user.id, 'contactReplacementAsked', by.request);
}

async function ask(
  tx: Tx,
  services: Services,
  personId: string,
  wish: Omit<Parameters<typeof askCase>[1], 'personId' | 'objectionMac'>,
): Promise<'asked' | 'waiting'> {
  const code = longCode();
  const {
    state,
    due_at: until,
    disputed,
  } = await askCase(tx, {
    personId,
    objectionMac: objectionMac(services.secrets, code),
    ...wish,
  });
  if (state === 'waiting' && until) await tellCase(tx, services, { personId, what: wish.kind, until, code, disputed });
  return state;
}

/** Gives an account that two say is theirs to one of them, by two persons who say the same. @throws NOT_FOUND, SECOND_PERSON_REQUIRED */
export async function decideAccount(
  tx: Tx,
  by: By,
  personId: string,
  { para, motivo, evidencia }: BodyOf<Calls['decideAccount']>,
): Promise<void> {
  await takePlatformTurn(tx);
  const user = await changeable(tx, by.actor, personId);
  const outcome = para === 'carta' ? 'letter' : 'account';
  const state = await decideCase(tx, { personId: user.id, outcome, reason: motivo, evidence: evidencia });
  await record(tx, by, {
    verb: state === 'asked' ? 'accountDecisionAsked' : 'accountDecided',
    entity: 'person',
    entityId: user.id,
    after: { outcome, reason: motivo, evidence: evidencia },
  });
}
