import { Secret, TOTP } from 'otpauth';
import { type Ask, expect } from './story.ts';

/** The authenticator of every demo user with two-factor. */
export const authenticator = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') });

/** What was read is no news: another story's code may be the newest until the job has sent this one's. Ids begin anew with each file's installation. */
const read: unknown[] = [];

/**
 * The newest message of a channel that was not read yet, once there is one; without a gateway it is kept in the outbox.
 * @param to whose it is; left out: whoever's, as where the demo has sent none of its kind
 */
export async function newest(ask: Ask, channel: 'sms' | 'mail', pattern: RegExp, to?: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const [row] = await ask(
        "select body, id || ' ' || body as message from outbox_message where channel = $1 and id || ' ' || body <> all ($2) and ($3::text is null or recipient = $3) order by id desc limit 1",
        [channel, read, to ?? null],
      );
      found = pattern.exec(String(row?.body))?.[0];
      if (found) read.push(row?.message);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
