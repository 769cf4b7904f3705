import type { Page } from '@playwright/test';
import { type Ask, expect } from './story.ts';

/** Files of one clean document each, sent and released by HR one after the other. */
export async function publish(
  page: Page,
  ask: Ask,
  files: readonly (readonly [name: string, buffer: Buffer])[],
): Promise<void> {
  const stateOf = (name: string) => () => ask('select state from import where file_name = $1', [name]);
  for (const [name, buffer] of files) {
    await page.goto('/rh/importacoes');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect.poll(stateOf(name), { timeout: 30_000 }).toEqual([{ state: 'ready' }]);
    const [row] = await ask('select id from import where file_name = $1', [name]);
    await page.goto(`/rh/importacoes/liberar?id=${row?.id}`);
    await page.getByRole('button', { name: /^Liberar 1/ }).click();
    await expect.poll(stateOf(name), { timeout: 30_000 }).toEqual([{ state: 'published' }]);
  }
}
