import { useState } from 'react';
import { remembered } from '#kernel/base/store.ts';
import { toggled } from '../list/table.ts';

export interface TableView {
  compact: boolean;
  /** Keys of the columns left out. */
  hidden: ReadonlySet<string>;
  setCompact: (compact: boolean) => void;
  toggle: (key: string) => void;
}

/** Density and columns of one screen, kept on this device: of the columns those that are not as they are at first. */
export function useTableView(screen: string, hiddenAtFirst: readonly string[] = []): TableView {
  const density = remembered(`rows.${screen}`);
  const columns = remembered(`columns.${screen}`);
  const [compact, setCompact] = useState(() => density.get() !== 'high');
  const [changed, setChanged] = useState<ReadonlySet<string>>(() => new Set(columns.get()?.split(',').filter(Boolean)));
  return {
    compact,
    hidden: hiddenAtFirst.reduce(toggled, changed),
    setCompact: next => {
      density.set(next ? null : 'high');
      setCompact(next);
    },
    toggle: key => {
      const next = toggled(changed, key);
      columns.set([...next].join());
      setChanged(next);
    },
  };
}
