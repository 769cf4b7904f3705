import type { ticketContract } from '@cracha/contract/features/identity/ticket.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type InOwnTransaction, inTurn } from '../attempts.ts';
import { languageOf, type SendMessage } from '../identity-messages.ts';
import { insertTicket, lockTicket, setClosed } from './ticket.queries.ts';

/**
 * Takes a call for help of whoever can't sign in; whether they exist is not looked at. Each counts, ten in fifteen minutes for
 * a contact, and each wants a captcha's answer.
 */
export async function askHelp(
  captcha: Captcha,
  form: BodyOf<(typeof ticketContract)['askHelp']>,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<void> {
  const contact = readIdentifier(form.contato.includes('@') ? { Email: form.contato } : { Celular: form.contato });
  if ('refused' in contact) return refuseField('contato', contact.refused);
  const asked = {
    name: form.nome.replace(/\p{Cc}+/gu, ' '),
    channel: contact.kind === 'email' ? ('mail' as const) : ('sms' as const),
    contact: contact.value,
    language: form.idioma ?? request.language,
    message: form.mensagem,
  };
  await inTurn(
    inOwnTransaction,
    request,
    { kind: 'ticket', subject: identifierHash(contact), captcha: { captcha, token: form.Token, always: true } },
    async () => {
      await inOwnTransaction(tx => insertTicket(tx, asked, request.ip));
      return undefined;
    },
  );
}

/** Closes it, once; what support has to say goes to the contact where asked. @throws NOT_FOUND, ALREADY_DECIDED */
export async function closeTicket(
  tx: Tx,
  send: SendMessage,
  by: By,
  id: string,
  { note, answers }: { note: string; answers: boolean },
): Promise<void> {
  const { actor } = by;
  const ticket = (await lockTicket(tx, id)) ?? refuse('NOT_FOUND');
  if (ticket.closed_at) refuse('ALREADY_DECIDED');
  await setClosed(tx, id, { by: actor.personId, note, answered: answers });
  await record(tx, by, {
    verb: 'ticketClosed',
    entity: 'ticket',
    entityId: id,
    after: { answered: answers },
  });
  const { channel, contact, name } = ticket;
  if (answers)
    await send(tx, {
      ...{ channel, contact, name },
      language: languageOf(ticket.language),
      message: { kind: 'helpAnswer', text: note },
    });
}
