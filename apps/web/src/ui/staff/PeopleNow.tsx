import type { ReactNode } from 'react';

const shown = 12;

interface Person {
  key: string;
  name: string;
  /** Since when, until when. */
  note: string | null;
  state: ReactNode;
}

interface Props {
  title: string;
  /** How many of each. */
  lead: string;
  people: readonly Person[];
  /** Words for those that are not listed. */
  more: (count: number) => string;
}

/** A home's list of people and what they are up to: the first dozen, and how many more there are. */
export function PeopleNow({ title, lead, people, more }: Props) {
  return (
    <section className="mt-5">
      <h2 className="text-base font-bold">{title}</h2>
      <p className="num text-sm text-ink-2">{lead}</p>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {people.slice(0, shown).map(({ key, name, note, state }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            {note && <span className="num text-sm text-ink-2">{note}</span>}
            {state}
          </li>
        ))}
      </ul>
      {people.length > shown && <p className="num mt-2 text-sm text-ink-2">{more(people.length - shown)}</p>}
    </section>
  );
}
