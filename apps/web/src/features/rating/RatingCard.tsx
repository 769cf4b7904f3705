import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { taskOver } from '#kernel/lazy/finished-task.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { noteAsked, ratingDue, useRate } from './rating.api.ts';
import { ratingTexts } from './rating.messages.ts';

/** Asks once what one thinks of the system, as a part of the home. Never takes the focus by itself; who goes on isn't asked again. */
export function RatingCard() {
  const t = useTexts(ratingTexts);
  const shown = useAsked();
  return (
    <>
      <p role="status" className="sr-only">
        {shown && t.ask}
      </p>
      {shown && <Card />}
    </>
  );
}

function useAsked(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let left = false;
    void ratingDue().then(due => {
      if (left) return;
      if (!due) return taskOver();
      setShown(true);
      void noteAsked();
    });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => (shown ? taskOver : undefined), [shown]);
  return shown;
}

function Card() {
  const t = useTexts(ratingTexts);
  const id = useId();
  const rate = useRate();
  const [score, setScore] = useState<number>();
  const [sentence, setSentence] = useState('');
  const leave = () => {
    taskOver();
    focusMain();
  };
  const thank = () => {
    toast(t.thanks);
    leave();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (score !== undefined) rate.mutate({ score, sentence }, { onSuccess: thank, onError: tellFailure });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !sentence) leave();
  };
  return (
    <section aria-labelledby={id} className="no-print mt-7 max-w-xl">
      <form className="rounded-2xl border border-line bg-surface p-4 text-ink" onSubmit={send} onKeyDown={onKeyDown}>
        <div className="flex items-start gap-2">
          <h2 id={id} className="flex-1 pt-2 text-base font-bold">
            {t.ask}
          </h2>
          <IconButton label={t.close} className="size-11! -mt-1 -mr-2" onClick={leave}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
        <Scores chosen={score} onChoose={setScore} />
        {score !== undefined && (
          <>
            <TextArea
              className="mt-3"
              size="worker"
              label={t.why}
              help={t.whyHelp}
              optional
              rows={2}
              maxLength={280}
              value={sentence}
              onChange={event => setSentence(event.target.value)}
            />
            <Button type="submit" look="primary" className="mt-3 h-11 w-full" busy={rate.isPending}>
              {t.send}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}

/** One to five, each with its word; native radios: arrows move, the state is announced. */
function Scores({ chosen, onChoose }: { chosen: number | undefined; onChoose: (score: number) => void }) {
  const t = useTexts(ratingTexts);
  const name = useId();
  return (
    <fieldset className="mt-2 grid grid-cols-5 gap-1.5">
      <legend className="sr-only">{t.ask}</legend>
      {[t.veryBad, t.bad, t.fair, t.good, t.veryGood].map((word, at) => (
        <label
          key={word}
          className={clsx(
            'flex min-h-16 cursor-pointer flex-col items-center gap-0.5 rounded-lg border px-0.5 py-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-focus',
            chosen === at + 1
              ? 'border-brand bg-brand-soft font-semibold text-brand-ink'
              : 'border-line-strong text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === at + 1}
            onChange={() => onChoose(at + 1)}
          />
          <span className="num text-lg font-bold">{at + 1}</span> <span className="text-xs leading-tight">{word}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The card is gone with the focus in it: reading goes on where the screen begins. */
function focusMain(): void {
  const main = document.getElementById('conteudo');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
