import { createHash } from 'node:crypto';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { readIdentifier } from '#core/identity/identifier.ts';
import { hashPassword } from '#core/identity/password.ts';
import { passwordFault, passwordPolicies } from '#core/identity/password-policy.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { createFirstAdministrator, offerFirstAccess } from '../identity.queries.ts';

type Form = BodyOf<(typeof identityContract)['createFirstAdministrator']>;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * The secret of a one-time link while the platform has no person; undefined once it has. It follows from the installation's keys: each of its
 * processes says the same one, at every start.
 */
export async function offerFirstAdministrator(
  tx: Tx,
  secrets: Secrets,
  signingKey: Buffer,
): Promise<string | undefined> {
  const token = secrets.mac('firstAccess', signingKey.toString('base64')).toString('base64url');
  return (await offerFirstAccess(tx, hashOf(token))) ? token : undefined;
}

/** Creates the administrator whom the link is for. @throws LINK_EXPIRED for a used, former or invented one */
export async function becomeFirstAdministrator(tx: Tx, form: Form): Promise<void> {
  const cpf = readIdentifier({ CPF: form.cpf });
  const email = readIdentifier({ Email: form.email });
  if ('refused' in cpf) return refuseField('cpf', cpf.refused);
  if ('refused' in email) return refuseField('email', email.refused);
  const fault = passwordFault(form.senha, passwordPolicies.padrao);
  if (fault) refuseField('senha', fault.code, fault.values);
  const made = await createFirstAdministrator(tx, hashOf(form.token), {
    name: form.nome,
    cpf: cpf.value,
    email: email.value,
    passwordHash: await hashPassword(form.senha),
  });
  if (!made) refuse('LINK_EXPIRED');
}
