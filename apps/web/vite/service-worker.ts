import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../src');

/** What of the worker's area opens without a network. */
const screens = /receipt\/worker-(home|receipts|receipt|why|pay-menu|income-statements|income-statement)\.screen\.tsx$/;

/** Modules that name every screen or area there is: of theirs only what is above. */
const registers = /\/areas\/(areas|own-screens)\.ts$|\/areas\/worker\/worker\.area\.ts$|receipt\/phone-worker\.ts$/;

/** Files of `public` that the page asks for. */
const plain = ['/theme.js', '/favicon.svg'];

/** `sw.js` with the list of the files it keeps, and `sw-off.js` that the server sends in its place to end it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter(each => each.type === 'chunk');
      const modules = reached([join(source, 'main.tsx'), join(source, 'areas/worker/worker.area.ts')], id => {
        const info = this.getModuleInfo(id);
        const named = registers.test(id) ? info?.dynamicallyImportedIds.filter(each => screens.test(each)) : undefined;
        const next = [...(info?.importedIds ?? []), ...(named ?? info?.dynamicallyImportedIds ?? [])];
        // a library's index names all of it: what is used of it comes with the files that use it
        return next.filter(each => !each.includes('/node_modules/'));
      });
      // a file may only pass on what another holds: it has no modules, and stands for one
      const wanted = chunks
        .filter(({ moduleIds, facadeModuleId }) => [...moduleIds, facadeModuleId ?? ''].some(id => modules.has(id)))
        .map(({ fileName }) => fileName);
      const imports = new Map(chunks.map(chunk => [chunk.fileName, chunk.imports]));
      const looks = outputs.filter(each => /\.(css|woff2)$/.test(each.fileName)).map(each => each.fileName);
      const files = [...reached(wanted, name => imports.get(name) ?? []), ...looks].map(name => `/${name}`).sort();
      const entry = `/${entryOf(chunks)}`;
      const told = { version: hashOf([...files, ...plain.map(read)]), entry, files: [...files, ...plain] };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script('sw.ts', 'serveOffline', told) });
      this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await script('sw-off.ts', 'retire') });
    },
  };
}

function reached(from: readonly string[], next: (one: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const one of seen) for (const each of next(one)) seen.add(each);
  return seen;
}

function entryOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(chunk => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry');
  return entry.fileName;
}

function read(path: string): string {
  return readFileSync(join(source, '../public', path), 'utf8');
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/** A script of its own, without imports: its one function, called. */
async function script(file: string, main: string, told?: object): Promise<string> {
  const path = join(source, 'service-worker', file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  const called = told ? `${main}(self, ${JSON.stringify(told)});` : `${main}(self);`;
  return `${code.replaceAll(/^export (?=(async )?function)/gm, '').replaceAll(/^export \{[^}]*\};?$/gm, '')}\n${called}\n`;
}
