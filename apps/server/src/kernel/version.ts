import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This version of the product, `1.2.3`: that of its package. */
export const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);

/** Whether a version comes after another; both `1.2.3`. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [one, other].map(text => text.split('.').map(Number)) as [number[], number[]];
  const at = a.findIndex((part, i) => part !== (b[i] ?? 0));
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}
