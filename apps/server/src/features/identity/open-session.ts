import { newTotpKey } from '#core/identity/totp.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type NewSession, openSession } from './identity.queries.ts';

/** Opens a session that may do everything its person may, with the key that step 3 shows where it asks. @returns its token's id */
export function openFullSession(
  tx: Tx,
  secrets: Secrets,
  personId: string,
  { ip, userAgent }: RequestInfo,
  { deviceId, proven }: Pick<NewSession, 'deviceId' | 'proven'> = {},
): Promise<string> {
  const provisionalKey = secrets.seal(newTotpKey());
  return openSession(tx, { personId, ip, userAgent, kind: 'full', deviceId, provisionalKey, proven });
}
