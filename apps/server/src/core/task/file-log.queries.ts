import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface FileEvent {
  importId: string;
  accessGroupId: string;
  /** Null: the machine. */
  personId: string | null;
  kind: string;
  values?: Record<string, unknown>;
}

export interface LoggedEvent {
  id: string;
  at: Date;
  kind: string;
  values: unknown;
  who: string | null;
}

/** What happened to an imported file, in its order: each kind of file has a table of its own, of the same columns. */
export function fileLog(table: 'import_event' | 'registry_import_event') {
  return {
    async add(tx: Tx, event: FileEvent): Promise<void> {
      await tx
        .insertInto(table)
        .values({
          import_id: event.importId,
          access_group_id: event.accessGroupId,
          person_id: event.personId,
          kind: event.kind,
          values: JSON.stringify(event.values ?? {}),
        })
        .execute();
    },
    async of(tx: Tx, importId: string): Promise<LoggedEvent[]> {
      // a person of the access group may have no employment in it
      const { rows } = await sql<LoggedEvent>`
        select e.id::text, e.at, e.kind, e.values, access.person_name(e.person_id) as who from ${sql.table(table)} e where e.import_id = ${importId}::uuid order by e.id`.execute(
        tx,
      );
      return rows;
    },
  };
}
