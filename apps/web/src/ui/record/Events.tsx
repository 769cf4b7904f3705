import { clsx } from 'clsx';
import { Disclosure } from '../base/Disclosure.tsx';

interface EventsProps {
  title: string;
  events: readonly {
    key: string;
    what: string;
    why: string | null;
    facts: readonly (string | false | null | undefined)[];
  }[];
  large?: boolean | undefined;
}

/** What was done with a record, by whom and why. */
export function Events({ title, events, large }: EventsProps) {
  if (events.length === 0) return null;
  return (
    <Disclosure
      summary={title}
      summaryClass={clsx('text-base font-bold', large ? 'mt-4 min-h-11 px-1' : 'mt-3 min-h-9')}
      open={!large}
    >
      <ol className="mt-1 grid gap-3 border-l-2 border-line pl-4 text-sm">
        {events.map(({ key, what, why, facts }) => (
          <li key={key}>
            <p className="font-semibold">{what}</p>
            {why !== null && <p className="[overflow-wrap:anywhere]">{why}</p>}
            <p className="num text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
