import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { centavosOf } from '#kernel/lazy/amounts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Kbd } from '#ui/list/Kbd.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { lineField, linesShown, withFigure } from './review-draft.ts';

interface ReviewRepairProps extends ReviewPartProps {
  suggestion: NonNullable<ReviewDocument['sugestao']>;
  onPoint: (field: string | undefined) => void;
}

/** The one figure that is missing, with the value that closes the sum a key away. */
export function ReviewRepair({ document, draft, setDraft, mayChange, suggestion, onPoint }: ReviewRepairProps) {
  const t = useTexts(reviewTexts);
  const { amount } = useFormats();
  const [text, setText] = useState('');
  const line = suggestion.verba === null ? undefined : linesShown(document, draft)[suggestion.verba];
  const name = line ? line.descricao : t.values[targetOf(suggestion.alvo)];
  const shown = amount(suggestion.valor);
  const take = (value: number) => setDraft(withFigure(document, draft, suggestion, value));
  if (!mayChange) return null;
  return (
    <div className="px-5 pb-4">
      <div className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={t.valueOf(name)}
          prefix="R$"
          inputMode="decimal"
          value={text}
          onFocus={() => onPoint(suggestion.verba === null ? suggestion.alvo : lineField(suggestion.verba))}
          onChange={event => setText(event.target.value)}
          onBlur={() => {
            const value = centavosOf(text);
            if (value !== undefined && value >= 0) take(value);
          }}
        />
        <Button look="tonal" data-key="u" onClick={() => take(suggestion.valor)}>
          {t.use(shown)}
          <Kbd>U</Kbd>
        </Button>
      </div>
      <p className="num mt-1 text-2xs text-ink-2">{t.closes(shown)}</p>
    </div>
  );
}

function targetOf(target: ReviewRepairProps['suggestion']['alvo']) {
  return target === 'vencimento' || target === 'desconto' ? 'liquido' : target;
}
