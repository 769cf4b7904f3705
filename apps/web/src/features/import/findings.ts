import { findingMessages } from '@cracha/contract/features/import/import.findings-messages.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

interface Finding {
  codigo: string;
  valores: Readonly<Record<string, string | number | boolean | null>>;
}

/** Findings in plain words; a code this version doesn't know is shown as it is rather than hidden. */
export function findingSentences(findings: readonly Finding[], language: Language): string[] {
  const messages: Record<string, string> = findingMessages[language];
  return findings.map(({ codigo, valores }) =>
    (messages[codigo] ?? codigo).replace(/\{(\w+)\}/g, (_, name: string) => shown(name, valores[name], language)),
  );
}

/** Names that end in `Amount` are centavos. */
function shown(name: string, value: string | number | boolean | null | undefined, language: Language): string {
  if (typeof value !== 'number' || !name.endsWith('Amount')) return String(value ?? '…');
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }).format(value / 100);
}
