import { inBatches, statementsOf } from '#kernel/database/migration-file.ts';

/** The last file that was written before versions were rolled out beside each other: those up to it may lock as they like. */
export const beforeRollingOut = 'tables/2026-12-04-04-document-lists.sql';

/**
 * The statements of a migration that would keep a table of a million rows from others for long, each with what to write in its place.
 * Tables that the file itself makes are empty. (PostgreSQL 15, 13.3.1 and ALTER TABLE)
 */
export function longLocksIn(sql: string): string[] {
  if (inBatches.test(sql)) return [];
  const own = new Set([...sql.matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, name]) => name));
  return statementsOf(sql).flatMap(statement => {
    const table = /^(?:create (?:unique )?index .*?\bon|alter table(?: if exists)?|update|delete from)\s+(\w+)/is.exec(
      statement,
    )?.[1];
    if (!table || own.has(table)) return [];
    const better = betterThan(statement);
    return better ? [`${statement.replace(/\s+/g, ' ').slice(0, 80)}: ${better}`] : [];
  });
}

function betterThan(statement: string): string | undefined {
  if (/^create .*index/is.test(statement))
    return /concurrently if not exists/i.test(statement) ? undefined : 'concurrently, in a file that is run one by one';
  if (/^(update|delete)\b/i.test(statement)) return 'in batches';
  if (/\balter column \w+ (set data )?type\b/i.test(statement)) return 'a new column, and the old one a version later';
  if (/\bset not null\b/i.test(statement)) return 'a constraint that is validated one by one';
  if (/\b(references|check|unique|primary key|exclude)\b/i.test(statement) && !/\bnot valid\b/i.test(statement))
    return 'not valid, and validated one by one';
  return undefined;
}
