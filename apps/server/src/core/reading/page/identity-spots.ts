import type { Mention } from '../file-marks.ts';
import type { PersonMarks } from '../file-people.ts';
import type { PageDocument } from '../reading-types.ts';
import { labelValue } from './label-values.ts';
import { findLabels, type Label, labelText } from './labels-found.ts';
import { cpfIn, nameIn, registrationIn } from './parse-values.ts';
import type { Sheet, Word, WordSource } from './sheet.ts';
import { findHeaders } from './table-header.ts';

/** A place on a page where a person is named: by which marks, and where. */
export interface Spot {
  readonly marks: PersonMarks;
  /** By which of them a worker of the registry was found. */
  readonly by?: Mention['by'] | undefined;
  /** Of the registry's worker that it is. */
  readonly employmentId?: string | undefined;
  /** A row of the sheet, and the word of it that the mark begins with. */
  readonly row: number;
  readonly at: number;
  /** Where that word begins, as fractions of the page. */
  readonly x: number;
  readonly y: number;
  /** How the mark is labelled, folded; undefined: it isn't, as far as this tells. */
  readonly label?: string | undefined;
  /** The mark is the first word of its row, or stands behind its row's first label or number. */
  readonly beginsRow: boolean;
  /** The document's own worker. */
  readonly isOwner?: boolean;
}

/** Where those of the registry stand that were found among the page's words. */
export function registeredSpots(source: WordSource, sheet: Sheet, mentions: readonly Mention[]): Spot[] {
  return mentions.flatMap(({ of, by, at }) => {
    const x = source.boxes[at * 4] ?? 0;
    const y = ((source.boxes[at * 4 + 1] ?? 0) + (source.boxes[at * 4 + 3] ?? 0)) / 2;
    const marks = by === 'name' ? { name: of.name, cpf: of.cpf, registration: of.registration } : of;
    return spotAt(sheet, x, y, { marks, by, employmentId: of.personId });
  });
}

/** Where the document itself says that it read its worker's marks. */
export function ownSpots({ boxes = {} }: PageDocument, sheet: Sheet): Spot[] {
  return ['cpf', 'registration', 'name'].flatMap(field => {
    const place = boxes[field];
    if (!place) return [];
    const [x0, y0, , y1] = place.box;
    return spotAt(sheet, x0 * sheet.width, ((y0 + y1) / 2) * sheet.height, { marks: {}, isOwner: true });
  });
}

/** Labels that also head columns or number other things: what they label is nobody's registration for sure. */
const WEAK = new Set(['codigo', 'cod', 'contrato', 'id', 'registro', 'cadastro', 'numero', 'n']);

/** The labels of people's marks on the sheet; a heading of a table labels none. */
export function identityLabels(sheet: Sheet): Label[] {
  const headings = new Set(findHeaders(sheet).map(({ row }) => row));
  return findLabels(sheet)
    .flat()
    .filter(({ role, row, from, size }) => {
      if (headings.has(row)) return false;
      const token = sheet.rows[row]?.words[from]?.tokens[0] ?? '';
      return IDENTITY.has(role) && (role !== 'registration' || size > 1 || !WEAK.has(token));
    });
}

const IDENTITY: ReadonlySet<string> = new Set(['name', 'employee', 'cpf', 'registration']);

/** Every labelled CPF, registration and name of the sheet. */
export function labelledSpots(sheet: Sheet): Spot[] {
  const labels = findLabels(sheet);
  return identityLabels(sheet).flatMap(label => {
    const found = markOf(sheet, labels, label);
    const [word] = found?.words ?? [];
    if (!found || !word) return [];
    return spotAt(sheet, word.x0, (word.y0 + word.y1) / 2, { marks: found.marks, label: nameOf(sheet, label) });
  });
}

function markOf(
  sheet: Sheet,
  labels: readonly Label[][],
  label: Label,
): { marks: PersonMarks; words: readonly Word[] } | undefined {
  if (label.role === 'cpf') {
    const found = labelValue(sheet, labels, label, cpfIn);
    return found && { marks: { cpf: found.value }, words: found.words };
  }
  if (label.role === 'name' || label.role === 'employee') {
    const found = labelValue(sheet, labels, label, nameIn, true);
    if (found) return { marks: { name: found.value }, words: found.words };
  }
  if (label.role === 'registration' || label.role === 'employee') {
    const found = labelValue(sheet, labels, label, registrationIn, label.role === 'employee');
    return found && { marks: { registration: found.value }, words: found.words };
  }
  return undefined;
}

const nameOf = (sheet: Sheet, label: Label) => labelText({ sheet }, label).toLowerCase().replace(/\W+$/, '');

type Told = Pick<Spot, 'marks' | 'by' | 'employmentId' | 'label' | 'isOwner'>;

/** The spot of what begins at x and has its middle at y; none where the sheet has no such word. */
function spotAt(sheet: Sheet, x: number, y: number, told: Told): Spot[] {
  const row = sheet.rows.findIndex(
    ({ y0, y1, words }) => y >= y0 && y <= y1 && words.some(word => x >= word.x0 - 1 && x < word.x1),
  );
  const words = sheet.rows[row]?.words ?? [];
  const at = words.findIndex(word => x >= word.x0 - 1 && x < word.x1);
  if (at < 0) return [];
  const [first] = findLabels(sheet)[row] ?? [];
  const before = words.slice(first?.from === 0 ? first.to + 1 : 0, at);
  return [
    {
      ...told,
      ...{ row, at, x: x / sheet.width, y: y / sheet.height },
      label: told.label ?? labelBefore(sheet, row, at),
      beginsRow: before.every(({ text }) => /^[\d\W]+$/.test(text)),
    },
  ];
}

function labelBefore(sheet: Sheet, row: number, at: number): string | undefined {
  const label = findLabels(sheet)[row]?.findLast(({ to }) => to === at - 1);
  return label && nameOf(sheet, label);
}
