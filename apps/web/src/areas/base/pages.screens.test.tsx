import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateTo } from '#kernel/base/address.ts';
import { setOnline } from '#kernel/base/online.ts';
import { renderAt } from '#test/render.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Pages } from './Pages.tsx';

const drawn = vi.hoisted(() => ({ frames: 0, opened: [] as string[], slow: Promise.resolve() }));
vi.mock('./page.ts', () => {
  const Shell = ({ children }: { children: ReactNode }) => {
    drawn.frames++;
    return (
      <>
        <nav>Abas</nav>
        <main>{children}</main>
      </>
    );
  };
  const broken = () => {
    throw new Error('no code');
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
  const openPage = async (path: string) => {
    drawn.opened.push(path);
    if (path === '/rh/longe') await drawn.slow;
    if (path === '/rh/sem-area') throw new Error('no code');
    if (path === '/rh/sem-codigo') return { ...open(path), Screen: undefined };
    if (path === '/rh/quebra') return { ...open(path), Screen: broken };
    return open(path);
  };
  return { openPage, warmPage: async () => undefined };
});
beforeEach(() => {
  drawn.frames = 0;
  drawn.opened = [];
});
afterEach(() => setOnline(true));

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

test('while another page is on its way the one before says so, and a second tap does nothing twice', async () => {
  const user = renderAt('/rh/inicio', () => (
    <>
      <Link href="/rh/longe">Longe</Link>
      <Pages />
    </>
  ));
  await screen.findByRole('heading', { name: 'Página /rh/inicio' });
  const opening = () => document.documentElement.hasAttribute('data-opening');
  await waitFor(() => expect(opening()).toBe(false));
  let arrive: () => void = () => undefined;
  drawn.slow = new Promise(resolve => {
    arrive = resolve;
  });
  const before = history.length;
  await user.dblClick(screen.getByRole('link', { name: 'Longe' }));
  expect(opening()).toBe(true);
  expect(screen.getByRole('heading', { name: 'Página /rh/inicio' })).toBeVisible();
  expect(history.length).toBe(before + 1);
  expect(drawn.opened.filter(path => path === '/rh/longe')).toHaveLength(1);
  arrive();
  await screen.findByRole('heading', { name: 'Página /rh/longe' });
  await waitFor(() => expect(opening()).toBe(false));
});

test.each(['/rh/sem-codigo', '/rh/sem-area', '/rh/quebra'])(
  'a screen that is not here (%s) leaves the frame, and comes by itself with the network',
  async path => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderAt('/rh/inicio', () => <Pages />);
    await screen.findByRole('heading', { name: 'Página /rh/inicio' });
    setOnline(false);
    navigateTo(path);
    expect(await screen.findByText('Sem internet')).toBeVisible();
    expect(screen.getByText('Abas')).toBeVisible();
    await waitFor(() => expect(document.documentElement.hasAttribute('data-opening')).toBe(false));
    navigateTo('/rh/empresas');
    expect(await screen.findByRole('heading', { name: 'Página /rh/empresas' })).toBeVisible();
    if (path === '/rh/quebra') return;
    navigateTo(path);
    await screen.findByText('Sem internet');
    drawn.opened = [];
    setOnline(true);
    await waitFor(() => expect(drawn.opened).toEqual([path]));
  },
);
