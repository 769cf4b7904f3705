import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { causeTexts } from './causes.messages.ts';
import { type Cause, causeIn, muchIn, notOver, unapproved } from './causes.ts';
import { closingTexts } from './closing.messages.ts';
import { useRemind } from './period.api.ts';

const step = 10;

interface CauseTilesProps {
  causes: readonly Cause[];
  periods: readonly ClockPeriod[];
}

/** What stands against closing, by cause; the chosen one opens its people. */
export function CauseTiles({ causes, periods }: CauseTilesProps) {
  const t = useTexts(closingTexts);
  const words = useTexts(causeTexts);
  const [code, setCode] = useState<string>();
  const chosen = causes.find(one => one.code === code) ?? causes[0];
  return (
    <section aria-label={t.lacks} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-bold">{t.lacks}</h2>
        <p className="text-sm text-ink-2">{t.once}</p>
      </div>
      <ul className="mt-2 grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {causes.map(cause => (
          <li key={cause.code}>
            <button
              type="button"
              aria-pressed={cause === chosen}
              onClick={() => setCode(cause.code)}
              className={clsx(
                'flex min-h-14 w-full items-center gap-4 rounded-lg border px-4 py-2.5 text-left',
                cause === chosen ? 'border-brand bg-brand-soft' : 'border-line hover:bg-canvas',
              )}
            >
              <span className={clsx('num text-xl font-bold', cause.code === unapproved ? 'text-warn' : 'text-bad')}>
                {cause.people.length}
              </span>
              <span className="min-w-0 text-sm">
                <span className="block font-semibold">{causeIn(words, cause.code)}</span>
                {cause.code === unapproved && <span className="block text-xs text-ink-2">{t.withReason}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <People key={chosen.code} cause={chosen} periods={periods} />}
      <RemindButton causes={causes} />
    </section>
  );
}

/** One reminder a person, whatever they lack; of a period that is not over there is nothing to remind of. */
function RemindButton({ causes }: { causes: readonly Cause[] }) {
  const t = useTexts(closingTexts);
  const can = useCan();
  const remind = useRemind();
  const ids = causes.filter(({ code }) => code !== notOver).flatMap(({ people }) => people.map(one => one.idPonto));
  if (ids.length === 0 || !can('RhEspelhoPontoEditar')) return null;
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        busy={remind.isPending}
        onClick={() => remind.mutate(ids, { onError: tellFailure, onSuccess: total => toast(t.reminded(total)) })}
      >
        <Bell size={16} aria-hidden />
        {t.remind(ids.length)}
      </Button>
      <p className="text-sm text-ink-2">{t.remindLead}</p>
    </div>
  );
}

function People({ cause, periods }: { cause: Cause } & Pick<CauseTilesProps, 'periods'>) {
  const t = useTexts(closingTexts);
  const words = useTexts(causeTexts);
  const [shown, setShown] = useState(step);
  const companyOf = (id: string) => periods.find(one => one.id === id)?.empresa;
  return (
    <div className="mt-2.5 rounded-lg border border-line bg-canvas px-4 py-1">
      <ul aria-label={causeIn(words, cause.code)} className="divide-y divide-line text-sm">
        {cause.people.slice(0, shown).map(one => (
          <li key={one.idPonto} className="flex min-h-10 flex-wrap items-center gap-x-4 py-1.5">
            <span className="min-w-0 flex-1 basis-40 font-semibold">{one.nome}</span>
            <span className="flex-1 basis-32 text-ink-2">{companyOf(one.idPeriodo)}</span>
            <span className="num text-ink-2">{muchIn(words, one)}</span>
            <Link
              href={to.hr.mirror(one.idPonto)}
              aria-label={`${t.openMirror}: ${one.nome}`}
              className="py-1 font-semibold text-ink-2 underline-offset-2 hover:underline max-lg:py-3"
            >
              {t.openMirror}
            </Link>
          </li>
        ))}
      </ul>
      {cause.people.length > shown && (
        <Button size="sm" className="my-2" onClick={() => setShown(shown + step)}>
          {t.more}
        </Button>
      )}
    </div>
  );
}
