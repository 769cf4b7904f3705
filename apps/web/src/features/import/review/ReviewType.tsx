import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { useTypeDocument } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';

const types = [1, 2, 3, 6, 7, 9] as const;

/** What an unrecognised page is. A payslip is filled in here, anything else is kept with the file. */
export function ReviewType({ id, document, mayChange }: ReviewPartProps) {
  const t = useTexts(reviewTexts);
  const say = useTypeDocument(id);
  return (
    <section className="border-t border-line px-5 py-4" aria-label={t.whatIsIt}>
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t.whatIsIt}</h2>
      <div className="flex flex-wrap gap-2">
        {types.map(tipo => (
          <Button
            key={tipo}
            size="sm"
            blocked={!mayChange}
            busy={say.isPending && say.variables.tipo === tipo}
            onClick={() => say.mutate({ documento: document.id, tipo }, { onError: tellFailure })}
          >
            {t.types[tipo]}
          </Button>
        ))}
      </div>
    </section>
  );
}
