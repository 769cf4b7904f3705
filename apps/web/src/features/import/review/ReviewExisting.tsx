import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Kbd } from '#ui/list/Kbd.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { useDecideExisting, useUndoExisting } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { shownWith } from './review-draft.ts';

interface ReviewExistingProps extends ReviewPartProps {
  existing: NonNullable<ReviewDocument['existente']>;
  alike: number;
  /** How many wait only for a receipt with the same amounts. */
  same: number;
  onMany: () => void;
  onIgnore: () => void;
}

const choices = ['substituir', 'manter'] as const;

/** The receipt that is there already beside the new one, and which of them stays. */
export function ReviewExisting({ id, document, draft, setDraft, mayChange, existing, ...of }: ReviewExistingProps) {
  const { alike, same, onMany, onIgnore } = of;
  const t = useTexts(reviewTexts);
  const { amount, dayShort } = useFormats();
  const many = useMany(id, onMany);
  const next = shownWith(document, draft.correction);
  const rows = (['totalVencimentos', 'totalDescontos', 'liquido'] as const).map(field => ({
    field,
    old: existing[field],
    now: next[field] ?? null,
  }));
  const equal = same > 0 && rows.every(({ old, now }) => old === now);
  return (
    <section className="border-t border-line px-5 py-4" aria-label={t.causes.jaExiste}>
      <table className="w-full text-sm">
        <thead className="text-2xs text-ink-2">
          <tr>
            <th scope="col" className="text-left font-semibold">
              <span className="sr-only">{t.field}</span>
            </th>
            <th scope="col" className="text-right font-semibold">
              {t.publishedOn(dayShort(existing.publicadoEm))}
            </th>
            <th scope="col" className="text-right font-semibold">
              {t.thisFile}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, old, now }) => (
            <tr key={field} className={old === now ? 'text-ink-2' : 'font-semibold'}>
              <th scope="row" className="h-7 text-left text-xs font-normal text-ink-2">
                {t.values[field]}
              </th>
              <td className="num text-right">{amount(old)}</td>
              <td className="num text-right">{now === null ? '–' : amount(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayChange && equal && (
        <Button
          data-key="u"
          size="sm"
          className="mt-3"
          busy={many.busy}
          onClick={() => (same > 1 ? many.send('ignorar') : onIgnore())}
        >
          {t.sameIgnored(same)} <Kbd>U</Kbd>
        </Button>
      )}
      <fieldset className="mt-2" disabled={!mayChange}>
        <legend className="sr-only">{t.existing}</legend>
        {choices.map(choice => (
          <Radio
            key={choice}
            name="existing"
            data-key={choice.charAt(0)}
            checked={(draft.existing ?? document.decisao?.ato) === choice}
            onChange={() => setDraft({ ...draft, existing: choice })}
          >
            {t.existingChoices[choice]} <Kbd>{choice.charAt(0).toUpperCase()}</Kbd>
          </Radio>
        ))}
      </fieldset>
      {mayChange && alike > 1 && draft.existing && (
        <Button
          look="ghost"
          size="sm"
          className="mt-1 -ml-2"
          busy={many.busy}
          onClick={() => draft.existing && many.send(draft.existing)}
        >
          {t.sameForAll}
        </Button>
      )}
    </section>
  );
}

/** One answer for many: what it did is said with the way back, and the next that waits shows. */
function useMany(id: string, onDone: () => void) {
  const t = useTexts(reviewTexts);
  const decide = useDecideExisting(id);
  const undo = useUndoExisting(id);
  const takeBack = (ato: string) =>
    void undo.mutateAsync(ato).then(({ total }) => toast(t.manyUndone(total)), tellFailure);
  return {
    busy: decide.isPending,
    // promises, not the mutation's callbacks: by the time the answer comes another document is shown
    send: (said: 'substituir' | 'manter' | 'ignorar') =>
      void decide.mutateAsync(said).then(({ total, ato }) => {
        onDone();
        toast((said === 'ignorar' ? t.manyIgnored : t.manyDone)(total), { label: t.undo, act: () => takeBack(ato) });
      }, tellFailure),
  };
}
