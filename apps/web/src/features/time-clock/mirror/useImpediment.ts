import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { Mirror, MirrorVerb } from './mirror.types.ts';
import { standingOf } from './mirror-verbs.ts';

/** Why a verb is not open now, in words that name its figures; undefined: it is open, or none of the reader's. */
export function useImpediment(mirror: Mirror, verb: MirrorVerb): string | undefined {
  const t = useTexts(mirrorTexts);
  const { dayShort } = useFormats();
  const standing = standingOf(mirror, verb);
  const code = standing.is === 'blocked' ? standing.code : undefined;
  const values = standing.is === 'blocked' ? standing.values : {};
  const own: Readonly<Record<string, string>> = {
    TIMESHEET_INCOMPLETE: t.incomplete(Number(values.n ?? mirror.diasIncompletos)),
    PERIOD_NOT_OVER: [
      mirror.diasIncompletos > 0 && t.incomplete(mirror.diasIncompletos),
      t.notOver(dayShort(mirror.periodoFim)),
    ]
      .filter(Boolean)
      .join(' '),
    MANAGER_NOT_REGISTERED: t.noManager,
    JUSTIFICATIONS_PENDING: t.undecided(Number(values.n ?? mirror.justificativasPendentes)),
  };
  // the catalogue words all others
  const worded = useRefusalWords(code !== undefined && !Object.hasOwn(own, code) ? [code] : [], values);
  if (code === undefined) return undefined;
  return own[code] ?? worded[code] ?? code;
}
