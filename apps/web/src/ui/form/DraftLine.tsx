import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { draftTexts } from './draft.messages.ts';
import type { Draft } from './useDraft.ts';

/** At the foot of a form: since when what is typed is kept, and whether it was brought back. `discards`: no other button does. */
export function DraftLine({ draft, discards }: { draft: Draft; discards?: boolean }) {
  const t = useTexts(draftTexts);
  const { time } = useFormats();
  if (draft.keptAt === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2 max-lg:w-full">
      <span role={draft.recovered ? 'status' : undefined}>
        {draft.recovered ? t.recovered : t.keptAt(time(new Date(draft.keptAt).toISOString()))}
        {draft.recovered && draft.changedSince && <> {t.changedSince}</>}
      </span>
      {discards && (
        <button
          type="button"
          className="min-h-6 font-semibold text-brand-ink underline underline-offset-2 max-lg:min-h-11"
          onClick={draft.discard}
        >
          {t.discard}
        </button>
      )}
    </p>
  );
}
