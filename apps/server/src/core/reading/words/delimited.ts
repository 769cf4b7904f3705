/** A cell of a table file: its text, and the number when the file says it is one. */
export interface TableCell {
  readonly text: string;
  readonly number?: number;
  /** The workbook says that it is a date. */
  readonly isDate?: true;
}

export type TableRow = readonly TableCell[];

const DELIMITERS = [';', '\t', '|', ','];
const SAMPLE_LINES = 20;
/** A cell in quotes: delimiters and line ends in it part nothing. */
const QUOTED = /(^|[;,\t|\r\n])"(?:[^"]|"")*"(?=[;,\t|\r\n]|$)/g;

/** Splits delimited text into rows of cells; quotes may hold the delimiter and line breaks (RFC 4180). */
export function parseDelimited(text: string): TableRow[] {
  return [...splitDelimited([text], detectDelimiter(text))];
}

/** What a row may hold where a file is read from anybody; more is `tooMuch`. */
export interface RowLimits {
  columns: number;
  cellText: number;
  tooMuch: () => never;
}

/** The same from pieces of text as they come, so that a file is never held whole. */
export function* splitDelimited(pieces: Iterable<string>, delimiter: string, limits?: RowLimits): Generator<TableRow> {
  let row: TableCell[] = [];
  let cell = '';
  let quoted = false;
  // a quote inside of quotes: the next character says whether it ends them
  let closing = false;
  // old Macs end lines with CR alone; where LF follows, both are one end
  let afterCr = -1;
  for (const text of pieces) {
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? '';
      if (closing) {
        closing = false;
        if (character === '"') {
          cell += '"';
          continue;
        }
        quoted = false;
      }
      if (quoted) {
        if (character === '"') closing = true;
        else cell += character;
      } else if (character === '"' && cell.trim() === '') {
        cell = '';
        quoted = true;
      } else if (character === delimiter || character === '\n' || character === '\r') {
        if (character === '\n' && at === afterCr) continue;
        if (character === '\r') afterCr = at + 1;
        row.push({ text: composed(cell) });
        cell = '';
        if (limits && row.length > limits.columns) limits.tooMuch();
        if (character !== delimiter) {
          yield row;
          row = [];
        }
      } else cell += character;
      if (limits && cell.length > limits.cellText) limits.tooMuch();
    }
    afterCr = afterCr === text.length ? 0 : -1;
  }
  if (cell !== '' || row.length > 0) yield [...row, { text: composed(cell) }];
}

/** Letters and their accents as one character each, however the file writes them. */
function composed(cell: string): string {
  return cell.trim().normalize('NFC');
}

/** True when most lines hold the same delimiter the same number of times. */
export function isDelimited(text: string): boolean {
  const lines = sampleLines(text);
  const delimiter = detectDelimiter(text);
  const counts = lines.map(line => line.split(delimiter).length - 1);
  const typical = mode(counts);
  return typical >= 3 && counts.filter(count => count === typical).length >= lines.length * 0.6;
}

/** The delimiter that parts the first lines most evenly. */
export function detectDelimiter(text: string): string {
  const lines = sampleLines(text);
  const score = (delimiter: string) => {
    const counts = lines.map(line => line.split(delimiter).length - 1);
    const typical = mode(counts.filter(count => count > 0));
    return typical * counts.filter(count => count === typical).length;
  };
  return DELIMITERS.reduce((best, delimiter) => (score(delimiter) > score(best) ? delimiter : best));
}

function sampleLines(text: string): string[] {
  return text
    .slice(0, 100_000)
    .replace(QUOTED, '$1')
    .split(/\r\n?|\n/)
    .map(line => line.replace(/ +$/, ''))
    .filter(line => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
}

function mode(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
