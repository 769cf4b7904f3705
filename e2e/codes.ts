import { Secret, TOTP } from 'otpauth';
import { type Ask, expect } from './story.ts';

/** The authenticator of every demo user with two-factor. */
export const authenticator = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') });

/** The newest message of a channel once there is one; without a gateway it is kept in the outbox. */
export async function newest(ask: Ask, channel: 'sms' | 'mail', pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const [row] = await ask('select body from outbox_message where channel = $1 order by id desc limit 1', [channel]);
      found = pattern.exec(String(row?.body))?.[0];
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
