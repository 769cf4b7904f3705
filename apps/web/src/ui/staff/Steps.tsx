import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface StepsProps<S extends string> {
  label: string;
  steps: readonly (readonly [step: S, words: string])[];
  current: S;
  /** Steps that were done lead back; undefined: none does. */
  onStep?: ((step: S) => void) | undefined;
}

/** How far one is on a way with an order, at the right of a desk's bar. */
export function Steps<S extends string>({ label, steps, current, onStep }: StepsProps<S>) {
  const at = steps.findIndex(([step]) => step === current);
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {steps.map(([step, words], place) => {
        const isDone = place < at;
        const content = (
          <>
            <span
              aria-hidden
              className={clsx(
                'num grid size-6 shrink-0 place-items-center rounded-full text-2xs font-bold',
                place <= at ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
              )}
            >
              {isDone ? <Check size={14} /> : place + 1}
            </span>
            {words}
          </>
        );
        const look = clsx('flex items-center gap-2', place === at ? 'font-semibold' : 'text-ink-2');
        return (
          <li key={step} aria-current={place === at ? 'step' : undefined} className="flex items-center gap-3">
            {place > 0 && <span aria-hidden className="h-px w-5 bg-line-strong max-sm:hidden" />}
            {isDone && onStep ? (
              <button type="button" className={clsx(look, 'rounded-md max-lg:min-h-11')} onClick={() => onStep(step)}>
                {content}
              </button>
            ) : (
              <span className={look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
