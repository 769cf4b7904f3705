import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { type ReadDocument, ReadingRefusal, type ReadOptions, readPayrollFile } from '#core/reading/reading.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';

/** Documents of a sample that are shown; all are counted. */
const SHOWN = 50;
/** A model is made active that reads this share of its sample without a doubt. */
const ENOUGH = 0.98;

export interface Trial {
  pages: number;
  /** Documents, and rows of a sheet that name nobody. */
  tried: number;
  passed: number;
  documents: ReadDocument[];
  /** Of the file as a whole. */
  problems: { code: string; values: Readonly<Record<string, string | number>> }[];
}

/** Reads a sample as an import would, checks and all, with no other model than this one; without one, the reader alone. */
export async function tryModel(path: string, shape: ModelShape | undefined, turn: Turn): Promise<Trial> {
  const trial = newTrial();
  try {
    const models = shape && [{ document: shape.document, anchors: shape.anchors, regions: shape.regions }];
    await read(trial, { path, name: 'amostra.pdf' }, { models, turn });
  } catch (error) {
    if (error instanceof ReadingRefusal) refuse('UPLOAD_UNREADABLE');
    throw error;
  }
  return trial;
}

/** The same of a sheet; with a model nothing else is read, and what the reader can't read has no documents. */
export async function trySheetModel(
  file: { path: string; name: string },
  shape: SheetShape | undefined,
  turn: Turn,
): Promise<Trial> {
  const trial = newTrial();
  try {
    await read(trial, file, shape ? { columns: new Map(), sheets: [shape], turn } : { turn });
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    trial.problems.push({ code: error.code, values: error.values });
  }
  return trial;
}

function newTrial(): Trial {
  return { pages: 0, tried: 0, passed: 0, documents: [], problems: [] };
}

async function read(trial: Trial, file: { path: string; name: string }, options: ReadOptions): Promise<void> {
  // no registry: what is asked of a model is that it reads, not whom
  for await (const event of readPayrollFile(file, { companies: [], workers: [] }, options)) {
    if (event.kind === 'progress') trial.pages = event.pages;
    if (event.kind === 'problem') {
      trial.problems.push({ code: event.code, values: event.values });
      if (event.code === 'ROWS_WITHOUT_WORKER') trial.tried += Number(event.values.count);
    }
    if (event.kind !== 'documents') continue;
    const documents = event.documents.filter(({ type }) => type !== 0);
    trial.tried += documents.length;
    trial.passed += documents.filter(isRead).length;
    trial.documents.push(...documents.slice(0, SHOWN - trial.documents.length));
  }
}

export function isRead({ type, review }: ReadDocument): boolean {
  return type !== 4 && !review;
}

export function isEnough({ tried, passed }: Pick<Trial, 'tried' | 'passed'>): boolean {
  return tried > 0 && passed / tried >= ENOUGH;
}
