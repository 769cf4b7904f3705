/** The byte order mark by which a spreadsheet program knows UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A text cell or an amount in integer centavos. */
export type Cell = string | { centavos: number } | null;

/** One line, `;` between cells, as spreadsheet programs in Brazil read it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell => quoted(printed(cell))).join(';')}\r\n`;
}

function printed(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? harmless(cell) : decimal(cell.centavos);
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, 'CSV injection'). */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Centavos as reais with a decimal comma, without thousands: 123456 is 1234,56. */
function decimal(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
