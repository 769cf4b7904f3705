import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { call } from '#kernel/base/client.ts';
import { type ProofControl, withProof } from '../entry/captcha.ts';
import { setRecovery } from './recovery.ts';

/** Exchanges the letter for the right to set a first password. @param born as `YYYY-MM-DD` */
export async function enterByLetter(
  letter: { code: string; cpf: string; born: string },
  control: ProofControl,
): Promise<void> {
  const body = { codigo: letter.code, cpf: letter.cpf, dataNascimento: letter.born };
  const { signal } = control;
  const { access_token } = await withProof(
    Token => call(accessLetterContract.useAccessLetter, { body: { ...body, Token }, signal }),
    control,
  );
  setRecovery(access_token);
}
