import { CircleCheck, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { type Ticket, useRateTicket } from './desk.api.ts';
import { workerDeskTexts } from './worker.messages.ts';

const reopenModal = modal(async () => (await import('./ReopenModal.tsx')).ReopenModal);

/** What follows a solution: reopen it, or rate it, which ends it. */
export function Solved({ ticket }: { ticket: Ticket }) {
  const t = useTexts(workerDeskTexts);
  if (ticket.status !== 'resolvido' && ticket.status !== 'encerrado') return null;
  return (
    <div className="grid gap-4">
      {ticket.can.includes('reabre') && (
        <Notice tone="ok" icon={CircleCheck}>
          <p>{t.solvedLead}</p>
          <Button size="lg" className="mt-3" onClick={() => reopenModal.open({ id: ticket.id })}>
            {t.reopen}
          </Button>
        </Notice>
      )}
      {ticket.nota !== null && <p className="text-ink-2">{t.ratedWith(ticket.nota)}</p>}
      {ticket.can.includes('avalia') && <Rating ticket={ticket} />}
    </div>
  );
}

function Rating({ ticket }: { ticket: Ticket }) {
  const t = useTexts(workerDeskTexts);
  const name = useId();
  const [stars, setStars] = useState(0);
  const [words, setWords] = useState('');
  const rate = useRateTicket(ticket.id);
  const send = () =>
    void rate.mutateAsync({ nota: stars, frase: words.trim() }).then(() => toast(t.rated), tellFailure);
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <fieldset>
        <legend className="font-bold">{t.rate}</legend>
        <div className="mt-2 flex gap-1">
          {[1, 2, 3, 4, 5].map(n => (
            <label
              key={n}
              className="grid size-12 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                aria-label={t.stars(n)}
                checked={stars === n}
                onChange={() => setStars(n)}
              />
              <Star size={28} aria-hidden className={n <= stars ? 'fill-current text-brand-ink' : 'text-ink-3'} />
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <TextArea
          size="worker"
          optional
          rows={2}
          label={t.sentence}
          maxLength={250}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      )}
      <OnlineButton blocked={stars === 0} busy={rate.isPending} onClick={send}>
        {ticket.status === 'resolvido' ? t.sendRating : t.rateOnly}
      </OnlineButton>
    </section>
  );
}
