import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { useSeatName } from './request-words.ts';

type Step = Request['rota'][number];
type Standing = 'done' | 'denied' | 'now' | 'later';

function standingOf({ assentos, precisa, atual }: Step): Standing {
  if (assentos.some(({ negou }) => negou)) return 'denied';
  const filled = assentos.filter(({ decidiu, dispensado }) => decidiu !== null || dispensado).length;
  if (filled >= Math.min(precisa, assentos.length) && filled > 0) return 'done';
  return atual ? 'now' : 'later';
}

/** Who sent it, who decides in which order, and what each has done. */
export function RequestRoute({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  const { recent, date } = useFormats();
  const [seat, nameOf] = [useSeat(), useSeatName()];
  return (
    <section>
      <h2 className="text-base font-bold">{t.route}</h2>
      <ol className="mt-2 grid gap-3 text-sm">
        <Line standing="done" title={t.sentBy(one.autor.nome)} facts={[recent(one.enviadaEm)]} />
        {one.rota.map((step, at) => {
          const standing = standingOf(step);
          const due = step.atual && one.prazo ? [`${t.due} ${date(one.prazo)}`] : [];
          const facts = [...step.assentos.map(seat), ...due];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order, and two may have one name
            <Line key={at} standing={standing} title={nameOf(step.etapa)} facts={facts} />
          );
        })}
      </ol>
    </section>
  );
}

function useSeat() {
  const t = useTexts(requestTexts);
  const { recent } = useFormats();
  const nameOf = useSeatName();
  return ({ nome, decidiu, dispensado, negou, em }: Step['assentos'][number]): string => {
    if (decidiu === null || em === null) return dispensado ? t.dispensed(nameOf(nome)) : nameOf(nome);
    return negou ? t.deniedBy(decidiu, recent(em)) : t.approvedBy(decidiu, recent(em));
  };
}

function Line({ standing, title, facts }: { standing: Standing; title: string; facts: readonly string[] }) {
  const t = useTexts(requestTexts);
  return (
    <li className="flex gap-3">
      <span
        className={clsx(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
          standing === 'done' && 'bg-brand text-on-brand',
          standing === 'denied' && 'bg-bad-soft text-bad',
          standing === 'now' && 'border-2 border-brand',
          standing === 'later' && 'border-2 border-line-strong',
        )}
      >
        {standing === 'done' && <Check size={13} aria-hidden />}
        {standing === 'denied' && <X size={13} aria-hidden />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          <span className="sr-only">, {t.stepStates[standing]}</span>
        </p>
        {facts.map(fact => (
          <p key={fact} className="num text-ink-2 [overflow-wrap:anywhere]">
            {fact}
          </p>
        ))}
      </div>
    </li>
  );
}
