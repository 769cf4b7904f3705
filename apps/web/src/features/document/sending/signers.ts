import { maxDeadlineDays, type SignerRole, signerRoles } from '@cracha/contract/features/document/document-words.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { isAlike } from '#ui/form/alike.ts';
import { daysTo } from '../days-to.ts';
import type { SignatureWhole } from '../document.api.ts';
import type { SignatureChange } from './sending.api.ts';

/** Who signs, as they are chosen. */
export interface ChosenSigner {
  /** `named`: the request has them already. */
  kind: 'worker' | 'user' | 'outsider' | 'named';
  /** Of the employment, the user or the signer; of an outsider a number of this form. */
  id: string;
  name: string;
  /** What tells them from others of that name. */
  detail: string;
  role: SignerRole;
  cpf: string;
  email: string;
  phone: string;
  contact: 'email' | 'celular';
}

export interface SignersForm {
  signers: readonly ChosenSigner[];
  oneByOne: boolean;
  due: string;
  message: string;
}

export const fewest = 2;
export const most = 4;

const blank = { role: 'parte', cpf: '', email: '', phone: '', contact: 'email' } as const;
export const signerFrom = (kind: ChosenSigner['kind'], id: string, name = '', detail = ''): ChosenSigner => ({
  ...{ ...blank, kind, id, name, detail },
  // a portal user who is no worker signs for the company
  role: kind === 'user' ? 'representante' : 'parte',
});

const sample = { signers: [signerFrom('outsider', '')], oneByOne: false, due: '', message: '' };

export function isSignersForm(found: unknown): found is SignersForm {
  if (!isAlike(sample, found)) return false;
  return Object(found).signers.every(({ role }: ChosenSigner) => oneOf(signerRoles, role) !== undefined);
}

/** A request that was named before, as it is changed now. @param unreached what is said of who has no contact of their own */
export function formOf({ assinantes, prazo, mensagem }: SignatureWhole, unreached: string): SignersForm {
  return {
    signers: assinantes.map(({ id, nome, contato, papel }) => ({
      ...signerFrom('named', id, nome, contato ?? unreached),
      role: papel,
    })),
    oneByOne: new Set(assinantes.map(({ passo }) => passo)).size > 1,
    ...{ due: prazo, message: mensagem },
  };
}

/** The signer moved one place up (-1) or down (1). */
export function moved(signers: readonly ChosenSigner[], at: number, by: -1 | 1): readonly ChosenSigner[] {
  const one = signers[at];
  if (!one || at + by < 0 || at + by >= signers.length) return signers;
  return signers.toSpliced(at, 1).toSpliced(at + by, 0, one);
}

/** What is still missing to send it; undefined: nothing. */
export function missingIn({ signers, due }: SignersForm, today: string) {
  if (signers.length < fewest) return 'twoFirst' as const;
  const outside = signers.filter(({ kind }) => kind === 'outsider');
  if (outside.some(({ name }) => name.trim() === '')) return 'nameFirst' as const;
  if (outside.some(one => contactOf(one) === '')) return 'contactFirst' as const;
  const days = due === '' ? 0 : daysTo(due, today);
  return days < 1 || days > maxDeadlineDays ? ('dayFirst' as const) : undefined;
}

/** Where an outsider's invitation goes. */
export const contactOf = ({ contact, email, phone }: ChosenSigner) => (contact === 'email' ? email : phone).trim();

/** As it is sent: of those who sign together all have one step. */
export function bodyOf({ signers, oneByOne, due, message }: SignersForm): Required<SignatureChange> {
  return {
    ...{ prazo: due, mensagem: message.trim() },
    assinantes: signers.map((one, at) => ({
      ...named(one),
      ...{ papel: one.role, passo: oneByOne ? at + 1 : 1, nivel: 'simples' as const, contato: one.contact },
    })),
  };
}

function named({ kind, id, name, cpf, email, phone }: ChosenSigner) {
  if (kind === 'named') return { id };
  if (kind === 'worker') return { idEmpregado: id };
  if (kind === 'user') return { idUsuario: id };
  return {
    nome: name.trim(),
    ...(cpf.trim() !== '' && { cpf: cpf.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(phone.trim() !== '' && { celular: phone.trim() }),
  };
}
