import { isValidElement, type ReactNode } from 'react';
import type { Column, TableProps } from './table.ts';

/** The columns that say something about one of the rows at least; the one that they are in order of stays. */
export function saidColumns<R>({ rows, columns, sorting }: TableProps<R>): ReadonlyArray<Column<R>> {
  if (rows.length === 0) return columns;
  const said = columns.filter(
    ({ cell, sort }) => (sort !== undefined && sort === sorting?.by) || rows.some(row => !isBlank(cell(row))),
  );
  return said.length === columns.length ? columns : said;
}

function isBlank(node: ReactNode): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string') return ['', '–'].includes(node.trim());
  if (Array.isArray(node)) return node.every(isBlank);
  return isValidElement<{ children?: ReactNode }>(node) && node.type === 'span' && isBlank(node.props.children);
}
