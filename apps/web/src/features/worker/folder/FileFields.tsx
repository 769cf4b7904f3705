import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { filesTexts } from './files.messages.ts';

export interface FileTerms {
  secao: (typeof fileSections)[number];
  /** As the field holds it, `YYYY-MM`. */
  mes: string;
  validoAte: string;
  visivel: boolean;
}

/** As it travels, `MM/YYYY`. */
export function competenceOf({ mes }: Pick<FileTerms, 'mes'>): string | undefined {
  return mes ? mes.split('-').reverse().join('/') : undefined;
}

interface FileFieldsProps {
  terms: FileTerms;
  errors: Errors;
  onChange: (terms: FileTerms) => void;
}

/** What a file is of, until when it holds, and who sees it. */
export function FileFields({ terms, errors, onChange }: FileFieldsProps) {
  const t = useTexts(filesTexts);
  return (
    <>
      <Select
        label={t.section}
        value={terms.secao}
        error={errors.secao}
        onChange={event =>
          onChange({ ...terms, secao: fileSections.find(one => one === event.target.value) ?? terms.secao })
        }
      >
        {fileSections.map(one => (
          <option key={one} value={one}>
            {t[one]}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          kind="month"
          label={t.period}
          optional
          value={terms.mes}
          error={errors.competencia}
          onChange={mes => onChange({ ...terms, mes })}
        />
        <DateField
          label={t.validUntil}
          optional
          value={terms.validoAte}
          error={errors.validoAte}
          onChange={validoAte => onChange({ ...terms, validoAte })}
        />
      </div>
      <Checkbox
        className="max-lg:min-h-11"
        checked={terms.visivel}
        onChange={event => onChange({ ...terms, visivel: event.target.checked })}
      >
        <span className="block font-semibold">{t.visible}</span>
        <span className="block text-xs text-ink-2">{t.visibleHelp}</span>
      </Checkbox>
    </>
  );
}
