import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Kbd } from '#ui/list/Kbd.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument } from './review.types.ts';
import { dayKeys, doubtfulDays } from './review-fields.ts';

// seldom needed, and the desk comes first
const daysModal = modal(async () => (await import('./DaysModal.tsx')).DaysModal);

interface ReviewDayProps extends DayFieldProps, Pick<ReviewPartProps, 'id' | 'mayChange'> {
  /** How many wait for the same reason, this one included. */
  alike: number;
}

interface DayFieldProps extends Omit<ReviewPartProps, 'id' | 'mayChange'> {
  /** What the self-check finds of the document as it is typed now. */
  findings: ReviewDocument['achados'];
  onPoint: (field: string | undefined) => void;
  /** Its key, where the field is the way out of a doubt. */
  hotkey?: string;
}

/** The day of the credit whose page leaves it in doubt: each printed one is a key away, and another can be typed. */
export function ReviewDay({ mayChange, alike, ...props }: ReviewDayProps) {
  const t = useTexts(reviewTexts);
  const { date } = useFormats();
  const { setQuery } = useAddress();
  const { document, draft, setDraft, onPoint } = props;
  const printed = doubtfulDays(document);
  if (!mayChange || printed.length === 0) return null;
  const chosen = draft.correction.dataPagamento;
  return (
    <section aria-label={t.whichDay} className="px-5 pb-4">
      <fieldset className="mb-2 flex flex-wrap gap-x-5">
        <legend className="sr-only">{t.whichDay}</legend>
        {printed.map((day, at) => (
          <Radio
            key={day}
            name="day"
            data-key={dayKeys[at]?.toLowerCase()}
            checked={chosen === day}
            onFocus={() => onPoint('dataPagamento')}
            onChange={() => setDraft({ ...draft, correction: { ...draft.correction, dataPagamento: day } })}
          >
            <span className="num">{date(day)}</span> {dayKeys[at] && <Kbd>{dayKeys[at]}</Kbd>}
          </Radio>
        ))}
      </fieldset>
      <DayField {...props} hotkey="d" />
      {document.situacao === 'limpo' && <p className="mt-1 text-2xs text-ink-2">{t.dayOptional}</p>}
      {document.causa === 'dia' && alike > 1 && (
        <Button
          look="ghost"
          size="sm"
          className="mt-1 -ml-2"
          onClick={() =>
            daysModal.open({ id: props.id, day: chosen, onDone: () => setQuery({ documento: undefined }) })
          }
        >
          {t.sameDay}
        </Button>
      )}
    </section>
  );
}

/** The day as it is typed; left empty the document has none. */
export function DayField({ document, draft, setDraft, findings, onPoint, hotkey }: DayFieldProps) {
  const t = useTexts(reviewTexts);
  const { dataPagamento: typed = document.dataPagamento } = draft.correction;
  const impossible = findings.some(({ codigo }) => codigo === 'CREDIT_DAY_IMPOSSIBLE');
  return (
    <DateField
      data-key={hotkey}
      label={t.values.dataPagamento}
      value={typed ?? ''}
      error={impossible ? t.farDay : undefined}
      onFocus={() => onPoint('dataPagamento')}
      // the desk's keys are heard again
      onKeyDown={event => event.key === 'Escape' && event.currentTarget.blur()}
      onChange={day => setDraft({ ...draft, correction: { ...draft.correction, dataPagamento: day || null } })}
    />
  );
}
