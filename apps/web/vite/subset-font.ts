import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const subset = join(import.meta.dirname, '..', 'node_modules', '.cache', 'figtree.woff2');

/** What the texts and people's names are written with; anything else is drawn by the next font of the list. */
const characters = [between(' ', '~'), between('À', 'ÿ'), '\u00a0¡¿ª°º·§«»±–—“”‘’…•€←→↑↓−'].join('');
const weights = { min: 400, max: 700 };
/** What our style sheets ask for. Fractions, small capitals and the like bring letters of their own. */
const features = ['kern', 'tnum', 'lnum'];

/** The font every first visit waits for, without the letters and weights that no page shows: a quarter smaller. In a style sheet it is `figtree.woff2`. */
export function subsetOfFont(): Plugin {
  return {
    name: 'subset-font',
    async config() {
      mkdirSync(dirname(subset), { recursive: true });
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: features };
      writeFileSync(subset, await subsetFont(readFileSync(whole), characters, options));
      return { resolve: { alias: [{ find: 'figtree.woff2', replacement: subset }] } };
    },
  };
}

function between(first: string, last: string): string {
  const from = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => from + index));
}
