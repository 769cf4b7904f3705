import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SettingRefused } from '../env.ts';
import type { Secrets } from '../secrets.ts';

/**
 * Makes the key that signs an installation's tokens where there is none, and seals one of a version that kept it open. In the migration's
 * transaction, as the owner.
 */
export async function keepSigningKey(owner: pg.ClientBase, secrets: Secrets): Promise<void> {
  const { rows } = await owner.query<{ secret: Buffer | null }>('select secret from signing_key');
  const open = rows[0] ? rows[0].secret : randomBytes(32);
  if (!open) return;
  await owner.query(
    'insert into signing_key (id, sealed) values (1, $1) on conflict (id) do update set sealed = excluded.sealed, secret = null',
    [secrets.seal(open.toString('base64'))],
  );
}

/**
 * The key that signs tokens, 32 bytes.
 * @throws SettingRefused where it was sealed with another SECRETS_KEY: this process could check no second factor either
 */
export async function openSigningKey(pool: pg.Pool, secrets: Secrets): Promise<Buffer> {
  const { rows } = await pool.query<{ sealed: Buffer | null }>('select access.signing_key() as sealed');
  const sealed = rows[0]?.sealed;
  if (!sealed) throw new Error('The installation has no signing key: its migration did not finish.');
  try {
    return Buffer.from(secrets.unseal(sealed), 'base64');
  } catch (error) {
    throw new SettingRefused(
      'The database was sealed with another key than this one. Set its SECRETS_KEY, or put its secrets.key into DATA_DIR. ' +
        'If that key is lost, run as the owner of the database: delete from signing_key; then everybody signs in again, and second factors are set up anew.',
      { cause: error },
    );
  }
}
