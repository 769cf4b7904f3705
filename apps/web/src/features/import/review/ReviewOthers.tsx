import { Scissors } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { maySplit } from './review-draft.ts';
import { partsTexts } from './split.messages.ts';

/** Others have amounts of their own on the page: it is split, or HR says why they are only named. */
export function ReviewOthers({
  document,
  draft,
  setDraft,
  mayChange,
  onSplit,
}: ReviewPartProps & { onSplit: () => void }) {
  const t = useTexts(partsTexts);
  if (!mayChange) return null;
  return (
    <section aria-label={t.others} className="grid gap-3 px-5 pb-4">
      {maySplit(document) && (
        <Button look="tonal" className="justify-self-start" onClick={onSplit}>
          <Scissors size={16} aria-hidden />
          {t.split}
        </Button>
      )}
      <p className="text-sm text-ink-2">{t.orCited}</p>
      <Field
        label={t.cited}
        placeholder={t.citedHint}
        maxLength={300}
        value={draft.cited ?? ''}
        onChange={event => setDraft({ ...draft, cited: event.target.value })}
      />
    </section>
  );
}
