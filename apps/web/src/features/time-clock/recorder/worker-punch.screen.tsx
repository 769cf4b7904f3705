import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { CalendarDays, ChevronRight, Clock, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { dayName } from '../clock-time.ts';
import { punchTexts } from '../punch-words.messages.ts';
import { MarkCard } from './MarkCard.tsx';
import { manualModal } from './manual-modal.ts';
import { downloadReceipt } from './recorder.api.ts';
import { recorderTexts } from './recorder.messages.ts';
import { type Recorder, useRecorder } from './today.api.ts';
import { todayTexts } from './today.messages.ts';

const PunchList = lazy(async () => ({ default: (await import('./PunchList.tsx')).PunchList }));

/** Marking, the marks of today, and what waits; or all marks. */
export function Screen() {
  const t = useTexts(todayTexts);
  const { query } = useAddress();
  useTitle(t.title);
  if (query.lista === undefined) return <Today />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} className="h-16 rounded-2xl" />}>
      <PunchList />
    </Suspense>
  );
}

function Today() {
  const t = useTexts(recorderTexts);
  const today = useTexts(todayTexts);
  const { days } = useTexts(punchTexts);
  const can = useCan();
  const language = useLanguage();
  const found = useRecorder();
  const all = found.data?.vinculos ?? [];
  const [chosen, setChosen] = useState('');
  const of = all.find(({ idVinculo }) => idVinculo === chosen) ?? all[0];
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={today.title}>
        {can('TrabalhadorEspelhoPontoVisualizar') && (
          <Link
            href={to.worker.punchDays()}
            aria-label={days}
            title={days}
            className={buttonLook({ look: 'ghost', size: 'icon-lg' })}
          >
            <CalendarDays size={22} aria-hidden />
          </Link>
        )}
      </ListHead>
      <p className="text-sm text-ink-2">{dayName(of?.dia?.dia ?? todayHere(), language)}</p>
      <ListBody large {...loadOf(found)} empty={!of} whenEmpty={<StateBlock large icon={Clock} title={t.nowhere} />}>
        {all.length > 1 && (
          <Select
            size="worker"
            className="mt-2"
            label={t.company}
            value={of?.idVinculo}
            onChange={event => setChosen(event.target.value)}
          >
            {all.map(({ idVinculo, empresa }) => (
              <option key={idVinculo} value={idVinculo}>
                {empresa}
              </option>
            ))}
          </Select>
        )}
        {of && <MarkCard key={of.idVinculo} of={of} />}
        {of && <MarksOfToday of={of} />}
        {found.data && <Needs fix={found.data.corrigir + found.data.devolvidas} answer={found.data.responder} />}
      </ListBody>
    </div>
  );
}

const card = 'mt-2 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface';
const line = 'flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2';

function MarksOfToday({ of }: { of: Recorder }) {
  const t = useTexts(recorderTexts);
  const today = useTexts(todayTexts);
  const { sources, enter, mirror } = useTexts(punchTexts);
  const can = useCan();
  const marks = (of.dia?.marcacoes ?? []).toReversed();
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <h2 className="text-base font-bold">{t.today}</h2>
        <Link href={to.worker.mirrors()} className="min-h-11 content-center text-sm font-semibold text-brand-ink">
          {mirror}
        </Link>
      </div>
      {marks.length === 0 ? (
        <p className="px-1 text-ink-2">{today.none}</p>
      ) : (
        <ul className={card}>
          {marks.map(({ id, hora, origem }, at) => {
            const words = (
              <span className="min-w-0 flex-1">
                <b className="num block font-semibold">{hora}</b>
                <span className="block text-sm text-ink-2">{sources[origem]}</span>
              </span>
            );
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two marks of a day may have one hour
              <li key={at}>
                {id !== null && origem === 'registro' && can('TrabalhadorRegistroPontoDownload') ? (
                  <button
                    type="button"
                    aria-label={t.receiptOf(hora)}
                    className={line}
                    onClick={() => void downloadReceipt(id).catch(tellFailure)}
                  >
                    <ReceiptText size={20} aria-hidden className="shrink-0 text-ink-3" />
                    {words}
                    <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
                  </button>
                ) : (
                  <div className={line}>{words}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3 *:flex-1">
        <Link
          href={to.worker.punches()}
          className="min-h-11 content-center text-center text-sm font-semibold text-brand-ink"
        >
          {t.all}
        </Link>
        {of.tipoPonto === 'registro' && of.impedimento === null && can('TrabalhadorPontoManualCriar') && (
          <Button size="lg" onClick={() => manualModal.open({ idVinculo: of.idVinculo })}>
            {enter}
          </Button>
        )}
      </div>
    </section>
  );
}

function Needs({ fix, answer }: { fix: number; answer: number }) {
  const t = useTexts(recorderTexts);
  const today = useTexts(todayTexts);
  if (fix + answer === 0) return null;
  const ways = [
    { count: fix, href: to.worker.corrections(), words: today.toFix(fix) },
    { count: answer, href: to.worker.mirrors(), words: t.toAnswer(answer) },
  ];
  return (
    <section className="mt-6">
      <h2 className="px-1 text-base font-bold">{t.needs}</h2>
      <ul className={card}>
        {ways
          .filter(({ count }) => count > 0)
          .map(({ href, words }) => (
            <li key={href}>
              <Link href={href} className={line}>
                <span className="min-w-0 flex-1 font-semibold text-warn">{words}</span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
