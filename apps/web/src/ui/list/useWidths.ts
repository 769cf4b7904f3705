import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isText, type TableProps } from './table.ts';
import { sharedWidths, type Wanted } from './table-widths.ts';

/** Gives a table's columns their widths by what its rows hold, before they are painted, and again when its room changes. */
export function useWidths<R>({
  rows,
  columns,
  compact,
  detail,
  selection,
}: TableProps<R>): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  const before = [detail, selection].filter(Boolean).length;
  const shape = `${compact} ${before} ${columns.map(({ key, title }) => `${key} ${title}`).join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the rows and the columns hold is measured in the page
  useLayoutEffect(() => {
    const table = ref.current;
    const room = table?.parentElement;
    if (!table || !room) return;
    let wanted = wantedOf(table, columns, before);
    let width = 0;
    const fit = () => {
      width = roomIn(room);
      if (width > 0) setWidths(table, sharedWidths(width, wanted));
    };
    fit();
    const observer = new ResizeObserver(() => roomIn(room) !== width && fit());
    observer.observe(room);
    // other letters have other widths
    const measure = () => {
      wanted = wantedOf(table, columns, before);
      fit();
    };
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [rows, shape]);
  return ref;
}

/** Lays the table out twice, as wide and as narrow as its words allow. */
function wantedOf(table: HTMLTableElement, columns: TableProps<never>['columns'], before: number): Wanted[] {
  const heads = headsOf(table);
  const scroller = table.parentElement;
  const top = scroller?.scrollTop ?? 0;
  for (const head of heads) head.style.width = '';
  table.style.cssText = 'table-layout:auto;width:max-content';
  const wants = heads.map(widthOf);
  table.style.width = '0';
  const least = heads.map(widthOf);
  table.style.cssText = '';
  scroller?.scrollTo?.({ top });
  return heads.map((_, index): Wanted => {
    const column = columns[index - before - 1];
    const kind = index === before ? 'name' : !column ? 'fixed' : isText(column) ? 'text' : 'value';
    return { kind, wants: wants[index] ?? 0, least: least[index] ?? 0, usual: column?.width };
  });
}

function setWidths(table: HTMLTableElement, widths: readonly number[]): void {
  for (const [index, head] of headsOf(table).entries()) head.style.width = `${Math.floor(widths[index] ?? 0)}px`;
}

const headsOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])];
const widthOf = (cell: HTMLElement) => Math.ceil(cell.getBoundingClientRect().width);

function roomIn(scroller: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(scroller);
  return scroller.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
}
