import { sheetDocuments } from '@cracha/contract/features/import/import.columns.ts';
import { dateOrders, decimalMarks } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { DocumentSelect } from './DocumentSelect.tsx';
import { asDocument, type SheetDraft } from './sheet-draft.ts';
import type { SheetRows } from './sheet-model.api.ts';
import { sheetTexts } from './sheets.messages.ts';

interface SheetKnownProps {
  draft: SheetDraft;
  sheets: readonly SheetRows[];
  onSheet: (at: number) => void;
  onChange: (draft: SheetDraft) => void;
}

/** How a sheet is known again beside its titles, and what the file doesn't say itself. */
export function SheetKnown({ draft, sheets, onSheet, onChange }: SheetKnownProps) {
  const t = useTexts(sheetTexts);
  const name = sheets[draft.at]?.nome;
  return (
    <section className="grid content-start gap-3">
      <div>
        <h2 className="font-semibold">{t.known}</h2>
        <p className="text-xs text-ink-2">{t.knownLead}</p>
      </div>
      {sheets.length > 1 && (
        <Select label={t.sheet} value={String(draft.at)} onChange={event => onSheet(Number(event.target.value))}>
          {sheets.map(({ nome }, at) => (
            <option key={nome} value={at}>
              {nome}
            </option>
          ))}
        </Select>
      )}
      {name && (
        <Select
          label={t.named}
          value={draft.named ? 'one' : ''}
          onChange={event => onChange({ ...draft, named: event.target.value === 'one' })}
        >
          <option value="">{t.anySheet}</option>
          <option value="one">{t.onlySheet(name)}</option>
        </Select>
      )}
      <DocumentSelect
        documents={sheetDocuments}
        label={t.document}
        value={draft.document}
        onChange={document => onChange(asDocument(draft, document))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t.decimals}
          value={draft.decimals ?? ''}
          onChange={({ target }) =>
            onChange({ ...draft, decimals: decimalMarks.find(one => one === target.value) ?? null })
          }
        >
          <option value="">{t.byFile}</option>
          {decimalMarks.map(one => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </Select>
        <Select
          label={t.dates}
          value={draft.dates ?? ''}
          onChange={({ target }) => onChange({ ...draft, dates: dateOrders.find(one => one === target.value) ?? null })}
        >
          <option value="">{t.byDay}</option>
          {dateOrders.map(one => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </Select>
      </div>
    </section>
  );
}
