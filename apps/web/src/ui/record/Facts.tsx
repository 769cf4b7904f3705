import type { ReactNode } from 'react';

/** Names and values, one a line; what has no value has no line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="num mt-2 max-w-2xl divide-y divide-line border-y border-line text-sm">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
