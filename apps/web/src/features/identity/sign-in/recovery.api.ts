import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { call } from '#kernel/base/client.ts';
import { type ProofControl, withProof } from '../entry/captcha.ts';
import { type IdentifierKind, identifierField } from '../entry/identifier.ts';
import { setRecovery } from './recovery.ts';

const names = { CPF: 'cpf', Celular: 'celular', Email: 'email' } as const satisfies Record<IdentifierKind, string>;

/** Asks for a code; the answer is the same whether the person exists or not. */
export async function askRecovery(identifier: string, control: ProofControl): Promise<void> {
  const { signal } = control;
  const body = whoIs(identifier);
  await withProof(Token => call(signInCalls.recoverPassword, { body: { ...body, Token }, signal }), control);
}

/** The code that came, of the person who asked. */
export async function enterRecoveryCode(identifier: string, codigo: string): Promise<void> {
  await exchange({ ...whoIs(identifier), codigo });
}

const links = new Map<string, Promise<void>>();

/** The long code of a link says by itself who it is for; it counts once, however often the page is drawn. */
export function openRecoveryLink(codigo: string): Promise<void> {
  const opened = links.get(codigo) ?? exchange({ codigo });
  links.set(codigo, opened);
  opened.catch(() => links.delete(codigo));
  return opened;
}

async function exchange(body: { celular?: string; cpf?: string; email?: string; codigo: string }): Promise<void> {
  const { access_token } = await call(confirmationCalls.useRecoveryCode, { body });
  setRecovery(access_token);
}

function whoIs(identifier: string) {
  const { kind, fields } = identifierField(identifier);
  return { [names[kind]]: fields[kind] };
}
