import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { type Place, useGroups } from './model.api.ts';
import type { ModelKind } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';

interface PlaceFieldsProps {
  kind: ModelKind;
  place: Place;
  onChange: (place: Place) => void;
}

/** What a model is called, whom it is for, and the payroll system it is of. */
export function PlaceFields({ kind, place, onChange }: PlaceFieldsProps) {
  const t = useTexts(modelTexts);
  const groups = useGroups(kind);
  return (
    <div className="grid gap-3">
      <Field
        label={t.name}
        maxLength={120}
        required
        value={place.name}
        onChange={event => onChange({ ...place, name: event.target.value })}
      />
      <Field
        label={t.system}
        help={t.systemHelp}
        maxLength={80}
        value={place.system}
        onChange={event => onChange({ ...place, system: event.target.value })}
      />
      <Select label={t.group} value={place.group} onChange={event => onChange({ ...place, group: event.target.value })}>
        <option value="">{t.every}</option>
        {groups.data?.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Select>
    </div>
  );
}
