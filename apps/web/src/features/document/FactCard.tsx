import type { ReactNode } from 'react';

/** A few facts in large letters, each under its name; what has no value has no line. */
export function FactCard({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="num divide-y divide-line rounded-2xl border border-line bg-surface px-4">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="py-3">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
