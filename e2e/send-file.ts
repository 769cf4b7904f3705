import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Ask, expect } from './story.ts';

const folder = join(import.meta.dirname, '../apps/server/demo/files');

/** A published file once more, other bytes by its `end`: all of its documents wait, for each worker has that receipt. */
export const again = (name: string, end: string) => Buffer.concat([readFileSync(join(folder, name)), Buffer.from(end)]);

/** HR sends a file and waits until it is read, with so many documents to review. @returns the import's id */
export async function sendToReview(
  page: Page,
  ask: Ask,
  { name, buffer, waiting }: { name: string; buffer: Buffer; waiting: number },
): Promise<string> {
  await page.goto('/rh/importacoes');
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(`${waiting} para conferir`, {
    timeout: 20_000,
  });
  const [sent] = await ask('select id from import where file_name = $1', [name]);
  return String(sent?.id);
}
