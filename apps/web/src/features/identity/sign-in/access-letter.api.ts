import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { call } from '#kernel/base/client.ts';
import { type ProofControl, withProof } from '../entry/captcha.ts';
import { setRecovery } from './recovery.ts';

export interface Letter {
  code: string;
  cpf: string;
  /** As `YYYY-MM-DD`. */
  born: string;
  /** The codes of other companies' letters. */
  others?: readonly string[];
}

export type LetterCase = ResponseOf<(typeof accessLetterContract)['askByLetter']>;

/** Asks for the account that somebody uses: it waits 72 hours. */
export async function askByLetter(letter: Letter, control: ProofControl): Promise<LetterCase> {
  const body = bodyOf(letter);
  const { signal } = control;
  return withProof(Token => call(accessLetterContract.askByLetter, { body: { ...body, Token }, signal }), control);
}

function bodyOf({ code, cpf, born, others = [] }: Letter) {
  return { codigo: code, cpf, dataNascimento: born, ...(others.length > 0 ? { cartas: [...others] } : {}) };
}

/** Exchanges the letter for the right to set a first password. */
export async function enterByLetter(letter: Letter, control: ProofControl): Promise<void> {
  const body = bodyOf(letter);
  const { signal } = control;
  const { access_token } = await withProof(
    Token => call(accessLetterContract.useAccessLetter, { body: { ...body, Token }, signal }),
    control,
  );
  setRecovery(access_token);
}
