import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { SettingRefused } from '../env.ts';

/**
 * Holds a folder for this process until it ends, however it ends: a name among Linux' abstract sockets (unix(7)), which leaves nothing
 * behind. Elsewhere nothing is held.
 * @throws SettingRefused where another process of this machine holds it
 */
export async function holdFolder(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex');
  const holder = createServer(socket => socket.destroy()).unref();
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(`\0cracha-${name}`, resolve);
  }).catch(error => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingRefused(
      `Another process keeps its copies of files in ${folder}. With files in S3, give each process a DATA_DIR of its own.`,
    );
  });
}
