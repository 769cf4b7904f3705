import type { Permission } from '../../access/permissions.ts';
import type { Said } from '../../kernel/said.ts';

/** Columns or keys of what was recorded, and what each is called on the wire. */
type Names = Readonly<Record<string, string>>;

/** What a feature brings to the histories. */
export interface HistoryPart {
  /** What a change is about, as the filter names it. */
  kinds?: Readonly<
    Record<
      string,
      {
        /** Where it stands in the filter; of what may be deleted also in the filter of deletions. */
        place: number;
        deletedPlace?: number;
        /** What the record history calls it. */
        entities: readonly string[];
        /** What HR must be able to see elsewhere to read of it here; the platform reads of its own acts of these kinds. */
        sees: readonly Permission[];
        said: Said;
      }
    >
  >;
  /** Who did what, in words: by the verb of the record history. */
  verbs?: Readonly<Record<string, Said>>;
  /** Fields of what was changed or deleted, by their names on the wire. */
  fields?: Readonly<Record<string, Said>>;
  /** What values say that are words of ours. */
  values?: Readonly<Record<string, Said>>;
  /** What is told of each entity; anything else that is kept (a document's reading, a message) stays where it is. */
  told?: Readonly<Record<string, Names>>;
  /** Too long, or a list of ids: that it changed is told. */
  onlyChanged?: Readonly<Record<string, Names>>;
  /** What a deleted record is shown by, in this order. */
  deleted?: Readonly<Record<string, Names>>;
}
