import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import type { PageDocument } from './reading-types.ts';

/** What a document says of the model it was read by; a model that is only tried has no name yet. */
export interface NamedModel {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** An active model of a sheet as the reader gets it. */
export type SheetModel = SheetShape & NamedModel;

/** Who reviews it sees that a model read it; nothing of it is less doubted for that. */
export function tellModel(document: PageDocument, { id, name }: NamedModel): void {
  if (id === undefined || name === undefined) return;
  document.model = id;
  document.findings.push({ code: 'READ_BY_MODEL', values: { model: name } });
}
