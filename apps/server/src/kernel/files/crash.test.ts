import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Disk } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';

/*
 * A disk in memory that keeps apart what a process sees and what a power cut leaves (fsync(2), rename(2)). Two cuts are
 * told: `names: 'synced'`, where only names of synced folders are left, and `names: 'all'`, where the system happened to
 * write every name but only the bytes of synced files. A correct store survives both, at every act.
 */

class PowerCut extends Error {}

interface Inode {
  seen: Buffer;
  kept: Buffer;
}

class BreakingDisk implements Disk {
  seen = new Map<string, Inode>();
  kept = new Map<string, Inode>();
  folders = new Set(['/s', '/s/unfinished']);
  keptFolders = new Set(this.folders);
  acts = 0;
  cutAt: number;
  forgets: { fileSync?: boolean; folderSync?: boolean };
  constructor(cutAt = Number.POSITIVE_INFINITY, forgets: BreakingDisk['forgets'] = {}) {
    this.cutAt = cutAt;
    this.forgets = forgets;
  }

  async create(path: string) {
    this.act();
    const inode: Inode = { seen: Buffer.alloc(0), kept: Buffer.alloc(0) };
    this.seen.set(path, inode);
    return {
      write: async (bytes: Uint8Array) => {
        this.act();
        inode.seen = Buffer.concat([inode.seen, bytes]);
      },
      sync: async () => {
        this.act();
        if (!this.forgets.fileSync) inode.kept = inode.seen;
      },
      close: async () => {},
    };
  }

  async makeFolder(path: string) {
    this.act();
    this.folders.add(path);
  }

  async rename(from: string, to: string) {
    this.act();
    const inode = this.seen.get(from);
    if (!inode || !this.folders.has(dirname(to))) throw new Error(`rename ${from} ${to}`);
    this.seen.delete(from);
    this.seen.set(to, inode);
  }

  async remove(path: string) {
    this.act();
    this.seen.delete(path);
  }

  async syncFolder(path: string) {
    this.act();
    if (this.forgets.folderSync) return;
    for (const name of this.folders) if (dirname(name) === path) this.keptFolders.add(name);
    for (const [name] of this.kept) if (dirname(name) === path) this.kept.delete(name);
    for (const [name, inode] of this.seen) if (dirname(name) === path) this.kept.set(name, inode);
  }

  /** Visible files after the power cut, by name. */
  left(names: 'synced' | 'all'): Map<string, Buffer> {
    const all = names === 'all' ? this.seen : this.kept;
    const reachable = [...all].filter(([path]) => names === 'all' || this.isReachable(path));
    return new Map(
      reachable.filter(([path]) => !path.includes('/unfinished/')).map(([path, { kept }]) => [path, kept]),
    );
  }

  private isReachable(path: string): boolean {
    for (let at = dirname(path); at !== '/'; at = dirname(at)) if (!this.keptFolders.has(at)) return false;
    return true;
  }

  private act() {
    this.acts += 1;
    if (this.acts > this.cutAt) throw new PowerCut();
  }
}

const content = Buffer.from('um recibo inteiro');
const sha256 = createHash('sha256').update(content).digest('hex');
const target = `/s/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
const limits = { maxBytes: 1000 };

async function* inParts() {
  yield content.subarray(0, 5);
  yield content.subarray(5);
}

/** Puts the content and cuts the power after each act in turn; answers what was wrong with what was left. */
async function faultsOf(
  store: (disk: Disk) => Pick<FileStore, 'put'>,
  forgets: BreakingDisk['forgets'] = {},
): Promise<string[]> {
  const faults = new Set<string>();
  const whole = new BreakingDisk(undefined, forgets);
  await store(whole).put(inParts(), limits);
  for (const names of ['synced', 'all'] as const) {
    if (!whole.left(names).get(target)?.equals(content)) faults.add('lost after the answer');
    for (let cutAt = 0; cutAt < whole.acts; cutAt += 1) {
      const disk = new BreakingDisk(cutAt, forgets);
      await expect(store(disk).put(inParts(), limits)).rejects.toThrow(PowerCut);
      for (const bytes of disk.left(names).values()) if (!bytes.equals(content)) faults.add('half a file is visible');
    }
  }
  return [...faults].sort();
}

describe('a power cut', () => {
  it('leaves a whole file or none, and never takes one that was answered', async () => {
    expect(await faultsOf(disk => localFiles('/s', disk))).toEqual([]);
  });

  it('is told where the file is not synced', async () => {
    const faults = await faultsOf(disk => localFiles('/s', disk), { fileSync: true });
    expect(faults).toEqual(['half a file is visible', 'lost after the answer']);
  });

  it('is told where folders are not synced', async () => {
    const faults = await faultsOf(disk => localFiles('/s', disk), { folderSync: true });
    expect(faults).toEqual(['lost after the answer']);
  });

  it('is told of a twin that names the file first and syncs it afterwards', async () => {
    expect(await faultsOf(namesFirst)).toEqual(['half a file is visible']);
  });

  it('is told of a twin that syncs the last folder, not the folders newly made above it', async () => {
    const faults = await faultsOf(disk =>
      localFiles('/s', {
        create: path => disk.create(path),
        makeFolder: path => disk.makeFolder(path),
        rename: (from, to) => disk.rename(from, to),
        remove: path => disk.remove(path),
        syncFolder: async path => (path === dirname(target) ? disk.syncFolder(path) : undefined),
      }),
    );
    expect(faults).toEqual(['lost after the answer']);
  });
});

function namesFirst(disk: Disk): Pick<FileStore, 'put'> {
  return {
    async put(parts) {
      const file = await disk.create('/s/unfinished/x');
      for await (const bytes of parts) await file.write(bytes);
      let parent = '/s';
      for (const name of [sha256.slice(0, 2), sha256.slice(2, 4)]) {
        await disk.makeFolder(`${parent}/${name}`);
        await disk.syncFolder(parent);
        parent = `${parent}/${name}`;
      }
      await disk.rename('/s/unfinished/x', target);
      await file.sync();
      await file.close();
      await disk.syncFolder(dirname(target));
      return { sha256, size: content.length };
    },
  };
}
