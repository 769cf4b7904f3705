import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { closePool } from '../pool.ts';
import { readPayrollFile } from '../reading.ts';
import type { ReadDocument } from '../reading-types.ts';

const ROOT = fileURLToPath(new URL('../../../../test/samples/samples/', import.meta.url));
const files = readdirSync(ROOT).filter(name => name.endsWith('.pdf'));

async function payslipsOf(name: string): Promise<ReadDocument[]> {
  const found: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path: ROOT + name, name }, { companies: [], workers: [] }))
    if (event.kind === 'documents') found.push(...event.documents.filter(document => document.type === 1));
  return found;
}

afterAll(closePool);

describe('the place of each pay item', () => {
  it.each(files)('%s: every line has its own box, on a page of its document and inside of it', async name => {
    for (const { lines, pages } of await payslipsOf(name)) {
      const boxes = lines.map(({ box }) => box ?? []);
      for (const [page = 0, x0 = -1, y0 = -1, x1 = -1, y1 = -1] of boxes) {
        expect(pages).toContain(page);
        expect([x0 >= 0, x0 < x1, x1 <= 1000, y0 >= 0, y0 < y1, y1 <= 1000]).not.toContain(false);
      }
      expect(new Set(boxes.map(String)).size).toBe(lines.length);
      // lines of one zone follow each other down the page without standing on each other
      for (const [at, [page, x0 = 0, y0 = 0, x1 = 0, y1 = 0]] of boxes.entries())
        for (const [otherPage, a0 = 0, b0 = 0, a1 = 0, b1 = 0] of boxes.slice(at + 1))
          if (page === otherPage && x0 < a1 && a0 < x1)
            expect(Math.min(y1, b1) - Math.max(y0, b0)).toBeLessThan((y1 - y0) / 2);
    }
  });
});
