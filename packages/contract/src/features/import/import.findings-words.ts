import type { FindingCode, FindingValue } from './import.findings.ts';

type Language = 'pt-BR' | 'en-US' | 'es-ES';

/** A sentence of each: `{name}` is a value of the finding, names that end in `Amount` are shown as reais. */
export type FindingSentences = Record<FindingCode, string>;

/** A finding as it travels. */
export interface CodedFinding {
  codigo: string;
  valores: Readonly<Record<string, FindingValue | boolean | null>>;
}

/** Findings in plain words; a code this version doesn't know is shown as it is rather than hidden. */
export function findingSentences(
  findings: readonly CodedFinding[],
  sentences: FindingSentences,
  language: Language,
): string[] {
  const messages: Record<string, string> = sentences;
  return findings.map(({ codigo, valores }) =>
    (messages[codigo] ?? codigo).replace(/\{(\w+)\}/g, (_, name: string) => show(name, valores[name] ?? '…', language)),
  );
}

/** A value in words. */
export function show(name: string, value: FindingValue | boolean | undefined, language: Language): string {
  if (typeof value !== 'number' || !name.endsWith('Amount')) return String(value ?? '');
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }).format(value / 100);
}
