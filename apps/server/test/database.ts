import { appendFileSync } from 'node:fs';
import type pg from 'pg';
import { expect, inject } from 'vitest';
import { createPool, type PoolConfig } from '#kernel/database/pool.ts';
import { cpuSeconds } from '../../../scripts/lib/cpu.mjs';
import { asOwner, at, dropDatabase } from './cluster.ts';

let number = 0;

/** A database of one's own, cloned from the migrated template. */
export interface TestDatabase {
  /** As the application's role: row-level security holds. */
  pool: pg.Pool;
  /** As the owner: to look at everything. */
  owner: pg.Pool;
  /** As the application's role past any pooler: for what holds a connection. */
  sessions: pg.Pool;
  name: string;
  appConfig: PoolConfig;
  sessionsConfig: pg.ClientConfig;
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
  const sessionsConfig = at(inject('sessions'), name);
  const pool = createPool(appConfig);
  const sessions = appConfig.isPooled ? createPool(sessionsConfig) : pool;
  const owner = createPool({ ...ownerConfig, max: 3 });
  return {
    pool,
    owner,
    sessions,
    name,
    appConfig,
    sessionsConfig,
    ownerConfig,
    async drop() {
      await tellCost(owner, name);
      for (const each of new Set([pool, sessions, owner])) await each.end();
      await dropDatabase(inject('owner'), name);
    },
  };
}

/** For the table of `npm test`: what PostgreSQL spent on a database, by the processes of its connections. */
async function tellCost(owner: pg.Pool, name: string): Promise<void> {
  if (!process.env.CPU_LOG) return;
  const { rows } = await owner.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [name]);
  const seconds = rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  appendFileSync(process.env.CPU_LOG, `${JSON.stringify({ file: expect.getState().testPath, seconds })}\n`);
}
