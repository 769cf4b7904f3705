import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '#kernel/base/toasts.ts';
import { Toaster } from './Toaster.tsx';

test('a toast stands above the bar in use, and in its own place where there is none', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  const { rerender } = render(
    <>
      <footer data-bar />
      <Toaster />
    </>,
  );
  const bar = document.querySelector('footer');
  vi.spyOn(bar ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 64, 800, 64));
  act(() => toast('Guardado'));
  const layer = screen.getByText('Guardado').closest<HTMLElement>('[popover]');
  expect(layer?.style.bottom).toBe('76px');
  rerender(<Toaster />);
  act(() => toast('Guardado outra vez'));
  expect(screen.getByText('Guardado outra vez').closest<HTMLElement>('[popover]')?.style.bottom).toBe('');
});
