import { CircleCheck, Clock, ReceiptText, WifiOff, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { balanceInWords } from '../clock-time.ts';
import { punchTexts } from '../punch-words.messages.ts';
import { placeOf } from '../zones.ts';
import { manualModal } from './manual-modal.ts';
import { downloadReceipt, type Marked, useClockNow, type WorkedDay } from './recorder.api.ts';
import { recorderTexts } from './recorder.messages.ts';
import type { Recorder } from './today.api.ts';
import { todayTexts } from './today.messages.ts';
import { useMarking } from './useMarking.ts';

const againModal = modal(async () => (await import('./AgainModal.tsx')).AgainModal);

const askedWithin = 60_000;
const shownFor = 10_000;

/** The clock of the establishment, what was marked, and the one button; after it, what was recorded. */
export function MarkCard({ of }: { of: Recorder }) {
  const { outcome, busy, send, close } = useMarking(of.idVinculo);
  const clock = useClockNow(of.idVinculo).data;
  const [last, setLast] = useState<{ hour: string; at: number }>();
  const marked = outcome?.is === 'done' ? outcome.mark : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one time for each mark
  useEffect(() => {
    if (!marked) return;
    setLast({ hour: marked.hora, at: Date.now() });
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [marked]);
  const act = () => {
    const hour = last && Date.now() - last.at < askedWithin ? last.hour : undefined;
    const newest = of.dia?.marcacoes.at(-1)?.hora;
    const now = clock && timeIn(clock.zone, Date.now() + clock.ahead).slice(0, 5);
    const repeated = hour ?? (newest !== undefined && newest === now ? newest : undefined);
    if (repeated) againModal.open({ hour: repeated, onAgain: () => void send() });
    else void send();
  };
  return (
    <section className="mt-2 rounded-2xl bg-hero p-5 text-on-hero forced-colors:border">
      {/* there from the beginning, so that what comes into it is told */}
      <div role="status">
        {marked && <Done mark={marked} onClose={close} />}
        {outcome && outcome.is !== 'done' && <NotDone is={outcome.is} />}
      </div>
      {!marked && <Clockface of={of} clock={clock} />}
      <Marks day={marked?.dia ?? of.dia} />
      {!marked && (
        <Act of={of} busy={busy} retries={outcome !== undefined} onMark={outcome ? () => void send() : act} />
      )}
    </section>
  );
}

function timeIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeStyle: 'medium' }).format(at);
}

function Clockface({ of, clock }: { of: Recorder; clock: { zone: string; ahead: number } | undefined }) {
  const t = useTexts(recorderTexts);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const zone = clock?.zone ?? of.zona;
  const time = timeIn(zone, now + (clock?.ahead ?? 0));
  return (
    <>
      <p className="text-sm text-on-hero-2">{t.now(placeOf(zone))}</p>
      <p className="num text-4xl font-bold tracking-[-.03em]">
        {time.slice(0, 5)} <span className="text-xl font-semibold text-on-hero-2">{time.slice(6)}</span>
      </p>
      {of.dia && of.dia.trabalhadas > 0 && (
        <p className="num text-sm text-on-hero-2">{t.worked(inWords(of.dia.trabalhadas))}</p>
      )}
    </>
  );
}

const inWords = (minutes: number) => balanceInWords(minutes).replace(/^\+\s*/, '');

function Done({ mark, onClose }: { mark: Marked; onClose: () => void }) {
  const t = useTexts(recorderTexts);
  const { int } = useFormats();
  const left = mark.dia.previsto - mark.dia.trabalhadas;
  return (
    <>
      <div className="flex items-center gap-2 font-semibold">
        <CircleCheck size={20} aria-hidden className="shrink-0" />
        <span className="flex-1">{t.marked}</span>
        <IconButton label={t.close} className="size-11! text-on-hero!" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <p className="num text-4xl font-bold tracking-[-.03em]">{mark.hora}</p>
      <p className="num text-sm text-on-hero-2">
        {t.number(int(mark.nsr))} · {mark.dia.empresa}
      </p>
      <Button
        look="hero"
        size="lg"
        className="mt-4 w-full"
        onClick={() => void downloadReceipt(mark.id).catch(tellFailure)}
      >
        <ReceiptText size={20} aria-hidden />
        {t.receipt}
      </Button>
      <p className="num mt-2 text-center text-sm text-on-hero-2">{left > 0 ? t.left(inWords(left)) : t.complete}</p>
    </>
  );
}

function NotDone({ is }: { is: 'offline' | 'unknown' }) {
  const t = useTexts(recorderTexts);
  return (
    <div className="mb-3 flex items-start gap-2 rounded-lg bg-on-hero/12 p-3 text-sm">
      <WifiOff size={18} aria-hidden className="shrink-0" />
      <p>
        <b className="font-semibold">{t[is]}</b>
        {is === 'unknown' && <span className="block text-on-hero-2">{t.unknownLead}</span>}
      </p>
    </div>
  );
}

const order = ['entrada', 'intervalo', 'retorno', 'saida'] as const;

/** The only sheet of styles is everybody's first load: what one place needs stands at that place. */
const bar = { display: 'block', height: 3, marginBottom: 8, borderRadius: 2, background: 'currentColor' };

/** Four at least: those of the day, and what is still to come. */
function Marks({ day }: { day: WorkedDay | null }) {
  const t = useTexts(recorderTexts);
  const times = day?.marcacoes.filter(({ fonte }) => fonte !== 'D').map(({ hora }) => hora) ?? [];
  const names = order.map((name, at): readonly [string, ReactNode] => [t.marks[name], times[at]]);
  const further = times.slice(names.length).map((time): readonly [string, ReactNode] => [t.more, time]);
  return (
    <dl className="num mt-4 grid grid-cols-4 gap-x-3 gap-y-2 border-t border-on-hero/18 pt-3.5">
      {[...names, ...further].map(([name, time], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a mark is told by
        <div key={at}>
          <span aria-hidden style={time ? bar : { ...bar, opacity: 0.3 }} />
          <dt className="text-2xs text-on-hero-2">{name}</dt>
          <dd className="font-semibold">
            {time ?? (
              <>
                <span aria-hidden>– –</span>
                <span className="sr-only">{t.noMark}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ActProps {
  of: Recorder;
  busy: boolean;
  retries: boolean;
  onMark: () => void;
}

function Act({ of, busy, retries, onMark }: ActProps) {
  const t = useTexts(recorderTexts);
  const today = useTexts(todayTexts);
  const { enter } = useTexts(punchTexts);
  const words = useRefusalWords(of.impedimento === null ? [] : [of.impedimento]);
  if (of.impedimento !== null) return <p className="mt-4 font-semibold">{words[of.impedimento] ?? of.impedimento}</p>;
  const isManual = of.tipoPonto === 'manual';
  const label = isManual ? enter : retries ? t.retry : of.dia ? today.next[of.dia.proxima] : t.mark;
  return (
    <Button
      look="hero"
      size="lg"
      className="mt-4 min-h-16 w-full text-lg"
      busy={busy}
      onClick={isManual ? () => manualModal.open({ idVinculo: of.idVinculo }) : onMark}
    >
      <Clock size={22} aria-hidden />
      {label}
    </Button>
  );
}
