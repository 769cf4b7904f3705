import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = `${import.meta.dirname}/../src`;

/** Letters grow with the reader's own size of letters, which only rem, em and % follow. */
test('no size of text is in pixels', () => {
  const files = globSync('**/*.{css,tsx}', { cwd: src }).filter(file => !file.includes('.test.'));
  const fixed = files.flatMap(file => {
    const text = readFileSync(`${src}/${file}`, 'utf8');
    const found = text.match(/(--text-[\w-]+|font-size|line-height): *[\d.]+px|\b(text|leading)-\[[\d.]+px\]/g) ?? [];
    return found.map(size => `${file}: ${size}`);
  });
  expect(fixed).toEqual([]);
  expect(readFileSync(`${src}/styles.css`, 'utf8')).toMatch(/html \{[^}]*font-size: 100%/);
});
