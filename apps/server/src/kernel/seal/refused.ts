/** Why an installation can't seal. */
export type SealFault =
  /** No setting says with what. */
  | 'notConfigured'
  /** The file is not there. */
  | 'missing'
  | 'wrongPassword'
  | 'expired'
  | 'notYetValid'
  /** The file's key is not its certificate's. */
  | 'keyOfAnother'
  /** The certificate says that its key is not for signing. */
  | 'notForSigning'
  /** The installation's own set was made with another secrets key, or is damaged. */
  | 'notOurs'
  /** No PKCS #12 or PEM file, or one that is protected in a way we don't open. */
  | 'unreadable';

/** A certificate that can't be used; its message names no secret. */
export class SealRefused extends Error {
  readonly reason: SealFault;

  constructor(reason: SealFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}
