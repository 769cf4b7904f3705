import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigateTo } from '#kernel/base/address.ts';
import { renderAt } from '#test/render.tsx';
import { Pages } from './Pages.tsx';

const drawn = vi.hoisted(() => ({ frames: 0 }));
vi.mock('./page.ts', () => {
  const Shell = ({ children }: { children: ReactNode }) => {
    drawn.frames++;
    return <main>{children}</main>;
  };
  const open = (path: string) => ({
    route: { path },
    Shell,
    Screen: () => (
      <>
        <h1 tabIndex={-1}>Página {path}</h1>
        <input aria-label={`Nome em ${path}`} />
      </>
    ),
  });
  return { openPage: async (path: string) => open(path), warmPage: async () => undefined };
});
beforeEach(() => {
  drawn.frames = 0;
});

test('a page is drawn once, not again for what the address says of it, and its title has the focus from the second on', async () => {
  renderAt('/rh/inicio', () => <Pages />);
  await screen.findByRole('heading', { name: 'Página /rh/inicio' });
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(drawn.frames).toBe(1);
  expect(document.activeElement).toBe(document.body);

  navigateTo('/rh/inicio?mes=5', { replace: true });
  await waitFor(() => expect(location.search).toBe('?mes=5'));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(drawn.frames).toBe(1);

  navigateTo('/rh/empresas');
  const heading = await screen.findByRole('heading', { name: 'Página /rh/empresas' });
  expect(drawn.frames).toBe(2);
  await waitFor(() => expect(heading).toHaveFocus());

  // what is focused on the page and goes away leaves the focus to the title
  const part = document.createElement('button');
  document.querySelector('main')?.append(part);
  part.focus();
  part.remove();
  await waitFor(() => expect(heading).toHaveFocus());
});

test('whoever is in a field of the new page already stays there', async () => {
  renderAt('/rh/inicio', () => <Pages />);
  await screen.findByRole('heading', { name: 'Página /rh/inicio' });
  const frames: FrameRequestCallback[] = [];
  const waiting = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame));
  navigateTo('/rh/empresas');
  const field = await screen.findByLabelText('Nome em /rh/empresas');
  await waitFor(() => expect(frames.length).toBeGreaterThan(0));
  field.focus();
  waiting.mockRestore();
  for (const frame of frames) frame(0);
  expect(field).toHaveFocus();
});
