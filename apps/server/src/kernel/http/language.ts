import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@cracha/contract/kernel/wire.ts';

/** The language of an answer before and without a session: what the client asks for, else Portuguese. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const asked = headers['accept-language'] ?? '';
  if (/^en\b/i.test(asked)) return 'en-US';
  return /^es\b/i.test(asked) ? 'es-ES' : 'pt-BR';
}
