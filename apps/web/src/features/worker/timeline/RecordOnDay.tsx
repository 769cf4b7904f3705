import {
  fieldOf,
  savedFieldsOf,
  type WorkerSection,
  workerSections,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { clsx } from 'clsx';
import { CalendarOff, History } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { addressWith, navigateTo } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusHeading } from '#kernel/base/title.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { DependantList } from '../DependantList.tsx';
import { ToRead } from '../RecordSection.tsx';
import { recordTexts } from '../record.messages.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { OnDayForm, useDayFault } from './OnDayForm.tsx';
import { type HeldValue, heldFields, leaveOn } from './record-on-day.ts';
import { timelineTexts } from './timeline.messages.ts';

/** The record of a day, to read: what is dated as it held then; of all else the portal knows today alone, and says so. */
export function RecordOnDay({ record, day }: { record: WorkerRecord; day: string }) {
  const t = useTexts(timelineTexts);
  const { date } = useFormats();
  const fault = useDayFault(record)(day);
  if (fault)
    return (
      <StateBlock icon={CalendarOff} title={fault} action={<BackToToday />}>
        <div className="mt-3 text-left">
          <OnDayForm key={day} record={record} day={day} />
        </div>
      </StateBlock>
    );
  const ended = record.desligamento !== null && record.desligamento < day;
  return (
    <>
      <Line key={day} day={day}>
        {ended && ` ${t.endedOn(date(String(record.desligamento)))}`}
      </Line>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is no field that the keys could scroll by */}
      <div data-scroller tabIndex={0} className="min-h-0 flex-1 overflow-auto px-4 pt-4 pb-8 lg:px-6 lg:pt-5">
        <div className="grid max-w-[760px] gap-8">
          <Held record={record} day={day} />
          <AsToday record={record} />
        </div>
      </div>
    </>
  );
}

/** That this is not today: read out when it opens, since what asked for it is gone. */
function Line({ day, children }: { day: string; children: ReactNode }) {
  const t = useTexts(timelineTexts);
  const { date } = useFormats();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-3 bg-sunken px-4 py-2 lg:px-6">
      <History size={16} aria-hidden className="shrink-0 text-ink-2" />
      <p ref={line} tabIndex={-1} className="num min-w-0 flex-1 text-sm text-ink-2 outline-none">
        {t.wasOn(date(day))}
        {children}
      </p>
      <BackToToday />
    </div>
  );
}

function BackToToday() {
  const t = useTexts(timelineTexts);
  return (
    <Button
      size="sm"
      onClick={() => {
        navigateTo(addressWith({ em: undefined }));
        focusHeading();
      }}
    >
      {t.backToToday}
    </Button>
  );
}

function Held({ record, day }: { record: WorkerRecord; day: string }) {
  const t = useTexts(timelineTexts);
  const names = useTexts(recordTexts);
  const held = heldFields(record, day);
  const sections = record.secoes.filter(({ secao }) => secao === 'contrato' || secao === 'pagamento');
  return sections.map(({ secao, ve }) => (
    <section key={secao} aria-label={names[secao]}>
      <h2 className="text-base font-bold">{names[secao]}</h2>
      <p className="mb-3 text-xs text-ink-2">{ve ? t.held : names.noPay}</p>
      <dl className="grid gap-3 text-sm">
        {held
          .filter(({ name }) => fieldOf(name).section === secao)
          .map(one => (
            <HeldField key={one.name} held={one} day={day} />
          ))}
        {secao === 'contrato' && ve && <HeldLeave record={record} day={day} />}
      </dl>
    </section>
  ));
}

/** A value with its days, what it was before and why it changed. */
function HeldField({
  held: { name, value, since, until, before, reason, knownFrom },
  day,
}: {
  held: HeldValue;
  day: string;
}) {
  const t = useTexts(timelineTexts);
  const { before: was } = useTexts(recordTexts);
  const words = useFieldWords();
  const { date } = useFormats();
  const days = knownFrom
    ? t.knownFrom(date(knownFrom))
    : since === undefined
      ? value !== null && t.neverChanged
      : until
        ? t.sinceUntil(date(since), date(until))
        : t.since(date(since));
  const known = [days, before !== undefined && was(words.value(name, before)), reason].filter(Boolean);
  return (
    <div className="flex gap-3">
      <dt className="w-32 shrink-0 text-ink-2">{words.label(name)}</dt>
      <dd className="num min-w-0">
        <p className={clsx('flex flex-wrap items-center gap-x-2', value === null ? 'text-ink-3' : 'font-semibold')}>
          {words.value(name, value)}
          {since === day && before !== undefined && <Status tone="brand">{t.changedOnDay}</Status>}
        </p>
        {known.length > 0 && <p className="text-xs text-ink-2">{known.join(' · ')}</p>}
      </dd>
    </div>
  );
}

/** Whether somebody was away that day; why is asked for in the record of today. */
function HeldLeave({ record, day }: { record: WorkerRecord; day: string }) {
  const t = useTexts(timelineTexts);
  const { date } = useFormats();
  const leave = leaveOn(record, day);
  return (
    <div className="flex gap-3">
      <dt className="w-32 shrink-0 text-ink-2">{t.away}</dt>
      <dd className={clsx('num min-w-0', leave ? 'font-semibold' : 'text-ink-3')}>
        {leave
          ? leave.fim
            ? t.sinceUntil(date(leave.inicio), date(leave.fim))
            : t.since(date(leave.inicio))
          : t.notAway}
      </dd>
    </div>
  );
}

function AsToday({ record }: { record: WorkerRecord }) {
  const t = useTexts(timelineTexts);
  const names = useTexts(recordTexts);
  const seen = (section: WorkerSection) => record.secoes.some(({ secao, ve }) => secao === section && ve);
  return (
    <section aria-label={t.asToday} className="border-t border-line pt-5">
      <h2 className="text-base font-bold">{t.asToday}</h2>
      <p className="mb-5 text-xs text-ink-2">{t.asTodayLead}</p>
      <div className="grid gap-6">
        {workerSections.filter(seen).map(section => (
          <section key={section} aria-label={names[section]}>
            <h3 className="mb-2 text-sm font-semibold">{names[section]}</h3>
            {section === 'dependentes' ? (
              <DependantList
                dependants={record.dependentes}
                edits={false}
                errors={{}}
                onChange={() => undefined}
                onFault={() => undefined}
              />
            ) : (
              <ToRead record={record} names={keptIn(record, section)} />
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

/** What a section has beside what is dated, its company's own fields too. */
function keptIn({ campos, camposProprios }: WorkerRecord, section: WorkerSection): string[] {
  const own = camposProprios.filter(({ secao }) => secao === section).map(({ id }) => id);
  return [...savedFieldsOf(section).filter(name => campos[name] !== undefined), ...own];
}
