import { fillWhole } from '../kernel/fill.ts';
import type { Language, MessageValues } from '../kernel/wire.ts';
import type { ErrorCode } from './catalogue.ts';

interface Words {
  messages: Record<ErrorCode, string>;
  bareMessages: Readonly<Record<string, string>>;
}

/** The texts of one language; each is loaded once, when first asked for. */
const load = {
  'pt-BR': () => import('./messages.pt-BR.ts'),
  'en-US': () => import('./messages.en-US.ts'),
  'es-ES': () => import('./messages.es-ES.ts'),
} as const satisfies Record<Language, () => Promise<Words>>;

/** The message of a catalogue code in a language, its `{placeholders}` filled. Where a value is missing, it is said without. */
export async function messageOf(code: ErrorCode, language: Language, values: MessageValues = {}): Promise<string> {
  const { messages, bareMessages }: Words = await load[language]();
  return fillWhole(messages[code], values) ?? bareMessages[code] ?? messages.INVALID_REQUEST;
}
