import type { TextsIn } from '#kernel/base/texts.ts';
import type { lineTexts } from './line.messages.ts';
import type { OpeningLine } from './opening.api.ts';

const entry = <T>(of: Readonly<Record<string, T>>, name: string | null): T | undefined =>
  Object.entries(of).find(([key]) => key === name)?.[1];

/** Why a line is refused, as a sentence; undefined of one that is not. */
export function faultIn(t: TextsIn<typeof lineTexts>, { campo, motivo }: OpeningLine): string | undefined {
  if (!motivo) return undefined;
  const values = Object.entries(motivo.valores).map(([name, value]) => [name, String(value)] as const);
  const say = entry<(of: Readonly<Record<string, string>>) => string>(t.faults, motivo.codigo);
  return say ? say({ coluna: entry(t.columns, campo) ?? '–', ...Object.fromEntries(values) }) : t.unread;
}
