import { clsx } from 'clsx';
import { useTexts } from '#kernel/texts.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Link } from '#ui/Link.tsx';
import { useWide } from '#ui/wide.ts';
import { useFieldWords } from './field-words.ts';
import { OnDayForm } from './OnDayForm.tsx';
import { recordTexts } from './record.messages.ts';
import { SalarySteps } from './SalarySteps.tsx';
import { timelineTexts } from './timeline.messages.ts';
import { useWorkerPaths } from './useWorkerPaths.ts';
import type { WorkerRecord } from './worker.types.ts';

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
      className={clsx('text-sm', wide && 'grid content-start gap-6 border-l border-line pl-8')}
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
  const t = useTexts(recordTexts);
  const words = useFieldWords();
  const names = ['cargo', 'lotacao', 'tomador', 'horasSemana', 'salario'] as const;
  const told = names.filter(name => record.campos[name] !== undefined && record.campos[name] !== null);
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-2 text-base font-bold">{t.today}</h2>
      <dl className="grid gap-2">
        {told.map(name => (
          <div key={name} className="flex gap-3">
            <dt className="w-28 shrink-0 text-ink-2">{words.label(name)}</dt>
            <dd className="num min-w-0 font-semibold">{words.value(name, record.campos[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
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
