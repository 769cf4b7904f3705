import type { ReactNode } from 'react';

export interface Column<R> {
  key: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** Pixels that a value takes where there is room; left out: a text, by what it holds, on two lines where it is long. */
  width?: number;
  right?: boolean;
  /** Quieter ink: what is there to compare, not to read first. */
  quiet?: boolean;
  /** The name the server sorts by. */
  sort?: string;
  /** Where it stands on a phone's card; left out: not there. */
  card?: 'value' | 'status' | 'line';
}

export interface Sorting {
  by: string;
  descending: boolean;
}

export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export interface TableProps<R> {
  caption: string;
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** What names the row: its header cell and the name of its controls. */
  rowName: (row: R) => string;
  /** The header cell: the name, with `href` as the way to it, or what `cell` makes of it. */
  head: {
    title: string;
    sort?: string;
    href?: (row: R) => string;
    cell?: (row: R, compact: boolean) => ReactNode;
  };
  columns: ReadonlyArray<Column<R>>;
  /** 44 px (default) or 60. */
  compact?: boolean;
  sorting?: Sorting;
  onSort?: (by: string) => void;
  selection?: Selection;
  actions?: (row: R) => ReactNode;
  /** What opens in place under the row; undefined: nothing to open. */
  detail?: { content: (row: R) => ReactNode | undefined; open: ReadonlySet<string>; onToggle: (key: string) => void };
}

/** A text, and no value that stands on one line. */
export function isText({ width, right }: Pick<Column<unknown>, 'width' | 'right'>): boolean {
  return width === undefined && !right;
}

/** The same set with one key put in or taken out. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
