import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(() => vi.restoreAllMocks());

const states = ['Todas', 'Em andamento', 'Para conferir', 'Com erro', 'Publicadas'];

function Strip({ value }: { value: string }) {
  return (
    <Tabs
      label="Estados"
      value={value}
      onChange={() => undefined}
      tabs={states.map(state => ({ value: state, label: state }))}
    />
  );
}

test('the chosen tab is in sight, and the strip tells that more follows', () => {
  // tabs of 120 pixels in a strip of 300
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(0, states.indexOf((this.textContent ?? '').trim())) * 120;
  });
  const { rerender } = render(<Strip value="Todas" />);
  const strip = screen.getByRole('group');
  expect(strip.scrollLeft).toBe(0);
  expect(strip.hasAttribute('data-more')).toBe(true);
  rerender(<Strip value="Publicadas" />);
  expect(strip.scrollLeft).toBeGreaterThanOrEqual(300);
  rerender(<Strip value="Todas" />);
  expect(strip.scrollLeft).toBeLessThanOrEqual(0);
});
