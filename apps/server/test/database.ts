import type pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '#kernel/database/pool.ts';
import { asOwner, at, dropDatabase } from './cluster.ts';

let number = 0;

/** A database of one's own, cloned from the migrated template. */
export interface TestDatabase {
  /** As the application's role: row-level security holds. */
  pool: pg.Pool;
  /** As the owner: to look at everything. */
  owner: pg.Pool;
  name: string;
  appConfig: pg.ClientConfig;
  ownerConfig: pg.ClientConfig;
  drop(): Promise<void>;
}

export async function makeDatabase(): Promise<TestDatabase> {
  number += 1;
  const name = `cracha_test_${process.pid}_${number}`;
  // files copied whole: a log of every page takes three times as long
  await asOwner(inject('owner'), `create database ${name} template ${inject('template')} strategy file_copy`);
  const appConfig = at(inject('app'), name);
  const ownerConfig = at(inject('owner'), name);
  const pool = createPool(appConfig);
  const owner = createPool({ ...ownerConfig, max: 3 });
  return {
    pool,
    owner,
    name,
    appConfig,
    ownerConfig,
    async drop() {
      await pool.end();
      await owner.end();
      await dropDatabase(inject('owner'), name);
    },
  };
}
