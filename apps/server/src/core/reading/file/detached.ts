import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThreadLost } from '#kernel/threads/pool.ts';
import { runTask } from '../pool.ts';
import { ReadingRefusal } from '../refusal.ts';
import type { ArchiveEntry } from './archive.ts';
import type { PdfReading } from './pdf-file.ts';

/**
 * The files within a PDF, there until the next step of the loop, unpacked on a reading thread by the limits of a ZIP.
 * @throws ReadingRefusal at the first limit passed, or where they can't be unpacked
 */
export async function* detached(path: string, reading: PdfReading): AsyncGenerator<readonly ArchiveEntry[]> {
  const { budget, turn, signal } = reading;
  const folder = await mkdtemp(join(tmpdir(), 'payroll-pdf-'));
  try {
    const task = { kind: 'detach', path, folder, packed: (await stat(path)).size } as const;
    const { result, cpuMs } = await runTask(task, { turn, taskMs: budget.left(), ...(signal && { signal }) });
    budget.spend(cpuMs);
    yield result;
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error;
    budget.spend(error.cpuMs, error.slow);
    throw new ReadingRefusal(error.slow ? 'FILE_TOO_SLOW' : 'FILE_BROKEN');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
