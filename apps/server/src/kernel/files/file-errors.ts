import { Refusal } from '../refusal.ts';

/** More bytes came than the caller allows; nothing was kept. */
export class FileTooLarge extends Refusal {
  constructor(maxBytes: number) {
    super('UPLOAD_TOO_LARGE', { max: `${Math.floor(maxBytes / (1024 * 1024))} MB` });
  }
}

/** The store has no file with this content. */
export class FileMissing extends Refusal {
  constructor() {
    super('FILE_NOT_FOUND');
  }
}

/** It ends before the bytes that were asked of it: it is not what was put. */
export class FileTooShort extends Error {
  constructor() {
    super('A stored file is not as long as it was.');
  }
}

/** A name as the store gives it; anything else is a file it doesn't have. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
