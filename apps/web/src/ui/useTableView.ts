import { useState } from 'react';
import { remembered } from '#kernel/store.ts';
import { toggled } from './table.ts';

export interface TableView {
  compact: boolean;
  /** Keys of the columns left out. */
  hidden: ReadonlySet<string>;
  setCompact: (compact: boolean) => void;
  toggle: (key: string) => void;
}

/** Density and columns of one screen, kept on this device. */
export function useTableView(screen: string): TableView {
  const density = remembered(`rows.${screen}`);
  const columns = remembered(`columns.${screen}`);
  const [compact, setCompact] = useState(() => density.get() !== 'high');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(columns.get()?.split(',').filter(Boolean)));
  return {
    compact,
    hidden,
    setCompact: next => {
      density.set(next ? null : 'high');
      setCompact(next);
    },
    toggle: key => {
      const next = toggled(hidden, key);
      columns.set([...next].join());
      setHidden(next);
    },
  };
}
