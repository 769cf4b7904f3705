import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Request } from '../request.api.ts';
import { asked } from '../request-words.ts';
import { requestDeskTexts } from './request-desk.messages.ts';

const oneDay = 86_400_000;
const week = 7 * oneDay;
type Look = 'this' | 'away' | 'asked';
const looks: Record<Look, string> = {
  this: 'bg-brand',
  away: 'border border-brand bg-brand-soft',
  asked: 'border border-dashed border-brand',
};

interface Bar {
  name: string;
  from: number;
  /** The day after the last one. */
  until: number;
  look: Look;
  said: string;
}

/** Who else is away in those days, or asks to be, week by week below the request itself. */
export function AwayStrip({ one }: { one: Request }) {
  const t = useTexts(requestDeskTexts);
  const { dayShort } = useFormats();
  const [from, until] = [Date.parse(asked(one, 'inicio') ?? ''), Date.parse(String(one.resumo.valores.fim)) + oneDay];
  // from the Monday before, through the week after
  const first = from - ((new Date(from).getUTCDay() + 6) % 7) * oneDay;
  const last = first + Math.ceil((until - first) / week) * week;
  const said = (de: string, ate: string | null) =>
    ate === null ? t.awaySince(dayShort(de)) : t.awayFrom(dayShort(de), dayShort(ate));
  const others = one.ausentes.map(({ nome, de, ate, emAnalise }) => ({
    ...{ name: nome, from: Date.parse(de), until: ate === null ? last : Date.parse(ate) + oneDay },
    ...{ look: emAnalise ? ('asked' as const) : ('away' as const), said: said(de, ate) },
  }));
  const own: Bar = { name: one.nome, from, until, look: 'this', said: '' };
  const weeks = Array.from({ length: (last - first) / week }, (_, at) => first + at * week);
  const place = (at: number) => ((Math.min(Math.max(at, first), last) - first) / (last - first)) * 100;
  return (
    <section className="mt-6 max-w-2xl text-sm">
      <h2 className="text-base font-bold">{t.away}</h2>
      {others.length === 0 ? (
        <p className="mt-1 text-ink-2">{t.nobodyAway}</p>
      ) : (
        <>
          <div aria-hidden className="num relative mt-2 ml-28 h-5 text-xs text-ink-2 sm:ml-40">
            {weeks
              .filter((_, at) => at % 2 === 0 || weeks.length < 5)
              .map(at => (
                <span key={at} className="absolute border-l border-line pl-1" style={{ left: `${place(at)}%` }}>
                  {dayShort(new Date(at).toISOString().slice(0, 10))}
                </span>
              ))}
          </div>
          <ul>
            {[own, ...others].map(bar => (
              <Row key={`${bar.name} ${bar.from} ${bar.look}`} bar={bar} place={place} />
            ))}
          </ul>
          <Legend looks={[own, ...others].map(({ look }) => look)} />
        </>
      )}
    </section>
  );
}

function Row({ bar: { name, from, until, look, said }, place }: { bar: Bar; place: (at: number) => number }) {
  return (
    <li className="flex h-8 items-center">
      <span className={clsx('w-28 shrink-0 ellipsis pr-2 sm:w-40', look === 'this' && 'font-semibold')}>{name}</span>
      <span className="num sr-only">{said}</span>
      <span aria-hidden className="relative h-full min-w-0 flex-1 border-l border-line">
        <span
          className={clsx('absolute inset-y-1.5 rounded-sm', looks[look])}
          style={{ left: `${place(from)}%`, width: `${Math.max(place(until) - place(from), 1)}%` }}
        />
      </span>
    </li>
  );
}

function Legend({ looks: shown }: { looks: readonly Look[] }) {
  const t = useTexts(requestDeskTexts);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {[...new Set(shown)].map(look => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden className={clsx('h-2.5 w-4 rounded-[3px]', looks[look])} />
          {t.legend[look]}
        </li>
      ))}
    </ul>
  );
}
