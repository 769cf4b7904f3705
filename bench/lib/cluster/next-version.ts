import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/node24.mjs';

/** What goes on from the schema: a column, an index made beside who reads, and rows changed in batches. */
const nextMigrations = {
  '9999-01-01-next.sql': 'alter table announcement add column next_note text;',
  '9999-01-02-next.sql': '-- one by one\ncreate index concurrently if not exists receipt_next on receipt (net, id);\n',
  '9999-01-03-next.sql':
    "-- in batches\nupdate announcement set next_note = '' where id in (select id from announcement where next_note is null limit 100)",
};

/** A copy of this version, with another number and a schema that goes on. @returns where it is */
export function nextVersion(folder: string): string {
  const next = join(folder, 'next');
  const server = join(next, 'apps/server');
  cpSync(join(root, 'apps/server'), server, {
    recursive: true,
    filter: source => !/apps\/server\/(node_modules|test|demo)$/.test(source),
  });
  for (const path of ['node_modules', 'packages', 'apps/web', 'apps/server/node_modules', 'apps/server/demo'])
    symlinkSync(join(root, path), join(next, path));
  const about = join(server, 'package.json');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/"version": "[^"]+"/, '"version": "999.0.0"'));
  for (const [name, sql] of Object.entries(nextMigrations)) writeFileSync(join(server, 'migrations/tables', name), sql);
  return next;
}
