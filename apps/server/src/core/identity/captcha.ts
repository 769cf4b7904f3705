import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#kernel/secrets.ts';

/** A sum to do: find n such that SHA-256 of `desafio.n` begins with so many zero bits. */
export interface Challenge {
  desafio: string;
  bits: number;
}

/** What stands between a guesser and the next guess. A port: another captcha can be put in. */
export interface Captcha {
  challenge(bits: number): Challenge;
  /** The answer's mark and term when it is right, to be used up once; undefined when it is wrong, old or too easy. */
  check(token: string, bits: number): { mac: Buffer; expiresAt: Date } | undefined;
}

const goodForMs = 5 * 60 * 1000;

/** Proof of work: nothing leaves the installation, and nobody has to look at pictures. */
export function createCaptcha(secrets: Secrets, now = Date.now): Captcha {
  const mark = (text: string) => secrets.mac('captcha', text);
  return {
    challenge(bits) {
      const text = `${bits}.${now() + goodForMs}.${randomBytes(12).toString('base64url')}`;
      return { desafio: `${text}.${mark(text).toString('base64url')}`, bits };
    },
    check(token, bits) {
      const [asked = '', term = '', salt = '', mac = '', answer] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const known = mark(`${asked}.${term}.${salt}`);
      if (answer === undefined || given.length !== known.length || !timingSafeEqual(given, known)) return undefined;
      if (Number(asked) < bits || Number(term) < now()) return undefined;
      return zeroBits(token) < Number(asked) ? undefined : { mac: known, expiresAt: new Date(Number(term)) };
    },
  };
}

function zeroBits(text: string): number {
  const hash = createHash('sha256').update(text).digest();
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
