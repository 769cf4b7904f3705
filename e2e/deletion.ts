import type { Page } from '@playwright/test';

/** Goes through the dialog before what is deleted or undone: why, and the word. */
export async function confirmDeletion(page: Page, why: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(why);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('textbox').fill('EXCLUIR');
  await dialog.getByRole('button', { name: 'Excluir' }).click();
}
