import { NotPlain } from '../objects.ts';
import { entriesOf, referenceOf, referencesOf, writtenDictionary } from '../syntax.ts';
import { textOf, writtenText } from './pdf-text.ts';
import { listWith, type Revision } from './revision.ts';

/** A field of a signature as it stands in a file. */
export interface SignatureField {
  readonly number: number;
  readonly name: string;
  readonly isFilled: boolean;
}

/** A field of a signature as it is put onto a page (an object): it has no extent, and is seen by nobody. */
export interface NewField {
  readonly name: string;
  readonly page: number;
  /** The signature's object. */
  readonly value: number;
}

/** Flags of what lies on a page (ISO 32000-1, table 165): it is printed, and nobody may change or move it. */
const flags = { printed: 4, locked: 128 } as const;

/** Signatures exist, and the file is only ever appended to (ISO 32000-1, table 219). */
const onlyAppended = '3';

/** The form's fields of signatures that stand in its list; those deeper in a tree are of other programs. */
export function signatureFields(revision: Revision): SignatureField[] {
  const { fields } = formOf(revision);
  return referencesOf(fields).flatMap(number => {
    const entries = entriesOf(revision.valueNow(number));
    const name = textOf(entries.get('T'));
    if (entries.get('FT') !== '/Sig' || name === undefined) return [];
    return [{ number, name, isFilled: entries.has('V') }];
  });
}

/** Puts a field onto a page, field and widget as one object (ISO 32000-1, 12.5.6.19), and into the form. */
export function addField(revision: Revision, { name, page, value }: NewField): void {
  const entries: [string, string][] = [
    ['Type', '/Annot'],
    ['Subtype', '/Widget'],
    ['FT', '/Sig'],
    ['T', writtenText(name)],
    ['F', String(flags.printed | flags.locked)],
    ['Rect', '[0 0 0 0]'],
    ['P', `${page} 0 R`],
    ['V', `${value} 0 R`],
  ];
  const number = revision.add(writtenDictionary(entries));
  revision.annotate(page, number);
  intoForm(revision, number);
}

/** The form is made where there is none: the catalogue is written anew only then. */
function intoForm(revision: Revision, field: number): void {
  const { entries, fields, number, list } = formOf(revision);
  const longer = listWith(fields, [field]);
  const isMarked = entries.get('SigFlags') === onlyAppended;
  entries.set('SigFlags', onlyAppended);
  if (list === undefined) entries.set('Fields', longer);
  else revision.replace(list, longer);
  if (number !== undefined) {
    if (list === undefined || !isMarked) revision.replace(number, writtenDictionary(entries));
    return;
  }
  const catalogue = entriesOf(revision.valueNow(revision.root));
  catalogue.set('AcroForm', `${revision.add(writtenDictionary(entries))} 0 R`);
  revision.replace(revision.root, writtenDictionary(catalogue));
}

/** The form, the number of its object where it is one of its own, its list of fields, and of that the same. */
function formOf(revision: Revision) {
  const form = entriesOf(revision.valueNow(revision.root)).get('AcroForm');
  const number = referenceOf(form);
  const value = number === undefined ? (form ?? '<<>>') : revision.valueNow(number);
  const entries = entriesOf(value);
  if (entries.has('XFA')) throw new NotPlain('it has a form of another kind');
  const fields = entries.get('Fields') ?? '[]';
  const list = referenceOf(fields);
  return { entries, number, list, fields: list === undefined ? fields : revision.valueNow(list) };
}
