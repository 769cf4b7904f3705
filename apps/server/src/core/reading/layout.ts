import { createHash } from 'node:crypto';
import type { Block } from './block.ts';
import { findHeaders } from './table-header.ts';

/** Places are told apart by hundredths of the page's width: a scan's jitter is less, a column is more. */
const STEPS = 100;

/**
 * What a layout is known again by: which labels and headings it prints, and how far from the leftmost one each begins. Heights
 * don't count, since a table pushes down what is below it; nor does anything a worker or a month changes.
 */
export function layoutOf({ sheet, labels }: Block): string | undefined {
  const headings = findHeaders(sheet).flatMap(({ columns }) => columns);
  const places = [...labels.flat(), ...headings].map(({ role, x0 }) => ({ role, x0 }));
  if (places.length === 0) return undefined;
  const left = Math.min(...places.map(({ x0 }) => x0));
  const signs = places.map(({ role, x0 }) => `${role}@${Math.round(((x0 - left) / sheet.width) * STEPS)}`);
  return createHash('sha256').update([...new Set(signs)].sort().join()).digest('hex').slice(0, 16);
}
