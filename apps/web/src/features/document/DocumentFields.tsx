import { documentKinds, documentTypes, healthKinds } from '@cracha/contract/features/document/document-words.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { fieldTexts } from './document-fields.messages.ts';
import type { DocumentFieldValues } from './document-fields.ts';
import { documentWords } from './document-words.messages.ts';
import { useDocumentRights } from './document-words.ts';

interface DocumentFieldsProps {
  values: DocumentFieldValues;
  onChange: (change: Partial<DocumentFieldValues>) => void;
  errors: Readonly<Record<string, string>>;
  /** Its type stands once it is made. */
  mayChooseType: boolean;
}

/** Title and what it is. */
export function DocumentFields({ values, onChange, errors, mayChooseType }: DocumentFieldsProps) {
  const t = useTexts(fieldTexts);
  const words = useTexts(documentWords);
  const rights = useDocumentRights();
  const kinds = documentKinds[values.type].filter(kind => rights.healthKinds || !healthKinds.includes(kind));
  const isOwnKind = values.kind !== '' && !kinds.some(kind => kind === values.kind);
  return (
    <div className="grid gap-4">
      <Field
        label={t.title}
        maxLength={200}
        value={values.title}
        error={errors.titulo}
        onChange={event => onChange({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {mayChooseType && (
          <Select
            label={t.type}
            value={values.type}
            error={errors.tipo}
            onChange={event =>
              onChange({ type: documentTypes.find(type => String(type) === event.target.value) ?? 9, kind: '' })
            }
          >
            {documentTypes.map(type => (
              <option key={type} value={type}>
                {words.types[type]}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={t.kind}
          optional
          value={values.kind}
          error={errors.especie}
          onChange={event => onChange({ kind: event.target.value })}
        >
          <option value="">{t.noKind}</option>
          {isOwnKind && <option value={values.kind}>{values.kind}</option>}
          {kinds.map(kind => (
            <option key={kind} value={kind}>
              {wordOf(words.kinds, kind)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

type KeepFieldsProps = Pick<DocumentFieldsProps, 'values' | 'onChange' | 'errors'>;

/** How long it is valid, and where it is kept. */
export function KeepFields({ values, onChange, errors }: KeepFieldsProps) {
  const t = useTexts(fieldTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={t.valid}
        optional
        value={values.valid}
        error={errors.validoAte}
        onChange={valid => onChange({ valid })}
      />
      <Field
        label={t.folder}
        optional
        help={t.folderHelp}
        maxLength={120}
        value={values.folder}
        error={errors.pasta}
        onChange={event => onChange({ folder: event.target.value })}
      />
      <Field
        label={t.tags}
        optional
        help={t.tagsHelp}
        maxLength={400}
        value={values.tags}
        error={errors.etiquetas}
        onChange={event => onChange({ tags: event.target.value })}
      />
    </div>
  );
}
