import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { asked, coverOf, useWeekday } from './request-words.ts';

/** A vacation at a glance: from when to when, how many days of which balance, and what comes with it. */
export function VacationCard({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  const { int } = useFormats();
  const values = one.conferencia?.valores;
  const [days, sold] = [Number(asked(one, 'dias')), Number(asked(one, 'vender'))];
  const before = values?.saldoAntes ?? 0;
  const back = values?.volta;
  const facts = [
    [t.sold, sold > 0 ? t.days(sold) : t.no],
    [t.with13, one.dados.adiantar13 === true ? t.yes : t.no],
    [t.cover, coverOf(one)],
  ] as const;
  return (
    <section aria-label={t.card} className="num mt-3 max-w-2xl rounded-2xl border border-line bg-sunken px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Day label={t.starts} day={asked(one, 'inicio') ?? ''} />
        <ArrowRight size={18} aria-hidden className="shrink-0 text-ink-2" />
        {back ? <Day label={t.back} day={back} /> : <Day label={t.last} day={String(one.resumo.valores.fim ?? '')} />}
        <p className="text-2xl font-bold tracking-[-.02em] sm:ml-auto">{t.days(days)}</p>
      </div>
      {before > 0 && (
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <div className="flex flex-wrap justify-between gap-x-4">
            <p>{t.inThis(int(days + sold))}</p>
            <p className="text-ink-2">{t.left(int(Math.max(before - days - sold, 0)), int(before))}</p>
          </div>
          <div aria-hidden className="mt-1.5 flex gap-0.5">
            {Array.from({ length: before }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
                key={at}
                className={clsx('h-2 min-w-0 flex-1 rounded-[2px]', at < days + sold ? 'bg-brand' : 'bg-line')}
              />
            ))}
          </div>
        </div>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  const { date } = useFormats();
  const weekday = useWeekday();
  return (
    <div>
      <p className="text-sm text-ink-2">{label}</p>
      <p className="text-lg leading-6 font-bold">{date(day)}</p>
      <p className="text-sm text-ink-2">{weekday(day)}</p>
    </div>
  );
}
