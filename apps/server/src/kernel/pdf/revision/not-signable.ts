/**
 * Why a file can't be signed: it opens in no reader, needs a password, has no page or too many, has a side that no paper has,
 * is signed already, or is a picture of more pixels than a page can show.
 */
export type NotSignableReason = 'broken' | 'encrypted' | 'noPages' | 'tooManyPages' | 'sides' | 'signed' | 'pixels';

/** The file isn't taken for signing. */
export class NotSignable extends Error {
  readonly reason: NotSignableReason;
  constructor(reason: NotSignableReason) {
    super(`not signable: ${reason}`);
    this.reason = reason;
  }
}
