import * as z from 'zod/mini';
import { givenText, idOf, instant } from '../../kernel/wire.ts';

/** The contacts with most characters hidden; null where there is none. */
export const maskedContacts = z.object({ celular: z.nullable(z.string()), email: z.nullable(z.string()) });

const contactKind = z.enum(['celular', 'email'], 'INVALID_OPTION');
export const contactChoice = z.object({ tipo: contactKind });
export const contactResend = z.optional(z.object({ tipo: z.optional(contactKind) }));

/** Where a code went (masked), until when it counts, from when another may be asked for. */
export const codeSent = z.object({ enviadoPara: z.string(), expiraEm: instant, reenviarEm: instant });

export const codeParams = z.object({ token: z.string().check(z.maxLength(40)) });
/** Shown once. */
export const recoveryCodes = z.object({ codigosRecuperacao: z.array(z.string()) });
/** A contact's code in the query; missing is CONTACT_CODE_MISSING, told by the rule. */
export const tokenQuery = z.object({ token: z.optional(z.string().check(z.maxLength(40))) });

export const ethnicQuery = z.object({
  cor: z.optional(z.string().check(z.maxLength(40))),
  declaracao: z.optional(z.string().check(z.maxLength(10))),
});

export const policyAccepted = z.object({
  flgAceitoTermoPrivacidade: z.literal(true),
  versao: z.string(),
  aceitoEm: instant,
});

export const recoveryCodeForm = z.object({
  celular: z.optional(z.string().check(z.maxLength(200))),
  cpf: z.optional(z.string().check(z.maxLength(200))),
  email: z.optional(z.string().check(z.maxLength(200))),
  codigo: givenText(200),
});

export const activationParams = z.object({ id: idOf('person'), code: z.string().check(z.maxLength(10)) });
