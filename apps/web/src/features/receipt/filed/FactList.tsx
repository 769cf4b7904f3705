import type { ReactNode } from 'react';

/** Names and values of a document, one below the other; a value breaks where it is long. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
          <dt className="shrink-0 text-sm text-ink-2">{name}</dt>
          <dd className="num min-w-0 text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
