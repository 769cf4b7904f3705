import { to } from '@cracha/contract/navigation/paths.ts';
import { longCode } from '#core/identity/codes.ts';
import { readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { personTeller, type SendMessage } from '../identity-messages.ts';
import { type Administrator, administrators, keepMachineLink } from './machine-link.queries.ts';

const ofThisMachine = { ip: '', userAgent: 'cracha administrator' };

/** The link that was made, or why there is none: whom it could be for. */
export type MachineLink =
  | { made: true; name: string; link: string; until: Date }
  | { made: false; administrators: readonly Administrator[] };

/**
 * A one-use link of thirty minutes for an administrator who lost every way in, printed on the machine itself. The password that it sets ends
 * the authenticator and every other way in. It is recorded, and told at every confirmed contact.
 * @param typed CPF, e-mail or cell phone; left out: the only administrator
 */
export async function offerMachineLink(
  tx: Tx,
  { secrets, send, publicUrl }: { secrets: Secrets; send: SendMessage; publicUrl: string },
  typed: string | undefined,
): Promise<MachineLink> {
  const all = await administrators(tx);
  const found = typed === undefined ? all : all.filter(one => isCalled(one, typed));
  const [one] = found;
  if (!one || found.length > 1) return { made: false, administrators: all };
  const code = longCode();
  const until = await keepMachineLink(tx, one.id, secrets.mac('recoveryLink', code));
  await personTeller(send)(tx, one.id, 'machineLinkMade', ofThisMachine);
  return { made: true, name: one.name, link: `${publicUrl}${to.passwordByLink(code)}`, until };
}

function isCalled({ cpf, email, cell_phone }: Administrator, typed: string): boolean {
  return [{ CPF: typed }, { Email: typed }, { Celular: typed }].some(given => {
    const read = readIdentifier(given);
    return !('refused' in read) && [cpf, email, cell_phone].includes(read.value);
  });
}
