import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListBody } from './ListBody.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const retry = vi.fn();
const body = (state: 'loading' | 'failed' | 'ready', code: string) => (
  <ListBody
    {...{
      state,
      onRetry: () => retry(),
      empty: false,
      whenEmpty: '',
      failure: { code: state === 'failed' ? code : 'ERROR_SEND' },
    }}
  >
    rows
  </ListBody>
);

test('a screen whose server is away says so, asks again by itself, and opens when it is back', async () => {
  const { rerender } = render(body('failed', 'UNAVAILABLE'));
  expect(await screen.findByRole('heading', { name: 'O sistema já volta' })).toBeVisible();
  // a screen that draws itself anew meanwhile, as a clock does, begins no new wait
  vi.advanceTimersByTime(4_000);
  rerender(body('failed', 'UNAVAILABLE'));
  vi.advanceTimersByTime(4_000);
  expect(retry).toHaveBeenCalledOnce();
  rerender(body('loading', 'UNAVAILABLE'));
  expect(screen.getByRole('heading', { name: 'O sistema já volta' })).toBeVisible();
  rerender(body('failed', 'UNAVAILABLE'));
  vi.advanceTimersByTime(8_000);
  expect(retry).toHaveBeenCalledTimes(2);
  rerender(body('ready', 'UNAVAILABLE'));
  expect(screen.getByText('rows')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  vi.advanceTimersByTime(8_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('what failed otherwise waits for its reader', async () => {
  retry.mockClear();
  render(body('failed', 'ERROR_SEND'));
  expect(await screen.findByRole('heading', { name: 'Não deu para carregar' })).toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
