import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';

/** Registers the authenticator; answers the ten recovery codes. A key that is over is replaced by the session's new one. */
export async function registerAuthenticator(key: string, code: string): Promise<string[]> {
  try {
    const { codigosRecuperacao } = await call(confirmationCalls.saveTwoFactor, { params: { key, code } });
    return codigosRecuperacao;
  } catch (error) {
    if (isRefusal(error, 'TWO_FACTOR_KEY_EXPIRED')) await refreshUser();
    throw error;
  }
}
