import { Tabs } from '../list/Tabs.tsx';

interface StateTabsProps<S extends string> {
  label: string;
  /** The words for no state. */
  all: string;
  states: readonly S[];
  words: Readonly<Record<S, string>>;
  /** Of each state; undefined while they are counted. */
  counts: Readonly<Partial<Record<S, number>>> | undefined;
  /** In all states. */
  total: number | undefined;
  /** The state that somebody waits in. */
  bad?: S;
  value: S | undefined;
  onChange: (state: S | undefined) => void;
}

/** The states of a list's rows, each with how many are in it. */
export function StateTabs<S extends string>({ states, words, counts, total, bad, value, ...props }: StateTabsProps<S>) {
  return (
    <Tabs
      label={props.label}
      value={value ?? 'all'}
      onChange={next => props.onChange(states.find(state => state === next))}
      tabs={[
        { value: 'all', label: props.all, count: total },
        ...states.map(state => ({
          value: state,
          label: words[state],
          count: counts && (counts[state] ?? 0),
          bad: state === bad,
        })),
      ]}
    />
  );
}
