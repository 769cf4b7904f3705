import { ThreadLost, type Turn } from '#kernel/threads/pool.ts';
import { decide } from './decide.ts';
import { registryPeople } from './file-people.ts';
import type { ReadingModel } from './model.ts';
import { runTask } from './pool.ts';
import type { ReadDocument, Region } from './reading-types.ts';
import { ReadingRefusal } from './refusal.ts';
import { indexRegistry, type Registry } from './registry.ts';

/** A page that a person has split, and how the import's file is read. */
export interface SplitPage {
  readonly path: string;
  /** From 1. */
  readonly page: number;
  /** Fractions of the upright page. */
  readonly regions: readonly Region[];
  readonly models: readonly ReadingModel[];
}

/** Reads each part of a page as a document of its own, as if nothing else stood there. @throws ReadingRefusal where the page can't be read */
export async function readParts(
  { path, page, regions, models }: SplitPage,
  registry: Registry,
  turn: Turn,
): Promise<ReadDocument[]> {
  const people = await registryPeople(registry);
  const index = indexRegistry(registry);
  const { result } = await runTask({ kind: 'parts', path, page, regions, models, people }, { turn }).catch(refuseLost);
  return result.map(document => decide(document, index));
}

function refuseLost(error: unknown): never {
  if (!(error instanceof ThreadLost)) throw error;
  throw new ReadingRefusal(error.slow ? 'FILE_TOO_SLOW' : 'FILE_BROKEN');
}
