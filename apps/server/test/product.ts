import { join } from 'node:path';

/** What Node is given to run the built product, as `npm start` does; test/cluster.ts builds it before the tests. */
export const product = ['--enable-source-maps', join(import.meta.dirname, '../dist/cracha.mjs')];
