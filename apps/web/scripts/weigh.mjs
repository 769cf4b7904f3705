// What a first visit transfers, per entry: page, theme script, the static closure of the entry and of the chunks that the
// screen needs, their styles, the font. Brotli as the server sends it. Fails above the budget (design.md 12).
// `npm run weigh -w apps/web -- [built folder] [--files]`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = process.argv.slice(2).find(word => !word.startsWith('--')) ?? join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

// The chunks each address fetches one after the other, and its budget in KiB.
const bell = 'src/features/notification/worker-bell.screen.tsx';
const staff = ['src/areas/staff/Palette.tsx', 'src/features/notification/staff-bell.screen.tsx'];
const entries = {
  login: [140, 'src/areas/auth/auth.area.ts', 'src/features/identity/auth-sign-in.screen.tsx'],
  'grupo-acesso': [140, 'src/areas/auth/auth.area.ts', 'src/features/identity/auth-access-group.screen.tsx'],
  'trabalhador/inicio': [150, 'src/areas/worker/worker.area.ts', 'src/features/receipt/worker-home.screen.tsx', bell],
  'trabalhador/recibos': [
    150,
    'src/areas/worker/worker.area.ts',
    'src/features/receipt/worker-receipts.screen.tsx',
    bell,
  ],
  'trabalhador/visualiza-recibo': [
    150,
    'src/areas/worker/worker.area.ts',
    'src/features/receipt/worker-receipt.screen.tsx',
    bell,
  ],
  'rh/inicio': [240, 'src/areas/hr/hr.area.ts', 'src/features/receipt/hr-home.screen.tsx', ...staff],
  'rh/recibos-pagamentos': [240, 'src/areas/hr/hr.area.ts', 'src/features/receipt/hr-receipts.screen.tsx', ...staff],
  'rh/importacoes': [240, 'src/areas/hr/hr.area.ts', 'src/features/import/hr-imports.screen.tsx', ...staff],
  'gestor/recibos-pagamentos': [
    240,
    'src/areas/manager/manager.area.ts',
    'src/features/receipt/manager-receipts.screen.tsx',
    ...staff,
  ],
  autenticidade: [140, 'src/areas/public/public.area.ts', 'src/features/receipt/public-authenticity.screen.tsx'],
  instalacao: [140, 'src/areas/public/public.area.ts', 'src/features/identity/public-first-administrator.screen.tsx'],
};

let over = false;
for (const [address, [budget, ...chunks]] of Object.entries(entries)) {
  const files = new Set(['index.html', 'theme.js', ...assets('.woff2'), ...assets('.css')]);
  for (const chunk of ['index.html', ...chunks]) close(chunk, files);
  const bytes = [...files].reduce((sum, file) => sum + transferred(file), 0);
  const kib = bytes / 1024;
  over ||= kib > budget;
  console.log(
    `${address.padEnd(30)} ${kib.toFixed(1).padStart(7)} KiB of ${budget}  ${files.size} files  ${kib > budget ? 'OVER' : 'ok'}`,
  );
  if (process.argv.includes('--files')) {
    for (const file of [...files].sort((a, b) => transferred(b) - transferred(a)))
      console.log(`    ${(transferred(file) / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
}
process.exitCode = over ? 1 : 0;

function close(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk ${key} in the manifest: rebuild, or the screen has moved`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) close(next, files);
}

function assets(ending) {
  return readdirSync(join(dist, 'assets'))
    .filter(name => name.endsWith(ending))
    .map(name => `assets/${name}`);
}

function transferred(file) {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
