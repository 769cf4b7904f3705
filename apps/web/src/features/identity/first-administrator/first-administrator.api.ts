import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { call } from '#kernel/base/client.ts';

type Body = BodySent<(typeof signInCalls)['createFirstAdministrator']>;

export type AdministratorForm = Omit<Body, 'token'>;
export type AdministratorField = keyof AdministratorForm;
export const administratorFields = ['nome', 'cpf', 'email', 'senha'] as const satisfies readonly AdministratorField[];

export type FirstAdministratorOutcome =
  | { kind: 'done' | 'expired' | 'notReached' | 'unexpected' }
  /** The server's own sentences: by field, else for the whole. */
  | { kind: 'fields'; errors: Partial<Record<AdministratorField, string>> }
  | { kind: 'told'; sentence: string };

/** Creates the administrator the link is for; every end of it is a value. */
export async function createFirstAdministrator(
  token: string,
  form: AdministratorForm,
): Promise<FirstAdministratorOutcome> {
  try {
    await call(signInCalls.createFirstAdministrator, {
      body: { ...form, token, cpf: form.cpf.replace(/\D/g, ''), email: form.email.trim() },
    });
    return { kind: 'done' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): FirstAdministratorOutcome {
  if (!(error instanceof Refusal)) return { kind: 'unexpected' };
  if (error.status === 0) return { kind: 'notReached' };
  const { code, message, fields } = error.body;
  if (code === 'LINK_EXPIRED' || fields?.token !== undefined) return { kind: 'expired' };
  const errors = Object.fromEntries(
    administratorFields.flatMap(name => (fields?.[name] ? [[name, fields[name]]] : [])),
  );
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  return message ? { kind: 'told', sentence: message } : { kind: 'unexpected' };
}
