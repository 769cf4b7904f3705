import { NotPlain } from '../objects.ts';
import { entriesOf, referenceOf, referencesOf, writtenDictionary } from '../syntax.ts';
import { textOf } from './pdf-text.ts';
import { listWith, type Revision } from './revision.ts';

/** A field of a signature as it stands in a file. */
export interface SignatureField {
  readonly number: number;
  readonly name: string;
  readonly isFilled: boolean;
}

/** Signatures exist, and the file is only ever appended to (ISO 32000-1, table 219). */
const onlyAppended = 3;

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

/** Puts a field into the form, which is made where there is none. The catalogue is written anew only then. */
export function addField(revision: Revision, field: number): void {
  const { entries, fields, number, list } = formOf(revision);
  const longer = listWith(fields, [field]);
  if (list === undefined) entries.set('Fields', longer);
  else revision.replace(list, longer);
  const isMarked = entries.get('SigFlags') === String(onlyAppended);
  entries.set('SigFlags', String(onlyAppended));
  if (number === undefined) {
    const catalogue = entriesOf(revision.valueNow(revision.root));
    catalogue.set('AcroForm', `${revision.add(writtenDictionary(entries))} 0 R`);
    revision.replace(revision.root, writtenDictionary(catalogue));
  } else if (list === undefined || !isMarked) revision.replace(number, writtenDictionary(entries));
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
