import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { type ReadDocument, ReadingRefusal, readPayrollFile } from '#core/reading/reading.ts';
import { refuse } from '#kernel/refusal.ts';

/** Documents of a sample that are shown; all are counted. */
const SHOWN = 50;
/** A model is made active that reads this share of its sample without a doubt. */
const ENOUGH = 0.98;

export interface Trial {
  pages: number;
  tried: number;
  passed: number;
  documents: ReadDocument[];
}

/** Reads a sample as an import would, checks and all, with no other model than this one; without one, the reader alone. */
export async function tryModel(path: string, shape: ModelShape | undefined): Promise<Trial> {
  const trial: Trial = { pages: 0, tried: 0, passed: 0, documents: [] };
  try {
    // no registry: what is asked of a model is that it reads, not whom
    for await (const event of readPayrollFile(
      { path, name: 'amostra.pdf' },
      { companies: [], workers: [] },
      { models: shape && [{ anchors: shape.anchors, regions: shape.regions }] },
    )) {
      if (event.kind === 'progress') trial.pages = event.pages;
      if (event.kind !== 'documents') continue;
      const documents = event.documents.filter(({ type }) => type !== 0);
      trial.tried += documents.length;
      trial.passed += documents.filter(isRead).length;
      trial.documents.push(...documents.slice(0, SHOWN - trial.documents.length));
    }
  } catch (error) {
    if (error instanceof ReadingRefusal) refuse('UPLOAD_UNREADABLE');
    throw error;
  }
  return trial;
}

export function isRead({ type, review }: ReadDocument): boolean {
  return type !== 4 && !review;
}

export function isEnough({ tried, passed }: Pick<Trial, 'tried' | 'passed'>): boolean {
  return tried > 0 && passed / tried >= ENOUGH;
}
