import { createReadStream } from 'node:fs';
import type { ReadDocument, ReadEvent, ToldRubric } from '#core/reading/reading.ts';
import { isCategory } from '#core/receipt/category.ts';
import type { FileStore, StoredFile } from '#kernel/files/file-store.ts';
import { type WaitingTable, waitingTable } from './import-columns.ts';
import type { DocumentState } from './import-document.queries.ts';

/** A ZIP as a whole may unpack to 2 GB (core/reading/archive.ts). */
const mostEntryBytes = 2 * 1024 * 1024 * 1024;
/** A ZIP of five thousand broken files says so for the first hundred. */
const mostProblems = 100;

/** No payroll has more; what is told beyond is not remembered. */
const mostRubrics = 20_000;

/** The file inside of a ZIP that is being read; a PDF is kept as a file of its own, for its workers' pages are cut from it. */
export interface Source {
  entry?: string | undefined;
  kept?: (StoredFile & { name: string }) | undefined;
}

/** The source of the event's documents. */
export async function sourceOf(files: Pick<FileStore, 'put'>, event: ReadEvent, source: Source): Promise<Source> {
  if (event.kind === 'entry') {
    const kept = await files.put(createReadStream(event.path), { maxBytes: mostEntryBytes });
    return { entry: event.entry, kept: { ...kept, name: event.entry ?? '' } };
  }
  return event.entry === source.entry ? source : { entry: event.entry };
}

/** What is found of the file as a whole while it is read: few, and stored when it ends. */
export interface FileFindings {
  tables: WaitingTable[];
  problems: { code: string; values: Readonly<Record<string, string | number>> }[];
  /** What its rubric tables told. */
  rubrics: ToldRubric[];
  /** Whether it has payslips without printed totals. */
  isUnproven(): boolean;
}

export function newFindings(): FileFindings & { add(event: ReadEvent): void } {
  let unproven = false;
  const found: FileFindings = { tables: [], problems: [], rubrics: [], isUnproven: () => unproven };
  const headings = new Set<string>();
  return {
    ...found,
    add(event) {
      if (event.kind === 'problem' && found.problems.length < mostProblems)
        found.problems.push({ code: event.code, values: event.values });
      if (event.kind === 'documents')
        unproven ||= event.documents.some(({ findings }) => findings.some(({ code }) => code === 'TOTALS_NOT_PRINTED'));
      if (event.kind === 'rubrics') found.rubrics.push(...event.rubrics.slice(0, mostRubrics - found.rubrics.length));
      if (event.kind !== 'columns') return;
      const table = waitingTable(event.table, event.entry);
      if (!headings.has(table.heading)) found.tables.push(table);
      headings.add(table.heading);
    },
  };
}

/** Only what is published and nobody doubts is clean; what is not recognised waits, other types are kept with what was read. */
export function stateOf(document: ReadDocument): DocumentState {
  if (document.type === 4) return 'doubtful';
  if (!isCategory(document.type)) return 'kept';
  return document.match.state === 'matched' && !document.review ? 'clean' : 'doubtful';
}
