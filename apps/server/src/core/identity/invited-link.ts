import { createHash, randomBytes } from 'node:crypto';

/** Seconds after which the code of a link may be asked for again. */
export const codeAgainSeconds = 60;

/** The secret of a link: 128 random bits, for one person and one thing. */
export const newToken = (): string => randomBytes(16).toString('base64url');
/** As a link is kept and found: its secret is nowhere. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token.trim()).digest();
/** As an entry code is kept and compared: bound to its link by the row. */
export const entryCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
/** Day, month and year as people write them in messages. */
export const spokenDay = (day: string): string => day.split('-').reverse().join('/');
