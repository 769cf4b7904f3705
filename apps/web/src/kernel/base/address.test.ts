import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentPlace, followHistory, guardLeaving, leavePage, navigateTo } from './address.ts';

beforeAll(() => followHistory(() => undefined));
let goOn: (() => void) | undefined;
let letGo: () => void;
const hold = vi.fn((_to: unknown, on: () => void) => {
  goOn = on;
  return true;
});
const settled = () => expect.poll(() => currentPlace().path === location.pathname).toBe(true);

beforeEach(() => {
  navigateTo('/a');
  navigateTo('/form');
  letGo = guardLeaving(hold);
});
afterEach(() => letGo());

test('a link waits for the answer and goes on after it', () => {
  navigateTo('/b');
  expect(location.pathname).toBe('/form');
  expect(hold.mock.lastCall?.[0]).toEqual({ path: '/b', search: '' });
  letGo();
  goOn?.();
  expect(currentPlace().path).toBe('/b');
});

test('a step back is taken back, and goes on after the answer', async () => {
  history.back();
  await expect.poll(() => hold.mock.lastCall?.[0]).toEqual({ path: '/a', search: '', step: true });
  await expect.poll(() => location.pathname).toBe('/form');
  expect(currentPlace().path).toBe('/form');
  letGo();
  goOn?.();
  await expect.poll(() => currentPlace()).toMatchObject({ path: '/a', back: true });
  history.forward();
  await expect.poll(() => currentPlace().path).toBe('/form');
});

test('two steps back at once, and one forward, are taken back alike', async () => {
  history.go(-2);
  await expect.poll(() => hold.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => location.pathname).toBe('/form');
  letGo();
  navigateTo('/c');
  history.back();
  await expect.poll(() => currentPlace().path).toBe('/form');
  hold.mockClear();
  letGo = guardLeaving(hold);
  history.forward();
  await expect.poll(() => hold.mock.lastCall?.[0]).toEqual({ path: '/c', search: '', step: true });
  await expect.poll(() => location.pathname).toBe('/form');
});

test('the last guard is asked first, and without it the one before', () => {
  const other = vi.fn(() => true);
  const lift = guardLeaving(other);
  navigateTo('/b');
  expect(other).toHaveBeenCalledOnce();
  expect(hold).not.toHaveBeenCalled();
  lift();
  navigateTo('/b');
  expect(hold).toHaveBeenCalledOnce();
});

test('a step back to the entry that the page was loaded with is counted right', async () => {
  letGo();
  // as the browser loads it
  history.replaceState(null, '', '/loaded');
  followHistory(() => undefined);
  navigateTo('/form');
  letGo = guardLeaving(hold);
  hold.mockClear();
  history.back();
  await expect.poll(() => hold.mock.lastCall?.[0]).toEqual({ path: '/loaded', search: '', step: true });
  await expect.poll(() => location.pathname).toBe('/form');
});

test('an act that takes the page away waits as well; what is no choice does not', async () => {
  const act = vi.fn();
  leavePage('sign-out', act);
  expect(act).not.toHaveBeenCalled();
  navigateTo('/login', { unasked: true });
  expect(currentPlace().path).toBe('/login');
  await settled();
});

test('after a link within the page steps are counted right', async () => {
  letGo();
  location.hash = 'conteudo';
  await expect.poll(() => history.state?.position).toBeGreaterThan(0);
  letGo = guardLeaving((to, on) => typeof to === 'object' && to.path !== '/form' && hold(to, on));
  hold.mockClear();
  history.go(-2);
  await expect.poll(() => hold.mock.lastCall?.[0]).toEqual({ path: '/a', search: '', step: true });
  await expect.poll(() => location.hash).toBe('#conteudo');
});
