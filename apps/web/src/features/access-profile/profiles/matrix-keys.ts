/** Where an arrow, Home or End leads from the box in focus: empty places are stepped over, the edge stays where it is. */
export function stepIn(table: HTMLTableElement | null, key: string): HTMLElement | undefined {
  const here = document.activeElement?.closest('td, th');
  if (!table || !(here instanceof HTMLTableCellElement)) return undefined;
  const row = here.parentElement;
  if (!(row instanceof HTMLTableRowElement)) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return firstBox(alongRow(row, here.cellIndex, key === 'ArrowRight'));
  if (key === 'Home' || key === 'End') return firstBox(key === 'Home' ? [...row.cells] : [...row.cells].reverse());
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return firstBox(alongColumn(table, row.rowIndex, here.cellIndex, key === 'ArrowDown'));
  return undefined;
}

function alongRow(row: HTMLTableRowElement, from: number, forward: boolean): HTMLTableCellElement[] {
  const cells = [...row.cells];
  return forward ? cells.slice(from + 1) : cells.slice(0, from).reverse();
}

function alongColumn(table: HTMLTableElement, from: number, column: number, down: boolean): HTMLTableCellElement[] {
  const rows = [...table.rows];
  const beyond = down ? rows.slice(from + 1) : rows.slice(0, from).reverse();
  return beyond.flatMap(row => row.cells[column] ?? []);
}

function firstBox(cells: readonly HTMLTableCellElement[]): HTMLElement | undefined {
  for (const cell of cells) {
    const box = cell.querySelector('input');
    if (box) return box;
  }
  return undefined;
}
