import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { Status } from '#ui/base/Status.tsx';
import { periodTexts } from './period.messages.ts';
import { periodTones } from './period-tones.ts';
import type { VacationPeriod } from './vacation.api.ts';

/** Each acquisition period: what it gives, what of it is gone, and until when the rest may begin. */
export function VacationPeriods({ periods }: { periods: readonly VacationPeriod[] }) {
  const t = useTexts(periodTexts);
  if (periods.length === 0) return <p className="text-ink-2">{t.nothing}</p>;
  return (
    <ul className="grid gap-4">
      {periods.map(period => (
        <li key={period.aquisitivo.de} className="rounded-2xl border border-line bg-surface p-4">
          <Period period={period} />
        </li>
      ))}
    </ul>
  );
}

function Period({ period }: { period: VacationPeriod }) {
  const t = useTexts(periodTexts);
  const { date } = useFormats();
  const { aquisitivo, direito, perda, faltas, estado, aConferir, saldo } = period;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="num text-lg font-bold tracking-[-.01em]">
          {estado === 'adquirindo' ? t.coming(saldo) : t.left(saldo)}
        </h3>
        {saldo > 0 && <Status tone={periodTones[estado]}>{t.states[estado]}</Status>}
        {aConferir && (
          <Status tone="warn" dot={false}>
            {t.unchecked}
          </Status>
        )}
      </div>
      <p className="num text-sm text-ink-2">
        {t.acquired(date(aquisitivo.de), date(aquisitivo.ate))}
        {faltas !== null && faltas > 0 && ` · ${t.absences(faltas)}`}
      </p>
      {perda ? <p className="mt-2 text-sm">{t.lost[perda]}</p> : direito > 0 && <Bar period={period} />}
      {saldo > 0 && <Limit period={period} />}
    </>
  );
}

const looks = {
  taken: 'bg-brand',
  sold: 'bg-ink-3',
  asked: 'bg-warn',
  balance: 'bg-brand-soft',
  free: 'bg-brand-soft',
};

/** What became of a period's days; what requests ask for is still balance, and not free any more. */
function partsOf({ gozados, vendidos, pedidos, saldo }: VacationPeriod) {
  const used = [
    ['taken', gozados],
    ['sold', vendidos],
    ['asked', pedidos],
  ] as const;
  const left = [pedidos > 0 ? 'free' : 'balance', Math.max(0, saldo - pedidos)] as const;
  return [...used.filter(([, days]) => days > 0), left];
}

/** The days that a period gives, by what became of them; the words say it, the bar repeats it. */
function Bar({ period }: { period: VacationPeriod }) {
  const t = useTexts(periodTexts);
  const { int } = useFormats();
  const parts = partsOf(period);
  return (
    <>
      <div
        aria-hidden
        className="mt-3 flex h-3.5 gap-px overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        {parts.map(([key, days]) => (
          <span key={key} className={clsx('h-full', looks[key])} style={{ flexGrow: days, flexBasis: 0 }} />
        ))}
      </div>
      <dl className="num mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Part name={t.right} days={int(period.direito)} />
        {parts.map(([key, days]) => (
          <Part key={key} name={t[key]} days={int(days)} look={looks[key]} />
        ))}
      </dl>
    </>
  );
}

function Part({ name, days, look }: { name: string; days: string; look?: string }) {
  return (
    <div className="flex items-center gap-1.5">
      {look && <span aria-hidden className={clsx('size-3 rounded-xs border border-line-strong', look)} />}
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{days}</dd>
    </div>
  );
}

/** Until when the rest may begin, and what it costs afterwards. */
function Limit({ period }: { period: VacationPeriod }) {
  const t = useTexts(periodTexts);
  const { date } = useFormats();
  const { estado, limite, ultimoInicio, aquisitivo, abonoAte, vendidos } = period;
  const today = todayHere();
  const sells = vendidos === 0 && abonoAte >= today && (
    <p className="num mt-2 text-sm text-ink-2">{t.sellUntil(date(abonoAte))}</p>
  );
  if (estado === 'adquirindo') {
    return (
      <>
        <p className="num mt-3 text-sm text-ink-2">{t.acquiring(date(aquisitivo.ate))}</p>
        <Progress className="mt-1" value={partOf(aquisitivo, today) * 100} label={t.states.adquirindo} />
        {sells}
      </>
    );
  }
  if (limite === null) return null;
  if (estado === 'dobra') {
    return (
      <Notice tone="bad" icon={CircleAlert} className="num mt-3 text-sm" title={t.doubleSince(date(limite))}>
        {t.doubleLead}
      </Notice>
    );
  }
  const near = estado === 'riscoDobra';
  const day = ultimoInicio ?? limite;
  return (
    <>
      <Notice
        tone={near ? 'warn' : 'neutral'}
        icon={near ? CircleAlert : CircleCheck}
        className="num mt-3 text-sm"
        title={t.startBy(date(limite))}
      >
        {day === limite ? t.startByAlone : t.startByLead(date(day))}
      </Notice>
      {sells}
    </>
  );
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** How much of a stretch has gone by. */
function partOf({ de, ate }: { de: string; ate: string }, today: string): number {
  return Math.min(1, Math.max(0, (at(today) - at(de)) / (at(ate) - at(de))));
}
