import { type ImportColumn, keptFor, type SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import type { DateOrder, DecimalMark } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { type Place, placeOf } from './model.api.ts';
import type { SheetModel, SheetRows, SheetShape } from './sheet-model.api.ts';

/** A sheet's model as it is worked on. */
export interface SheetDraft {
  place: Place;
  /** Which sheet of the sample is looked at. */
  at: number;
  /** The row of the titles, from 0. */
  heading: number;
  /** The sheet's name is asked for too. */
  named: boolean;
  document: SheetDocument;
  decimals: DecimalMark | null;
  dates: DateOrder | null;
  columns: readonly SheetColumn[];
}

interface SheetColumn {
  title: string;
  holds: ImportColumn;
}

/** As the model was saved, or as the sample seems to be. */
export function draftOf(model: SheetModel, sheets: readonly SheetRows[]): SheetDraft {
  const at = Math.max(
    0,
    sheets.findIndex(({ nome }) => model.folha !== null && nome === model.folha),
  );
  const sheet = sheets[at];
  const columns = model.colunas.map(({ titulo, papel }) => ({ title: titulo, holds: papel }));
  const known = sheet?.linhas.findIndex(row => columns.length > 0 && columns.every(({ title }, i) => row[i] === title));
  return {
    place: placeOf(model),
    at,
    heading: known !== undefined && known >= 0 ? known : (sheet?.cabecalho ?? 0),
    named: model.folha !== null,
    document: model.documento,
    decimals: model.decimal,
    dates: model.datas,
    columns: columns.length > 0 || !sheet ? columns : columnsAt(sheet, sheet.cabecalho, []),
  };
}

/** The columns under another heading row: what was said of a title stays, the likely row has the reader's own guess. */
export function columnsAt(sheet: SheetRows, heading: number, before: readonly SheetColumn[]): SheetColumn[] {
  const titles = sheet.linhas[heading] ?? [];
  const guess = (at: number) => (heading === sheet.cabecalho ? sheet.palpite[at] : undefined);
  return titles.map((title, at) => {
    const same = before[at]?.title === title ? before[at] : before.find(column => title && column.title === title);
    return { title, holds: same?.holds ?? guess(at) ?? 'ignorar' };
  });
}

/** The draft of another kind of document: columns that such a document doesn't have are not read. */
export function asDocument(draft: SheetDraft, document: SheetDocument): SheetDraft {
  const kept = keptFor(
    draft.columns.map(({ holds }) => holds),
    document,
  );
  return {
    ...draft,
    document,
    columns: draft.columns.map(({ title }, at) => ({ title, holds: kept[at] ?? 'ignorar' })),
  };
}

export function shapeOf(draft: SheetDraft, sheet: SheetRows | undefined): SheetShape {
  return {
    folha: draft.named ? (sheet?.nome ?? null) : null,
    documento: draft.document,
    colunas: draft.columns.map(({ title, holds }) => ({ titulo: title, papel: holds })),
    decimal: draft.decimals,
    datas: draft.dates,
  };
}
