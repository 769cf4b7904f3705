import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The tab's icon travels inside of the page: a request of its own costs more than the picture. */
export function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: html => {
      const picture = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').trim();
      const address = `data:image/svg+xml,${picture.replace(/"/g, "'").replace(/[%#<>]/g, encodeURIComponent)}`;
      return html.replace('href="/favicon.svg"', () => `href="${address}"`);
    },
  };
}
