import type { Page } from '@playwright/test';

const percent = (fraction: number) => String(Math.round(fraction * 1000) / 10);

/** Adds a region of a model and types where it stands. */
export async function typeRegion(page: Page, label: string, box: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar região' }).click();
  const entry = page.getByRole('group').last();
  await entry.getByLabel('Campo').selectOption({ label });
  for (const [side, edge] of ['Esquerda %', 'Topo %', 'Direita %', 'Base %'].entries())
    await entry.getByLabel(edge).fill(percent(box[side] ?? 0));
}
