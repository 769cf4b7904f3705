import type { PageDocumentKind } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { modelTexts } from './models.messages.ts';

interface DocumentSelectProps<Document extends PageDocumentKind> {
  documents: readonly [Document, ...Document[]];
  label: string;
  value: Document;
  onChange: (document: Document) => void;
}

/** What a page, or a sheet's rows, are made into. */
export function DocumentSelect<Document extends PageDocumentKind>({
  documents,
  label,
  value,
  onChange,
}: DocumentSelectProps<Document>) {
  const t = useTexts(modelTexts);
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => onChange(documents.find(one => one === target.value) ?? documents[0])}
    >
      {documents.map((one: PageDocumentKind) => (
        <option key={one} value={one}>
          {t[one]}
        </option>
      ))}
    </Select>
  );
}
