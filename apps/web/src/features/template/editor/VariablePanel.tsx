import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { Pencil, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { editorTexts } from './editor.messages.ts';
import { useOneStop } from './useOneStop.ts';
import { foundGroups, type OfferedGroup, type OfferedVariable } from './variables.ts';

const fieldModal = modal(async () => (await import('./FieldModal.tsx')).FieldModal);

interface VariablePanelProps {
  groups: readonly OfferedGroup[];
  /** The reader may not see some, and isn't offered them. */
  lacks: boolean;
  fields: readonly OwnField[];
  onFields: (fields: readonly OwnField[]) => void;
  onPick: (variable: OfferedVariable) => void;
}

/** What may stand in the text, by group; a press puts it where the caret is. */
export function VariablePanel({ groups, lacks, fields, onFields, onPick }: VariablePanelProps) {
  const t = useTexts(editorTexts);
  const [search, setSearch] = useState('');
  const found = foundGroups(groups, search);
  const stop = useOneStop<HTMLDivElement>({ down: true });
  return (
    <section
      aria-label={t.variables}
      className="flex w-50 shrink-0 flex-col gap-3 overflow-y-auto border-r border-line px-3.5 py-4"
    >
      <h2 className="text-sm font-bold">{t.variables}</h2>
      <label className="flex h-9 shrink-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
        <Search size={15} aria-hidden className="shrink-0 text-ink-2" />
        <input
          type="search"
          aria-label={t.searchVariable}
          placeholder={t.searchVariableHint}
          value={search}
          className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3"
          onChange={event => setSearch(event.target.value)}
        />
      </label>
      <p className="text-2xs text-ink-2">{t.slashHint}</p>
      <div role="toolbar" aria-label={t.variables} className="flex flex-col gap-3" {...stop}>
        {found
          .filter(({ group }) => group !== 'campo')
          .map(({ group, label, variables }) => (
            <section key={group} aria-label={label}>
              <h3 className="text-2xs font-semibold text-ink-2">{label}</h3>
              <div className="mt-1 flex flex-wrap gap-1.5">
                {variables.map(variable => (
                  <Pill key={variable.name} variable={variable} onPick={onPick} />
                ))}
              </div>
            </section>
          ))}
      </div>
      {search !== '' && found.length === 0 && <p className="text-xs text-ink-2">{t.noVariable}</p>}
      <Asked {...{ fields, onFields, onPick }} asked={found.find(({ group }) => group === 'campo')?.variables ?? []} />
      {lacks && <p className="text-2xs text-ink-2">{t.notOffered}</p>}
    </section>
  );
}

function Pill({ variable, onPick }: { variable: OfferedVariable; onPick: (variable: OfferedVariable) => void }) {
  const t = useTexts(editorTexts);
  return (
    <button
      type="button"
      aria-label={t.insert(variable.label)}
      className="min-h-7 rounded-md bg-brand-soft px-2 py-0.5 text-left text-xs font-semibold text-brand-ink hover:brightness-97"
      onMouseDown={event => event.preventDefault()}
      onClick={() => onPick(variable)}
    >
      {variable.label}
    </button>
  );
}

type AskedProps = Pick<VariablePanelProps, 'fields' | 'onFields' | 'onPick'> & { asked: readonly OfferedVariable[] };

/** The model's own fields: asked for when papers are made. */
function Asked({ fields, onFields, onPick, asked }: AskedProps) {
  const t = useTexts(editorTexts);
  const edit = (field: OwnField | undefined) =>
    fieldModal.open({
      field,
      taken: fields.map(({ nome }) => nome),
      onSave: next => onFields(field ? fields.map(one => (one.nome === field.nome ? next : one)) : [...fields, next]),
      ...(field && { onRemove: () => onFields(fields.filter(({ nome }) => nome !== field.nome)) }),
    });
  return (
    <section aria-label={t.asked}>
      <h3 className="text-2xs font-semibold text-ink-2">{t.asked}</h3>
      <ul className="mt-1 grid gap-1.5">
        {asked.map(variable => {
          const field = fields.find(({ nome }) => `campo.${nome}` === variable.name);
          return (
            <li key={variable.name} className="flex items-center gap-1">
              <Pill variable={variable} onPick={onPick} />
              <IconButton
                size="icon-sm"
                className="size-7!"
                label={t.changeField(variable.label)}
                onClick={() => edit(field)}
              >
                <Pencil size={13} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button look="ghost" size="sm" className="mt-1 -ml-2" onClick={() => edit(undefined)}>
        <Plus size={14} aria-hidden />
        {t.newField}
      </Button>
    </section>
  );
}
