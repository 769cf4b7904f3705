import { clsx } from 'clsx';
import { useFormats } from '#kernel/formats.ts';

/** Name and number, side by side; `true` marks what wants a look when there is any. */
export function Counts({ items }: { items: ReadonlyArray<readonly [name: string, count: number, warn?: boolean]> }) {
  const { int } = useFormats();
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2">
      {items.map(([name, count, warn]) => (
        <div key={name} className="min-w-14">
          <dt className="text-2xs text-ink-2">{name}</dt>
          <dd className={clsx('num text-base font-semibold', warn && count > 0 && 'text-warn')}>{int(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
