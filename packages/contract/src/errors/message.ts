import { fill } from '../kernel/fill.ts';
import type { Language, MessageValues } from '../kernel/wire.ts';
import type { ErrorCode } from './catalogue.ts';

/** The texts of one language; each is loaded once, when first asked for. */
const load = {
  'pt-BR': () => import('./messages.pt-BR.ts'),
  'en-US': () => import('./messages.en-US.ts'),
  'es-ES': () => import('./messages.es-ES.ts'),
} as const satisfies Record<Language, () => Promise<{ messages: Record<ErrorCode, string> }>>;

/** The message of a catalogue code in a language, its `{placeholders}` filled; a missing value leaves a readable sentence. */
export async function messageOf(code: ErrorCode, language: Language, values: MessageValues = {}): Promise<string> {
  const { messages } = await load[language]();
  return fill(messages[code], values);
}
