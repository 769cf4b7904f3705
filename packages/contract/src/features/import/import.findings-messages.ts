import type { Finding, FindingValue } from './import.findings.ts';
import { texts as english } from './import.findings-en-US.ts';
import { texts as spanish } from './import.findings-es-ES.ts';
import { texts as portuguese } from './import.findings-pt-BR.ts';
import { type FindingSentences, show } from './import.findings-words.ts';

type Language = 'pt-BR' | 'en-US' | 'es-ES';

/** Of all languages; a page fetches one (`kernel/findings.ts`). */
export const findingMessages: Record<Language, FindingSentences> = {
  'pt-BR': portuguese,
  'en-US': english,
  'es-ES': spanish,
};

/** The finding in plain words. */
export function findingSentence(finding: Finding, language: Language): string {
  const values: Record<string, FindingValue> = finding.values;
  return findingMessages[language][finding.code].replace(/\{(\w+)\}/g, (_, name: string) =>
    show(name, values[name], language),
  );
}
