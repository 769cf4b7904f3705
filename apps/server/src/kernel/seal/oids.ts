/** Identifiers, each with the document that gives it. */
export const id = {
  // RFC 5652
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  // RFC 2634 and RFC 5035
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  // RFC 3161
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  // RFC 5280
  commonName: '2.5.4.3',
  country: '2.5.4.6',
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  certificatePolicies: '2.5.29.32',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  // RFC 8017 and RFC 5758
  rsa: '1.2.840.113549.1.1.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  // RFC 5754
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/** Digests that are believed, by node:crypto's names. SHA-1 and older are not among them. */
export const digestNames: Readonly<Record<string, string>> = {
  [id.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Signature algorithms that are believed: the kind of key and the digest; `rsa` alone takes the signer's digest. */
export const signatureKinds: Readonly<Record<string, { key: 'rsa' | 'ec'; digest?: string }>> = {
  [id.rsa]: { key: 'rsa' },
  [id.rsaSha256]: { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  [id.ecdsaSha256]: { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
};

/** What people read for a signed attribute. */
export function attributeName(dotted: string): string {
  return attributeNames[dotted] ?? dotted;
}

const attributeNames: Readonly<Record<string, string>> = {
  [id.contentType]: 'contentType',
  [id.messageDigest]: 'messageDigest',
  [id.signingTime]: 'signingTime',
  [id.signingCertificate]: 'signingCertificate',
  [id.signingCertificateV2]: 'signingCertificateV2',
};
