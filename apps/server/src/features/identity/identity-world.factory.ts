import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { type Call, createClient } from '@cracha/contract/kernel/client.ts';
import { TOTP } from 'otpauth';
import type { TestApp } from '#test/app.ts';
import { refusalOf } from '#test/calls.ts';
import { demoPassword, demoTotpKey } from '../../seed/demo-people.ts';

type Identifier = Partial<Record<'CPF' | 'Email' | 'Celular', string>>;

/** A client without a session. */
export function anonymous(app: Pick<TestApp, 'base'>, headers: Record<string, string> = {}): Call {
  return createClient({ base: app.base, headers: () => headers });
}

/** A client with a bearer and no profile, as a challenge or recovery token is sent. */
export function holding(app: Pick<TestApp, 'base'>, token: string): Call {
  return anonymous(app, { authorization: `Bearer ${token}` });
}

/** The sign-in form with the demo's password. */
export function form(identifier: Identifier, password: string = demoPassword) {
  return { ...identifier, Password: password, grant_type: 'password' } as const;
}

/** The code an authenticator with the demo's key shows, some steps from now. */
export function demoCode(steps = 0, key: string = demoTotpKey): string {
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Does the sum of a captcha that a refusal carries. */
export function solved({ desafio, bits }: { desafio: string; bits: number }): string {
  for (let n = 0; ; n++) {
    const answer = `${desafio}.${n}`;
    const hash = createHash('sha256').update(answer).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return answer;
  }
}

/** Calls, and where a captcha is asked for does its sum and calls again. */
export async function throughCaptcha<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  const asked = await refusalOf(send(undefined));
  if (asked.body.code !== 'CAPTCHA_REQUIRED') throw asked;
  const { desafio, bits } = asked.body.data ?? {};
  return send(solved({ desafio: String(desafio), bits: Number(bits) }));
}

/** The challenge that follows a right password where a code is missing. */
export async function challengeOf(app: TestApp, identifier: Identifier): Promise<string> {
  const refusal = await refusalOf(anonymous(app)(calls.signIn, { body: form(identifier) }));
  return String(refusal.body.data?.challenge);
}

/** The newest message to a contact, once its job has run. */
export async function messageTo(
  app: TestApp,
  recipient: string,
  count = 1,
): Promise<{ subject: string | null; body: string }> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await app.database.owner.query(
      'select subject, body from outbox_message where recipient = $1 order by id desc',
      [recipient],
    );
    if (rows.length >= count) return rows[0];
    await pause(25);
  }
  throw new Error(`No message ${count} to ${recipient} came.`);
}

/** The six digits in a message. */
export function codeIn(message: { body: string }): string {
  return /\b\d{6}\b/.exec(message.body)?.[0] ?? '';
}

/** Base64 of UTF-8, as passwords travel. */
export function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
