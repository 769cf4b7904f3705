import type { PagePicture } from '#kernel/pdf/render.ts';
import type { PageTexts } from '#kernel/pdf/text-sink.ts';
import type { ArchiveEntry } from './file/archive.ts';
import type { PageBatch } from './file/pdf-file.ts';
import type { XmlProblem } from './file/remuneration.ts';
import type { UnknownTable } from './file/table-columns.ts';
import type { TableKnowledge } from './file/table-documents.ts';
import type { FilePeople, PersonMarks } from './file-people.ts';
import type { ReadingModel } from './model.ts';
import type { PageResult } from './page.ts';
import type { PageDocument, Region } from './reading-types.ts';
import type { ReadingRefusalCode } from './refusal.ts';

/** Pages of a file, or a region of them, and whose they are. */
export interface CutFrom {
  readonly pages: readonly number[];
  readonly region: Region | undefined;
  readonly own: PersonMarks;
  /** Persons (ids) who may be named in it: it was found, or a person has said, that they own nothing there. */
  readonly cited?: readonly string[] | undefined;
}

/** A PDF that was cut and searched: where it stands in the memory that is handed over, its hash, and the sum that a ZIP writes. */
export interface Cut {
  readonly from: number;
  readonly size: number;
  readonly sha256: string;
  readonly crc32: number;
}

/** Why nothing was cut: somebody else was in it, or its own worker was not; or it could not be done. */
export type NoCut =
  | { readonly refused: ReadingRefusalCode; readonly values: Readonly<Record<string, string>> }
  | { readonly failed: string };

/** What the main thread asks a reading worker to do. Pages are 1-based. */
export type WorkerTask =
  | { readonly kind: 'open'; readonly path: string }
  | {
      readonly kind: 'pages';
      readonly path: string;
      readonly from: number;
      readonly to: number;
      readonly models: readonly ReadingModel[];
      /** Who else of the access group may stand on them. */
      readonly people?: FilePeople | undefined;
    }
  /** Parts of a page, each a document of its own. */
  | {
      readonly kind: 'parts';
      readonly path: string;
      readonly page: number;
      readonly regions: readonly Region[];
      readonly models: readonly ReadingModel[];
      readonly people: FilePeople;
    }
  | {
      readonly kind: 'cuts';
      readonly path: string;
      /** Where its pages' texts are (texts-file.ts), if they are kept. */
      readonly texts?: string | undefined;
      readonly cuts: readonly CutFrom[];
      /** Whom the cuts are searched for. */
      readonly file: FilePeople;
      /** Where they are put, if that is lent. */
      readonly memory?: SharedArrayBuffer | undefined;
    }
  | { readonly kind: 'render'; readonly path: string; readonly page: number; readonly scale: number }
  /** A page as a screen shows it, of at most `most` bytes; what stands on it. */
  | { readonly kind: 'picture'; readonly path: string; readonly page: number; readonly most: number }
  | { readonly kind: 'lines'; readonly path: string; readonly page: number }
  /** The files within a PDF of `packed` bytes, into a folder. */
  | { readonly kind: 'detach'; readonly path: string; readonly folder: string; readonly packed: number }
  /** A small text file. */
  | { readonly kind: 'table'; readonly path: string; readonly knowledge: TableKnowledge };

/** What pages hold, and all that stands on them. */
export interface PagesRead {
  readonly results: readonly PageResult[];
  readonly texts: PageTexts;
}

export interface TaskResults {
  readonly open: { readonly pages: number; readonly attachments: number };
  readonly pages: PagesRead;
  /** Of each region, in their order. */
  readonly parts: readonly PageDocument[];
  /** One for each that was asked for, in their order; what could not be cut says why. The memory that was lent, or a larger one. */
  readonly cuts: { readonly memory: Uint8Array; readonly made: readonly (Cut | NoCut)[] };
  readonly render: Uint8Array;
  readonly picture: PagePicture;
  readonly lines: string;
  readonly detach: readonly ArchiveEntry[];
  readonly table: readonly (PageBatch | UnknownTable | XmlProblem)[];
}

/** What a worker answers at the end of a task. */
export type WorkerAnswer =
  | { readonly kind: 'open'; readonly result: TaskResults['open'] }
  | { readonly kind: 'pages'; readonly result: TaskResults['pages'] }
  | { readonly kind: 'parts'; readonly result: TaskResults['parts'] }
  | { readonly kind: 'cuts'; readonly result: TaskResults['cuts'] }
  | { readonly kind: 'render'; readonly result: TaskResults['render'] }
  | { readonly kind: 'picture'; readonly result: TaskResults['picture'] }
  | { readonly kind: 'lines'; readonly result: TaskResults['lines'] }
  | { readonly kind: 'detach'; readonly result: TaskResults['detach'] }
  | { readonly kind: 'table'; readonly result: TaskResults['table'] }
  | { readonly kind: 'refused'; readonly code: string; readonly values: Readonly<Record<string, string | number>> }
  | { readonly kind: 'failed'; readonly message: string };
