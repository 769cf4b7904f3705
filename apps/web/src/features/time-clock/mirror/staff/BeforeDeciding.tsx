import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck, Info } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { hours } from '../../clock-time.ts';
import { useDayWords } from '../day-words.ts';
import type { Mirror } from '../mirror.types.ts';
import { pendingJustifications } from '../mirror-days.ts';
import { type Fact, factsOf } from './before-deciding.ts';
import { decisionTexts } from './decision.messages.ts';
import { useStaffPlace } from './staff-place.ts';

/** What a decision rests on; what stands against it comes first, with the way to its days. */
export function BeforeDeciding({ mirror }: { mirror: Mirror }) {
  const t = useTexts(decisionTexts);
  const { dayShort, list } = useFormats();
  const pending = pendingJustifications(mirror.dias);
  const { owner } = useStaffPlace();
  const say = useFactWords(mirror);
  return (
    <section className="mb-4">
      <h2 className="text-base font-bold">{t.before}</h2>
      {mirror.justificativasPendentes > 0 && (
        <Notice tone="warn" icon={Info} className="mt-2 text-xs" title={t.pendings(mirror.justificativasPendentes)}>
          {pending.length > 0 && t.decideDays(list(pending.map(({ dia }) => dayShort(dia))))}{' '}
          {pending.map(({ dia }) => (
            <button
              key={dia}
              type="button"
              className="mr-2 min-h-6 font-semibold text-brand-ink underline underline-offset-2"
              onClick={() => showDay(dia)}
            >
              {t.seeDay(dayShort(dia))}
            </button>
          ))}
          {pending.map(({ dia, justificativas }) => (
            <Link
              key={dia}
              href={to[owner].justification(justificativas.find(({ status }) => status === 'pendente')?.id ?? '')}
              className="mr-2 inline-block min-h-6 font-semibold text-brand-ink underline underline-offset-2"
            >
              {t.decideDay(dayShort(dia))}
            </Link>
          ))}
        </Notice>
      )}
      <ul className="num mt-2 grid gap-2 text-xs">
        {factsOf(mirror).map(fact => {
          const isRight = fact.is === 'decided' || (fact.is === 'answer' && fact.agrees === true);
          const Icon = isRight ? CircleCheck : Info;
          const words = say(fact);
          return (
            <li key={words} className="flex items-start gap-2">
              <Icon size={16} aria-hidden className={isRight ? 'shrink-0 text-ok' : 'shrink-0 text-warn'} />
              <span className="leading-4">
                <span className="sr-only">{isRight ? t.right : t.attention} </span>
                {words}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useFactWords({ nomeEmpregado }: Mirror): (fact: Fact) => string {
  const t = useTexts(decisionTexts);
  const days = useDayWords();
  const { dayShort } = useFormats();
  const name = nomeEmpregado.split(' ')[0] ?? nomeEmpregado;
  return fact => {
    if (fact.is === 'answer')
      return fact.agrees === null ? t.unanswered(name) : fact.agrees ? t.agreed(name) : t.disagreed(name);
    if (fact.is === 'decided') return t.decided(fact.count);
    const figure = hours(fact.minutes);
    if (fact.minutes > 0 && fact.code === 'over_2h') return t.dayFact(dayShort(fact.day), t.overTwo(figure));
    if (fact.minutes > 0 && fact.code === 'interday') return t.dayFact(dayShort(fact.day), t.restShort(figure));
    return t.dayFact(dayShort(fact.day), days.of(fact.code));
  };
}

/** Its row, wherever the table stands, with the hands on it. */
function showDay(day: string): void {
  const row = document.getElementById(`dia-${day}`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}
