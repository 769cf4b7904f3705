import type pg from 'pg';
import pgDriver from 'pg';
import { syncCatalogue } from '#core/access/catalogue.ts';
import { type DatabaseAddress, openDatabase, settingUp } from '#kernel/database/address.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { takeTurn } from '#kernel/database/turn.ts';
import type { Env } from '#kernel/env.ts';
import { keepSigningKey, openSigningKey } from '#kernel/http/signing-key.ts';
import { migrateJobs } from '#kernel/jobs/jobs.ts';
import { openSecrets, type Secrets } from '#kernel/secrets.ts';
import { features } from './features.ts';

/** An installation whose database is at this version and whose isolation holds. */
export interface Installation {
  pool: pg.Pool;
  /** At the replica, where there is one. */
  read?: pg.Pool;
  /** For what holds a connection: the pool itself, unless a pooler stands before it. */
  sessions: pg.Pool;
  signingKey: Buffer;
  /** What is weaker than it could be, in sentences. */
  warnings: string[];
  close(): Promise<void>;
}

/** Live events, job notices, and the presence of who works jobs; one more while one of them is taken anew. */
const heldConnections = 4;

/** Opens the database, migrates it, and refuses to go on when isolation does not hold. */
export async function openInstallation(env: Env): Promise<Installation> {
  const address = await openDatabase(env);
  try {
    const secrets = await openSecrets(env);
    await migrateAll(address, secrets);
    const pool = createPool(address.app);
    const sessions =
      address.app === address.sessions ? pool : createPool({ ...address.sessions, max: heldConnections });
    const read = address.read && createPool(address.read);
    const warnings = await checkIsolation(pool);
    const signingKey = await openSigningKey(pool, secrets);
    const pools = [pool, sessions, ...(read ? [read] : [])];
    return { pool, sessions, signingKey, warnings, ...(read && { read }), close: () => close(pools, address) };
  } catch (error) {
    await address.stop();
    throw error;
  }
}

/**
 * Migrations, the mirrored catalogue and the job queues, as the owner: processes that start at the same moment do it one after the other.
 * @param secrets of a process that serves: they seal the signing key. A command that only migrates may have other ones.
 */
export async function migrateAll(address: Pick<DatabaseAddress, 'owner'>, secrets?: Secrets): Promise<string[]> {
  const turn = new pgDriver.Client(address.owner);
  await turn.connect();
  const owner = new pgDriver.Pool({ ...address.owner, max: 2 });
  try {
    // not the key of `migrate`, which takes its own on another connection
    await takeTurn(turn, settingUp);
    const applied = await migrate(address.owner, {
      afterwards: async client => {
        await syncCatalogue(client);
        if (secrets) await keepSigningKey(client, secrets);
      },
      tell: sentence => console.log(sentence),
    });
    await migrateJobs(
      owner,
      features.flatMap(feature => feature.jobKinds ?? []),
    );
    return applied;
  } finally {
    await owner.end();
    await turn.end();
  }
}

async function close(pools: pg.Pool[], address: DatabaseAddress): Promise<void> {
  for (const pool of new Set(pools)) await pool.end();
  await address.stop();
}
