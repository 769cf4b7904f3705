import { useTexts } from '#kernel/texts.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { type ListTexts, listTexts } from './lists.messages.ts';

interface StateTabsProps<S extends keyof ListTexts['many']> {
  states: readonly S[];
  /** Of each state; undefined while they are counted. */
  counts: Readonly<Partial<Record<S, number>>> | undefined;
  /** In all states. */
  total: number | undefined;
  /** The state that somebody waits in. */
  bad?: S;
  value: S | undefined;
  onChange: (state: S | undefined) => void;
}

/** The states of a list's documents, each with how many are in it. */
export function StateTabs<S extends keyof ListTexts['many']>({
  states,
  counts,
  total,
  bad,
  value,
  onChange,
}: StateTabsProps<S>) {
  const t = useTexts(listTexts);
  return (
    <Tabs
      label={t.states}
      value={value ?? 'all'}
      onChange={next => onChange(states.find(state => state === next))}
      tabs={[
        { value: 'all', label: t.all, count: total },
        ...states.map(state => ({
          value: state,
          label: t.many[state],
          count: counts && (counts[state] ?? 0),
          bad: state === bad,
        })),
      ]}
    />
  );
}
