import { clsx } from 'clsx';
import { useContext } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { EmptyList } from './empty-list.ts';
import { useStrip } from './more-follows.ts';

interface Tab<T extends string> {
  value: T;
  label: string;
  /** Left out while unknown: the tab stays in its place. */
  count?: number;
  bad?: boolean;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: ReadonlyArray<Tab<T>>;
  value: T;
  onChange: (value: T) => void;
}

/** A filter by state drawn as tabs: toggle buttons in a named group, since the list below is one and the same. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const { int } = useFormats();
  const strip = useStrip<HTMLDivElement>(value);
  const counts = tabs.flatMap(({ count }) => count ?? []);
  if (useContext(EmptyList) && counts.length > 0 && counts.every(count => count === 0)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be the scrolling row these buttons need
    <div
      ref={strip}
      role="group"
      aria-label={label}
      className="flex shrink-0 gap-5 overflow-x-auto border-b border-line px-4 lg:px-6 print:border-0"
    >
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className={clsx(
            'relative h-11 text-sm whitespace-nowrap outline-offset-[-2px] lg:h-10 print:h-auto',
            tab.value !== value && 'no-print',
            tab.value === value ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {tab.label}{' '}
          {tab.count !== undefined && (
            <span
              className={clsx(
                'num ml-0.5 text-xs',
                tab.bad && tab.count > 0 && tab.value !== value ? 'font-semibold text-bad' : 'font-medium text-ink-3',
              )}
            >
              {int(tab.count)}
            </span>
          )}
          {tab.value === value && (
            <span aria-hidden className="no-print absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-brand" />
          )}
        </button>
      ))}
    </div>
  );
}
