import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Link } from '#ui/base/Link.tsx';
import type { ChosenWorker } from '#ui/choose/chosen-audience.ts';
import { placeOf } from '../missing-place.ts';
import { makingTexts } from './making.messages.ts';
import type { Lack } from './making-form.ts';

/** What the server found before anything is made. */
export interface Checked {
  total: number;
  ready: number;
  lacks: readonly Lack[];
}

/** Names of one lack that are told; the rest is a number. */
const mostNamed = 10;

/** How many are ready, and what the others lack, each a way to where it is filled in. */
export function CheckStep({ checked, people }: { checked: Checked; people: readonly ChosenWorker[] }) {
  const t = useTexts(makingTexts);
  const { total, ready, lacks } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const others = lacks.map(({ code }) => code).filter(code => code !== 'TEMPLATE_FIELD_MISSING');
  const words = useRefusalWords([...new Set(others)].sort());
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="num text-xl font-bold tracking-[-.02em] outline-none">
          {t.readyOf(ready, total)}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-2">{ready === total ? t.allReady : t.othersWait}</p>
      </div>
      <ul className="grid gap-2">
        {ready > 0 && (
          <li className="flex items-start gap-2.5 rounded-lg border border-line px-4 py-3 text-sm">
            <CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0 text-ok" />
            <span className="num">{t.makesFor(ready)}</span>
          </li>
        )}
        {lacks.map(lack => (
          <li
            key={`${lack.code} ${lack.list}`}
            className="flex items-start gap-2.5 rounded-lg border border-line px-4 py-3 text-sm"
          >
            <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0 text-warn" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b className="block font-semibold">{lack.list ? t.lacks(lack.list) : (words[lack.code] ?? '…')}</b>
              <Who lack={lack} people={people} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Who({ lack: { workers, first }, people }: { lack: Lack; people: readonly ChosenWorker[] }) {
  const t = useTexts(makingTexts);
  const { owner, to } = useStaffWay();
  const known = workers.filter(Boolean);
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-2">
      <span className="num">{t.people(workers.length)}</span>
      {known.slice(0, mostNamed).map((id, at) => (
        <Link
          key={id}
          href={owner === 'hr' ? placeOf(first, id) : to.worker(id)}
          className="font-semibold text-brand-ink underline underline-offset-2"
        >
          {people.find(person => person.id === id)?.nome ?? t.record(at + 1)}
        </Link>
      ))}
    </span>
  );
}
