import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineIcon } from './vite/inline-icon.ts';
import { oneColumn } from './vite/one-column.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { slimContract } from './vite/slim-contract.ts';
import { isOneLanguage, nameOfLanguage, splitTexts } from './vite/split-texts.ts';
import { subsetOfFont } from './vite/subset-font.ts';

// where `npm run dev` has the server
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    oneColumn(),
    slimContract(),
    splitTexts(),
    subsetOfFont(),
    preloadFont(),
    inlineIcon(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // what the page begins with is there already; and what a phone keeps is asked for by the few who keep something
      resolveDependencies: (name, needed, { hostType, hostId }) => {
        if (hostType === 'html') return needed;
        if (/phone-copy/.test(name)) return [];
        // what a signed-in area itself stands on is there when it asks for a screen
        const there = /(?<!auth)\.area-/.test(hostId)
          ? /\/(base|query|kit|frame|rolldown-runtime|style)-/
          : /\/(base|query|rolldown-runtime|style)-/;
        return needed.filter(each => !there.test(each));
      },
    },
    // One sheet for all areas: 8 KiB, and no area ever flashes without its styles.
    cssCodeSplit: true,
    // An SVG inside a script can't be compressed or cached on its own, and `data:` is outside our policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // Few files instead of fifty: what every page needs in one, what signed-in pages and their frames share in others.
      output: {
        // each chunk names those it may ask for, and a hash doesn't get smaller by compressing: 42 bits tell builds apart
        chunkFileNames: ({ facadeModuleId: id }) =>
          `assets/${id && isOneLanguage(id) ? nameOfLanguage(id) : '[name]'}-[hash:7].js`,
        codeSplitting: {
          groups: groupsOfChunks([
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|clsx)\/|src\/(kernel|areas)\/base\/|packages\/contract\/src\/(access\/(?!permissions|grants|app-accesses)|navigation\/(account|areas|address-of|entry-paths|route)|errors\/doors|features\/identity\/(session|app-access)\.contract)/,
              priority: 3,
            },
            {
              name: 'query',
              // several readings at once is what one late screen does
              test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(queriesObserver|useQueries))|src\/kernel\/signed-in\/|contract\/src\/kernel\/list/,
              priority: 4,
            },
            {
              name: 'modal',
              // no first page opens one by itself
              test: /src\/ui\/base\/(Modal|first-focus|dialog-host)\./,
              priority: 2,
            },
            {
              name: 'kit',
              test: /src\/ui\/base\/|node_modules\/lucide-react\//,
              priority: 1,
              minShareCount: 8,
            },
            {
              name: 'worker-icons',
              test: /src\/areas\/worker\/icons|navigation\/worker-paths/,
              priority: 3,
            },
            {
              name: 'worker',
              // every page of a worker has these, with small things that the home shares with other screens: one file spares each further one's headers
              test: /src\/areas\/worker\/(tabs|phone\/keep-hint)|navigation\/worker\.|contract\/src\/kernel\/main-banks|(announcing|clock-today)\.contract|time-clock\/recorder\/today\./,
              priority: 2,
            },
            {
              name: 'staff-icons',
              // with the icons that only screens of staff share
              test: /src\/areas\/staff\/icons|lucide-react\/dist\/esm\/icons\/(bell-ring|chevron-up|columns-3|rows-3|file-archive|keyboard|lock-open|monitor|rotate-ccw|user-round-check)\./,
              priority: 2,
            },
            {
              name: 'receipt',
              test: /features\/receipt\/receipt\.(contract|schemas|api)\./,
              priority: 0,
            },
            {
              name: 'cards',
              // lists of cards have these and no table: the list page would take them along
              test: /src\/ui\/cards\//,
              priority: 1,
            },
            {
              name: 'list',
              test: /src\/kernel\/lazy\/list\.ts|src\/ui\/list\//,
              priority: 0,
            },
            {
              name: 'staff',
              // menus, which every page of staff has with all that they stand on, and desks; what lists have too stays with lists
              test: /src\/ui\/staff\/(Menu|Desk|EmptyDesk|Queue)\./,
              priority: 0,
            },
            {
              name: 'documents',
              // what the lists of payslips, benefits and statements share
              test: /src\/ui\/documents\/|features\/receipt\/list\//,
              priority: 0,
            },
            {
              name: 'frame',
              test: /src\/areas\/frame\/|src\/kernel\/lazy\/part\.|features\/notification\/bell\//,
              priority: 2,
            },
            {
              name: 'clock',
              // what the worker's screens of the time clock share; an area names one file instead of twelve
              test: /features\/time-clock\/(clock-(time|hours)|day-act|punch-words|HourField|timesheet-keys|refusal-words|zones|period-name|occurrences|justification-states)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: 'entering',
              // a signer's way in has no form for passwords
              test: /src\/kernel\/lazy\/enter-by-link\./,
              priority: 1,
            },
            {
              name: 'sign-in',
              test: /features\/identity\/entry\//,
              priority: 0,
            },
          ]),
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/health': server } },
});

interface Group {
  name: string;
  test: RegExp;
  priority: number;
  minShareCount?: number;
}

/** Groups as the bundler takes them: a language that isn't Portuguese travels alone. */
function groupsOfChunks(groups: readonly Group[]) {
  return groups.map(group => ({ ...group, test: (id: string) => !isOneLanguage(id) && group.test.test(id) }));
}
