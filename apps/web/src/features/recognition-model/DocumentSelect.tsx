import { type ModelDocument, modelDocuments } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { useTexts } from '#kernel/texts.ts';
import { Select } from '#ui/Field.tsx';
import { modelTexts } from './models.messages.ts';

interface DocumentSelectProps {
  label: string;
  value: ModelDocument;
  onChange: (document: ModelDocument) => void;
}

/** What a page, or a sheet's rows, are made into. */
export function DocumentSelect({ label, value, onChange }: DocumentSelectProps) {
  const t = useTexts(modelTexts);
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => onChange(modelDocuments.find(one => one === target.value) ?? 'recibo')}
    >
      {modelDocuments.map(one => (
        <option key={one} value={one}>
          {t[one]}
        </option>
      ))}
    </Select>
  );
}
