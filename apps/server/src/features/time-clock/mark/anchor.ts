import { randomUUID } from 'node:crypto';
import type { Secrets } from '#kernel/secrets.ts';

/**
 * What the server's clock said to a session's page, signed: marks without a network are judged by it later (I3). Its page is named by
 * the server, so that no other page can pass for it.
 */
export function newAnchor(secrets: Pick<Secrets, 'mac'>, at: Date, sessionId: string): string {
  const told = Buffer.from(JSON.stringify({ em: at.toISOString(), sessao: sessionId, pagina: randomUUID() }));
  const payload = told.toString('base64url');
  return `${payload}.${secrets.mac('clockAnchor', payload).toString('base64url')}`;
}
