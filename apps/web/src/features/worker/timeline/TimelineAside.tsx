import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Link } from '#ui/base/Link.tsx';
import { useWide } from '#ui/base/wide.ts';
import { recordTexts } from '../record.messages.ts';
import { useWorkerPaths } from '../useWorkerPaths.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { OnDayForm } from './OnDayForm.tsx';
import { monthsOfService } from './record-on-day.ts';
import { SalarySteps } from './SalarySteps.tsx';
import { timelineTexts } from './timeline.messages.ts';

/** What holds today, and the way to another day: beside the timeline where there is room, else before it, shut. */
export function TimelineAside({ record }: { record: WorkerRecord }) {
  const t = useTexts(timelineTexts);
  const wide = useWide();
  const parts = (
    <>
      <section>
        <h2 className="text-base font-bold">{t.onDay}</h2>
        <p className="mt-0.5 mb-2 text-xs text-ink-2">{t.onDayLead}</p>
        <OnDayForm record={record} />
      </section>
      <SalarySteps record={record} />
      <Today record={record} />
      <OtherPlaces record={record} />
    </>
  );
  return (
    <aside
      aria-label={t.summary}
      className={clsx('text-sm', wide && 'grid shrink-0 content-start gap-6 border-l border-line')}
      // as drawn; a class of its own would be carried by every screen
      style={wide ? { width: 300, marginLeft: 8, paddingLeft: 32 } : undefined}
    >
      {wide ? (
        parts
      ) : (
        <Disclosure
          summary={<span className="flex-1 font-semibold">{t.summaryLead}</span>}
          summaryClass="min-h-12 rounded-lg border border-line px-4"
        >
          <div className="grid gap-6 pt-4">{parts}</div>
        </Disclosure>
      )}
    </aside>
  );
}

function Today({ record }: { record: WorkerRecord }) {
  const t = useTexts(timelineTexts);
  const { today } = useTexts(recordTexts);
  const words = useFieldWords();
  const paths = useWorkerPaths();
  const serviceTime = useServiceTime();
  const { gestao } = record;
  const names = ['cargo', 'lotacao', 'tomador'] as const;
  const told = names.filter(name => record.campos[name] !== undefined && record.campos[name] !== null);
  const months = monthsOfService(record, todayHere());
  const rows: [string, ReactNode][] = told.map(name => [words.label(name), words.value(name, record.campos[name])]);
  // who is told is in the reader's reach, and so is their record
  if (gestao)
    rows.push([
      t.manager,
      <Link key="manager" href={paths.worker(gestao.id)} className="text-brand-ink hover:underline">
        {gestao.nome}
      </Link>,
    ]);
  if (months !== undefined) rows.push([t.service, serviceTime(months)]);
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-base font-bold">{today}</h2>
      <dl className="mt-2 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-3">
            <dt className="w-24 shrink-0 text-ink-2">{label}</dt>
            <dd className="num min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `5 anos e 8 meses`. */
function useServiceTime(): (months: number) => string {
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const { list } = useFormats();
  return months => {
    const parts = [
      ['year', Math.floor(months / 12)],
      ['month', months % 12],
    ] as const;
    const told = parts
      .filter(([, count]) => count > 0)
      .map(([unit, count]) =>
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
      );
    return told.length > 0 ? list(told) : t.underAMonth;
  };
}

function OtherPlaces({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const paths = useWorkerPaths();
  if (record.vinculos.length === 0) return null;
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2 text-base font-bold">{t.otherPlaces}</h2>
      <ul className="grid gap-1.5">
        {record.vinculos.map(({ id, empresa, matricula }) => (
          <li key={id}>
            <Link href={paths.worker(id)} className="num font-semibold text-brand-ink hover:underline">
              {empresa} · {t.at(matricula)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
