import { carriesPrinted, isSame, mentionsIn } from '../file-marks.ts';
import type { PeopleIndex, PersonMarks } from '../file-people.ts';
import type { Other, PageDocument, Region } from '../reading-types.ts';
import { parseAmount } from '../words/numbers.ts';
import { formsOfAll, plainOf } from '../words/word-forms.ts';
import { isIdentityLine, isOfSection } from './identity-context.ts';
import { identityLabels, labelledSpots, ownSpots, registeredSpots, type Spot } from './identity-spots.ts';
import { findLabels, type Label } from './labels-found.ts';
import type { Sheet, WordSource } from './sheet.ts';

/**
 * Tells of each document who else stands on its part of the page, and who of them heads a block of their own with amounts: an identity place
 * (receipts document, 'Delivery'). Also whether the worker's own marks stand there, without which it can't be cut. `people` is the registry of
 * the access group; without it only labels tell.
 */
export function tellOthers(
  source: WordSource,
  sheet: Sheet,
  documents: readonly PageDocument[],
  people: PeopleIndex | undefined,
): void {
  const cut = documents.filter(({ type, row }) => !row && type !== 0 && type !== 4);
  const [first] = cut;
  if (!first) return;
  for (const document of cut) document.carries = carriesPrinted(textsIn(source, document.region), marksOf(document));
  const mentions = people ? mentionsIn(formsOfAll(source.texts), cut.length === 1 ? marksOf(first) : {}, people) : [];
  const copies = cut.reduce((sum, document) => sum + document.copies, 0);
  if (mentions.length === 0 && !hasMoreLabels(sheet, copies)) return;
  const spots = [...registeredSpots(source, sheet, mentions), ...labelledSpots(sheet)];
  for (const document of cut) {
    const others = othersOf(document, [...spots, ...ownSpots(document, sheet)], sheet);
    if (others.length > 0) document.others = others;
  }
}

function marksOf({ cpf, registration, pis, name }: PageDocument): PersonMarks {
  return { cpf, registration, pis, name };
}

/** Inside of the region, in the order of the page. */
function textsIn({ width, height, boxes, texts }: WordSource, region: Region | undefined): readonly string[] {
  if (!region) return texts;
  const [x0, y0, x1, y1] = region;
  return texts.filter((_, at) => {
    const x = ((boxes[at * 4] ?? 0) + (boxes[at * 4 + 2] ?? 0)) / 2 / width;
    const y = ((boxes[at * 4 + 1] ?? 0) + (boxes[at * 4 + 3] ?? 0)) / 2 / height;
    return x >= x0 && x < x1 && y >= y0 && y < y1;
  });
}

/** More labels of one kind than documents and their copies: most pages have none, and nothing else is looked up on them. */
function hasMoreLabels(sheet: Sheet, documents: number): boolean {
  return hasMore(findLabels(sheet).flat(), documents) && hasMore(identityLabels(sheet), documents);
}

function hasMore(labels: readonly Label[], documents: number): boolean {
  const counts = { name: 0, employee: 0, cpf: 0, registration: 0 };
  for (const { role } of labels)
    if (role === 'name' || role === 'employee' || role === 'cpf' || role === 'registration') counts[role]++;
  return Math.max(counts.name, counts.employee, counts.cpf, counts.registration) > documents;
}

/** Everybody else in the document's part of the page, once each. */
function othersOf(document: PageDocument, spots: readonly Spot[], sheet: Sheet): Other[] {
  const own = marksOf(document);
  const name = plainOf(own.name ?? '');
  const company = plainOf(document.companyName ?? '');
  const within = spots.filter(spot => isIn(spot, document.region));
  const isOwn = ({ isOwner, marks, by }: Spot) =>
    isOwner ||
    // the same number is another worker's in another company
    (by && own[by] !== undefined && own[by] === marks[by]) ||
    isSame(own, marks) ||
    (marks.name !== undefined && [name, company].some(text => holds(text, marks.name)));
  // a word of an item may be a label elsewhere; who the registry knows is told from items below
  const foreign = within.filter(spot => !isOwn(spot) && (spot.employmentId !== undefined || !isItem(spot, document)));
  return personsOf(foreign).map(spots => {
    const employmentIds = [...new Set(spots.flatMap(({ employmentId }) => employmentId ?? []))];
    const others = within.filter(next => !spots.includes(next));
    const beside = new Set(spots.filter(spot => isOfSection(spot, sheet, document.type)).map(({ row }) => row));
    const heads = spots.filter(spot => !beside.has(spot.row) && isOfKind(spot, within.filter(isOwn), document));
    return {
      key: keyOf(spots),
      ...(employmentIds.length > 0 ? { employmentIds } : {}),
      isPlace: heads.some(spot => isPlace(spot, others, document, sheet)),
    };
  });
}

/** The spots of each person: one by marks or name, and what nothing tells apart on one line. Two who are called the same are one. */
function personsOf(spots: readonly Spot[]): Spot[][] {
  const persons: Spot[][] = [];
  for (const spot of spots) {
    const known = persons.find(person => person.some(other => isOne(other, spot)) || isBeside(person, spot));
    if (known) known.push(spot);
    else persons.push([spot]);
  }
  return persons;
}

function isOne({ marks: one }: Spot, { marks: other }: Spot): boolean {
  if (isSame(one, other)) return true;
  return one.name !== undefined && other.name !== undefined && plainOf(one.name) === plainOf(other.name);
}

/** On the same line or the next, and no mark of theirs is another. */
function isBeside(person: readonly Spot[], { row, marks }: Spot): boolean {
  if (!person.some(other => Math.abs(other.row - row) <= 1)) return false;
  const fields = ['cpf', 'registration', 'name'] as const;
  return fields.every(field =>
    person.every(({ marks: other }) => !other[field] || !marks[field] || other[field] === marks[field]),
  );
}

const holds = (text: string, name: string | undefined) =>
  text !== '' && ` ${text} `.includes(` ${plainOf(name ?? '')} `);

/** A CPF, else the plain name, else the registration. */
function keyOf(spots: readonly Spot[]): string {
  const cpf = spots.find(({ marks }) => marks.cpf)?.marks.cpf;
  const name = spots.find(({ marks }) => marks.name)?.marks.name;
  return cpf ?? (name ? plainOf(name) : (spots[0]?.marks.registration ?? ''));
}

function isIn({ x, y }: Spot, region: Region | undefined): boolean {
  return !region || (x >= region[0] && x < region[2] && y >= region[1] && y < region[3]);
}

/** Statements and records name relatives with their CPF: only what is labelled as the owner's own marks are is another owner there. */
function isOfKind(spot: Spot, own: readonly Spot[], { type }: PageDocument): boolean {
  if (type !== 3 && type !== 6) return true;
  return spot.label !== undefined && own.some(({ label, x }) => label === spot.label && Math.abs(x - spot.x) < 0.05);
}

/** A slip is longer than this by far: so many rows below a name are looked through for its amounts. */
const reach = 30;

/** The spot heads amounts of its own, before anybody else is named; or it begins a row of a list that no item of the document is. */
function isPlace(spot: Spot, others: readonly Spot[], document: PageDocument, sheet: Sheet): boolean {
  if (!isIdentityLine(spot, sheet)) return false;
  const next = Math.min(sheet.rows.length, ...others.flatMap(({ row }) => (row > spot.row ? [row] : [])));
  const end = Math.min(next, spot.row + 1 + reach);
  for (let row = spot.row + 1; row < end; row++) if (hasAmount(sheet, row, document)) return true;
  return hasAmount(sheet, spot.row, document) && (spot.beginsRow || !isItem(spot, document));
}

/** On the line of an item, or named as one: a copy of the document has its items elsewhere. */
function isItem({ y, marks: { name } }: Spot, { lines }: PageDocument): boolean {
  return lines.some(
    ({ box, description }) =>
      (box !== undefined && y * 1000 >= box[2] && y * 1000 <= box[4]) ||
      (name !== undefined && holds(plainOf(description), name)),
  );
}

/** A mirror of the time clock has times instead of amounts. */
function hasAmount(sheet: Sheet, at: number, { type, region }: PageDocument): boolean {
  const row = sheet.rows[at];
  if (!row || (region && row.y0 / sheet.height > region[3])) return false;
  return row.words.some(({ text }) =>
    type === 7
      ? /^\d{1,2}:\d{2}$/.test(text)
      : (parseAmount(text, 'comma') ?? parseAmount(text, 'point')) !== undefined,
  );
}
