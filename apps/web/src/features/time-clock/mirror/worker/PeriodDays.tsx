import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays } from 'lucide-react';
import { useContext } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { balance, hours } from '../../clock-time.ts';
import { DayEnterSlot } from '../../day-act.ts';
import { punchTexts } from '../../punch-words.messages.ts';
import { DayCalendar } from '../DayCalendar.tsx';
import { useMirrorsOf, useOwnMirrors } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { dayBalance, isOpenForWorker } from '../mirror-days.ts';
import { WeekCards, WeekDay } from '../WeekCards.tsx';
import { ZoneLine } from '../ZoneLine.tsx';
import { PeriodSteps } from './PeriodSteps.tsx';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** The days of one's own period beside the recorder: as a list or as a calendar. Looking here dates no first reading. */
export function PeriodDays() {
  const t = useTexts(workerMirrorTexts);
  const { days } = useTexts(punchTexts);
  const { query } = useAddress();
  const list = useOwnMirrors(undefined);
  const id = query.id ?? list.data?.pages[0]?.items[0]?.id;
  const [read] = useMirrorsOf(id === undefined ? [] : [id]);
  useTitle(days);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={days} back={{ href: to.worker.punch(), label: t.backToClock }} />
      <OfflineCard />
      <ListBody
        large
        {...loadOf(list.data && read ? read : list)}
        empty={id === undefined}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={CalendarDays} title={t.none} />
          </div>
        }
        list={to.worker.punchDays()}
      >
        {read?.data && <Period mirror={read.data} />}
      </ListBody>
    </div>
  );
}

function Period({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const ways = useTexts(punchTexts);
  const enter = useContext(DayEnterSlot);
  const { query, setQuery } = useAddress();
  const asCalendar = query.dias === 'calendario';
  const chosen = chosenOf(mirror, query.dia);
  const { payrollMirror, mirror: ownMirror } = to.worker;
  const minutes = dayBalance(mirror);
  return (
    <>
      <PeriodSteps mirror={mirror} />
      <Sums mirror={mirror} />
      <Segmented
        large
        label={t.view}
        options={[
          ['lista', t.asList],
          ['calendario', t.asCalendar],
        ]}
        value={asCalendar ? 'calendario' : 'lista'}
        onChange={dias => setQuery({ dias })}
      />
      {mirror.dias.length === 0 && <p className="mt-4 px-1 text-ink-2">{shared.none}</p>}
      {asCalendar && chosen ? (
        <>
          <DayCalendar mirror={mirror} chosen={chosen.dia} onChoose={dia => setQuery({ dia })} />
          <ul aria-live="polite" className="mt-3 overflow-hidden rounded-2xl border border-line bg-surface">
            <WeekDay key={chosen.dia} mirror={mirror} day={chosen} minutes={minutes(chosen)} full />
          </ul>
        </>
      ) : (
        <WeekCards mirror={mirror} full />
      )}
      <ZoneLine zone={mirror.zona} />
      <div className="mt-4 flex flex-wrap items-center gap-3 *:flex-1">
        <Link
          href={(mirror.origem === 'fopag' ? payrollMirror : ownMirror)(mirror.id)}
          className="min-h-11 content-center text-center text-sm font-semibold text-brand-ink"
        >
          {ways.mirror}
        </Link>
        {enter && mirror.origem === 'registro' && isOpenForWorker(mirror) && (
          <Button
            size="lg"
            onClick={() => enter(mirror.idEmpregado, asCalendar && isPast(chosen) ? chosen?.dia : undefined)}
          >
            {ways.enter}
          </Button>
        )}
      </div>
    </>
  );
}

const isPast = (day: Mirror['dias'][number] | undefined) => day !== undefined && day.situacao !== 'futuro';

/** As the address says; else the newest that has begun. */
function chosenOf({ dias }: Mirror, day: string | undefined): Mirror['dias'][number] | undefined {
  return dias.find(({ dia }) => dia === day) ?? dias.findLast(isPast) ?? dias[0];
}

/** Of the days together: worked, expected, and what they add. */
function Sums({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const of = dayBalance(mirror);
  if (mirror.origem === 'pdf') return null;
  const sums = [
    [shared.worked, hours(mirror.totais.horasTrabalhadas)],
    [shared.previsto, hours(mirror.totais.previsto)],
    [t.balance, balance(mirror.dias.reduce((sum, day) => sum + of(day), 0))],
  ] as const;
  return (
    <dl className="num my-3 grid grid-cols-3 gap-2 text-center">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd className="font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
