import type { Readable } from 'node:stream';
import { openLocalFiles } from './local-files.ts';
import { openS3Files, type S3Settings } from './s3-files.ts';

/** What is known of a file's content: its name in the store and its size in bytes. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/**
 * Where files are kept, by their content: the name is the SHA-256 in lower-case hex, so the same bytes are kept once and
 * bytes are never changed. A file answered by `put` survives a power cut.
 */
export interface FileStore {
  /** Takes a stream to its end without ever holding it whole. @throws FileTooLarge beyond `maxBytes`; nothing is kept then. */
  put(content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile>;
  /** @throws FileMissing */
  open(sha256: string): Promise<Readable>;
  /** Bytes `from` to `to` of it, both included. @throws FileMissing */
  part(sha256: string, from: number, to: number): Promise<Readable>;
  /** Bytes of it from `from` on, as many as `into` has room for, into that memory. @throws FileMissing */
  read(sha256: string, from: number, into: Uint8Array): Promise<void>;
  /** A local file with this content, to be opened soon; a remote store fetches it first. @throws FileMissing */
  path(sha256: string): Promise<string>;
  has(sha256: string): Promise<boolean>;
  /**
   * Removing what is not there is no error. What was put after `putBefore` stays: the same bytes came anew, and whoever sent them may
   * not have written down yet that they are needed. @returns whether it is gone
   */
  remove(sha256: string, only?: { putBefore: Date }): Promise<boolean>;
}

/** Which store, as settings say it. `folder` holds the files, for S3 only copies that may be lost. */
export type FileSettings = { kind: 'local'; folder: string } | ({ kind: 's3'; folder: string } & S3Settings);

/** Opens the store the settings name. @throws where the folder can't be made or written. */
export function openFileStore(settings: FileSettings): Promise<FileStore> {
  return settings.kind === 'local' ? openLocalFiles(settings.folder) : openS3Files(settings, settings.folder);
}
