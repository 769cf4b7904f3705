import {
  columnsOf,
  type ImportColumn,
  missingColumns,
  repeatedColumns,
} from '@cracha/contract/features/import/import.columns.ts';
import { sheetLackOf } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { ColumnList } from '#ui/staff/ColumnList.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { ModelTrial } from './ModelTrial.tsx';
import { placeSent } from './model.api.ts';
import { sheetModels } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { SheetKnown } from './SheetKnown.tsx';
import { SheetRowsTable } from './SheetRowsTable.tsx';
import { columnsAt, draftOf, type SheetDraft, shapeOf } from './sheet-draft.ts';
import { type SheetModel, type SheetRows, useSheetActs } from './sheet-model.api.ts';
import { sheetTexts } from './sheets.messages.ts';

/** What columns hold, in words. */
export interface ColumnWords {
  columns: Readonly<Record<ImportColumn, string>>;
  untitled: (at: number) => string;
  holds: (title: string) => string;
  noSample: string;
  missing: (columns: string) => string;
  repeated: (columns: string) => string;
}

interface SheetEditorProps {
  model: SheetModel;
  sheets: readonly SheetRows[];
  /** What a trial finds, in words, by its code. */
  words: Readonly<Record<string, string>>;
  columnWords: ColumnWords;
}

/** A sheet's model at work: the sample's first rows, what each column holds, and what they read. */
export function SheetEditor({ model, sheets, words, columnWords }: SheetEditorProps) {
  const t = useTexts(modelTexts);
  const own = useTexts(sheetTexts);
  const acts = useSheetActs(model.id);
  const [first] = useState(() => draftOf(model, sheets));
  const [draft, setDraft] = useState(first);
  const sheet = sheets[draft.at];
  const lack = lackIn(draft, columnWords, own.lacktitles);
  const shape = shapeOf(draft, sheet);
  const held = draft.columns.map(({ holds }) => holds);
  const show = (at: number, heading: number | undefined) => {
    const next = sheets[at];
    if (!next) return;
    const row = heading ?? next.cabecalho;
    setDraft({ ...draft, at, heading: row, columns: columnsAt(next, row, draft.columns) });
  };
  const save = () =>
    acts.save
      .mutateAsync({ ...shape, ...placeSent(draft.place, model.versao) })
      .then(() => toast(t.saved), tellFailure);
  useTitle(model.nome);
  return (
    <EditorFrame
      kind={sheetModels}
      model={model}
      dirty={draft !== first || model.colunas.length === 0}
      lack={lack}
      busy={acts.save.isPending}
      onSave={() => void save()}
      onDiscard={() => setDraft(first)}
    >
      <div className="grid gap-6 px-4 py-4 lg:px-6">
        <div className="grid gap-6 lg:max-w-4xl lg:grid-cols-2">
          <PlaceFields kind={sheetModels} place={draft.place} onChange={place => setDraft({ ...draft, place })} />
          <SheetKnown draft={draft} sheets={sheets} onSheet={at => show(at, undefined)} onChange={setDraft} />
        </div>
        {sheet && <SheetRowsTable sheet={sheet} heading={draft.heading} onHeading={row => show(draft.at, row)} />}
        <section className="grid gap-2 lg:max-w-4xl" aria-label={own.columnsOf}>
          <h2 className="font-semibold">{own.columnsOf}</h2>
          <ColumnList
            titles={draft.columns.map(({ title }) => title)}
            examples={sheet?.linhas.slice(draft.heading + 1) ?? []}
            columns={held}
            options={columnsOf(draft.document).map(column => [column, columnWords.columns[column]])}
            bad={repeatedColumns(held)}
            words={columnWords}
            onChange={next =>
              setDraft({
                ...draft,
                columns: draft.columns.map((column, at) => ({ ...column, holds: next[at] ?? column.holds })),
              })
            }
          />
        </section>
        <div className="grid gap-6 lg:max-w-4xl">
          <ReasonedButton
            look="tonal"
            busy={acts.trial.isPending}
            why={lack}
            onClick={() => acts.trial.mutate(shape, { onError: tellFailure })}
          >
            {t.tryOut}
          </ReasonedButton>
          {acts.trial.data && <ModelTrial trial={acts.trial.data} words={words} documentOf={own.documentOf} />}
        </div>
      </div>
    </EditorFrame>
  );
}

function lackIn({ columns, document }: SheetDraft, words: ColumnWords, titles: string): string | undefined {
  const named = (held: readonly ImportColumn[]) => held.map(column => words.columns[column]).join(', ');
  const held = columns.map(({ holds }) => holds);
  const lack = sheetLackOf({ columns, document });
  if (lack === 'repeated') return words.repeated(named(repeatedColumns(held)));
  if (lack === 'missing') return words.missing(named(missingColumns(held, document)));
  return lack && titles;
}
