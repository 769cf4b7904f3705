import { ListFilter } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { Popover } from '#ui/staff/Popover.tsx';
import { listTexts } from './list/lists.messages.ts';

interface MoreFiltersProps {
  /** Undefined while they are read: the button keeps its place. */
  values: { lotacoes: readonly string[]; tomadores: readonly string[] } | undefined;
  query: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** The rarer filters, behind one button, on a phone beside the others; where some document has such a thing; how many are set stands in the button. */
export function MoreFilters({ values, query, onChange }: MoreFiltersProps) {
  const t = useTexts(listTexts);
  const wide = useWide();
  const parts = [
    { key: 'lotacao', label: t.department, every: t.everyDepartment, values: values?.lotacoes ?? [] },
    { key: 'tomador', label: t.client, every: t.everyClient, values: values?.tomadores ?? [] },
  ].filter(part => part.values.length > 0 || query[part.key] !== undefined);
  const set = parts.filter(part => query[part.key] !== undefined).length;
  if (values && parts.length === 0) return null;
  if (!wide)
    return parts.map(({ key, label, every, values: words }) => (
      <Chip
        key={key}
        label={label}
        value={query[key]}
        onChange={value => onChange({ [key]: value })}
        every={every}
        options={words.map(word => [word, word])}
      />
    ));
  return (
    <>
      {parts.map(
        ({ key, label }) =>
          query[key] && (
            <span key={key} className="hidden print:inline">
              {label}: <b>{query[key]}</b>
            </span>
          ),
      )}
      <Popover
        title={t.moreFilters}
        trigger={
          <button
            type="button"
            className={buttonLook({ look: set > 0 ? 'tonal' : 'ghost', size: 'sm', className: 'no-print' })}
          >
            <ListFilter size={15} aria-hidden />
            {t.moreFilters} {set > 0 && <span className="num">{set}</span>}
          </button>
        }
      >
        <div className="grid w-64 gap-3">
          {parts.map(part => (
            <Select
              key={part.key}
              label={part.label}
              value={query[part.key] ?? ''}
              onChange={event => onChange({ [part.key]: event.target.value })}
            >
              <option value="">{part.every}</option>
              {part.values.map(value => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </Popover>
    </>
  );
}
