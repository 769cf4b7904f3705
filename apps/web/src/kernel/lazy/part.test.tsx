import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { partOf, useAhead } from './part.ts';

const Words = ({ children }: { children?: ReactNode }) => <p>the part{children}</p>;

function Open({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        open
      </button>
      <Suspense fallback={<p>waits</p>}>{open && children}</Suspense>
    </>
  );
}

function shown() {
  const load = vi.fn(async () => Words);
  const Part = partOf(load);
  render(
    <Open>
      <Part />
    </Open>,
  );
  return { load, Part };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'open' }));

test('nothing is asked for before it is shown; until it comes something stands in its place', async () => {
  const { load } = shown();
  expect(load).not.toHaveBeenCalled();
  press();
  expect(screen.getByText('waits')).toBeVisible();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what came ahead stands at once', async () => {
  const { load, Part } = shown();
  renderHook(() => useAhead(Part));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await new Promise(resolve => setTimeout(resolve));
  press();
  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByText('waits')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what it was asked for in vain is asked for again at the next look', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('no network'));
  const Part = partOf(load);
  render(
    <Broken>
      <Open>
        <Part />
      </Open>
    </Broken>,
  );
  press();
  const again = await screen.findByRole('button', { name: 'again' });
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise(resolve => setTimeout(resolve, 600));
  fireEvent.click(again);
  press();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

class Broken extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ broken: false })}>
        again
      </button>
    );
  }
}
