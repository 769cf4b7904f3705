// SQL functions that nobody calls: neither the server nor another function, a trigger, a policy, an index or a generated column.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/node24.mjs';

const definition = /create (?:or replace )?(?:function|procedure) (\w+\.(\w+))\(/g;

/** @returns {{ path: string, name: string }[]} those without a caller; a function that calls itself has none by that */
export function unusedFunctions() {
  const migrations = globSync('apps/server/migrations/*/*.sql', { cwd: root }).flatMap(path => pieces(path));
  const server = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter(path => !/\.(test|generated)\.ts$/.test(path))
    .map(path => read(path).replace(/^\s*(\/\/|\/?\*).*$/gm, ''))
    .join('\n');
  const defined = migrations.filter(piece => piece.name);
  return defined
    .filter(({ name, full }) => {
      const bySql = new RegExp(`\\b${name}\\(`);
      const others = migrations.filter(piece => piece.full !== full);
      return (
        !others.some(piece => bySql.test(piece.text)) && !new RegExp(`\\b${full.replace('.', '\\.')}\\b`).test(server)
      );
    })
    .map(({ path, full }) => ({ path, name: full }));
}

/** A file as its functions, each with what stands after it up to the next; a trigger below its function is a piece of its own. */
function pieces(path) {
  const text = read(path).replace(/--.*$/gm, '');
  return text.split(/(?=^create )/m).map(piece => {
    const [, full, name] = [...piece.matchAll(definition)][0] ?? [];
    return { path, full, name, text: piece };
  });
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
