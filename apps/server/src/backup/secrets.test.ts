import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '#kernel/env.ts';
import { pemOf } from '#kernel/seal/certificate.ts';
import { sealOf } from '#kernel/seal/seal.ts';
import { openSecrets } from '#kernel/secrets.ts';
import { backUpSecrets, restoreSecrets } from './secrets.ts';

it('the own certificates go with the backup, closed, and take the place of those that are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const envOf = (name: string) => readEnv({ DATA_DIR: join(folder, name) });
  const rootOf = async (name: string) => {
    const seal = await sealOf(envOf(name), await openSecrets(envOf(name)));
    return seal.usable ? pemOf(seal.roots) : seal.message;
  };
  const [first, second] = [await rootOf('one'), await rootOf('two')];
  expect(second).not.toBe(first);
  const backup = join(folder, 'backup');
  await backUpSecrets(envOf('one'), backup);
  expect(statSync(join(backup, 'seal')).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(join(backup, 'seal'))) {
    expect(statSync(join(backup, 'seal', name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(backup, 'seal', name)).equals(readFileSync(join(folder, 'one/seal', name)))).toBe(true);
  }
  await restoreSecrets(envOf('two'), backup);
  expect(await rootOf('two')).toBe(first);
});

it('a backup of an installation without own certificates leaves those that are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [env, empty] = [readEnv({ DATA_DIR: join(folder, 'one') }), readEnv({ DATA_DIR: join(folder, 'empty') })];
  await sealOf(env, await openSecrets(env));
  await backUpSecrets(empty, join(folder, 'backup'));
  await restoreSecrets(env, join(folder, 'backup'));
  expect(readdirSync(join(folder, 'one/seal'))).toHaveLength(5);
});
