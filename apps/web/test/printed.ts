import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** What is read of a document on the screen, once it is there; its sheet says it again, for the printer. */
export async function onScreen() {
  const button = await screen.findByRole('button', { name: 'Imprimir' });
  const page = button.closest<HTMLElement>('.no-print');
  if (!page) throw new Error('the page would be printed beside its sheet');
  return within(page);
}

/** The page is printed by its button: the sheet says these words, and what the screen shows stays off the paper. */
export async function expectPrinted(user: UserEvent, words: readonly string[]): Promise<void> {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  const sheets = document.querySelectorAll('.print-sheet');
  expect(sheets).toHaveLength(1);
  for (const each of words) expect(sheets[0]).toHaveText(each);
  expect(sheets[0]?.closest('.no-print')).toBeNull();
  for (const heading of screen.getAllByRole('heading')) expect(heading.closest('.no-print')).not.toBeNull();
}
