import { mkdir, open, rename, rm } from 'node:fs/promises';

/** A file being written. */
export interface NewFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Answers when the bytes are on the medium. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The few acts on a disk whose order decides what a power cut leaves; a test puts one in that forgets and breaks. */
export interface Disk {
  create(path: string): Promise<NewFile>;
  /** Making a folder that is there is no error. */
  makeFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
  /** Answers when the names in a folder are on the medium (fsync(2): a file's own sync doesn't promise its name). */
  syncFolder(path: string): Promise<void>;
}

export const nodeDisk: Disk = {
  async create(path) {
    const file = await open(path, 'wx', 0o600);
    return {
      write: bytes => file.writeFile(bytes),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  async makeFolder(path) {
    await mkdir(path, { mode: 0o700 }).catch(ignoring('EEXIST'));
  },
  rename,
  async remove(path) {
    await rm(path, { force: true });
  },
  async syncFolder(path) {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
};

/** A catcher that lets one error of the system pass. */
export function ignoring(code: string): (error: unknown) => void {
  return error => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}
