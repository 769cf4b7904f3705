/** Attributes of a signature (RFC 5652, RFC 5035, RFC 3161). */
export const attributes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

/** What people read for an attribute: its name, else its identifier. */
export function attributeName(type: string): string {
  return Object.entries(attributes).find(([, known]) => known === type)?.[0] ?? type;
}
