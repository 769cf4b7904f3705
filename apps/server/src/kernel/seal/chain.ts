import { authoritiesBelow, type Certificate, isSignedBy, isUnderstood, same, validAt } from './certificate.ts';

/** Signatures that are checked on the way: a forged pile of certificates ends the search early. */
const mostChecks = 32;

/**
 * Does a certificate lead to one of the roots, each link signed, valid at that moment and an authority (RFC 5280, 6.1)?
 * Revocation is not asked here.
 * @param pool certificates that may stand between; who sent them is not believed
 */
export function leadsTo(
  roots: readonly Certificate[],
  certificate: Certificate,
  pool: readonly Certificate[],
  at: Date,
): boolean {
  let checks = 0;
  const climb = (from: Certificate, between: number, left: readonly Certificate[]): boolean => {
    if (!validAt(from, at) || !isUnderstood(from)) return false;
    if (roots.some(root => same(root, from))) return true;
    const mayIssue = (issuer: Certificate) => {
      if (!from.x509.checkIssued(issuer.x509) || (authoritiesBelow(issuer) ?? -1) < between) return false;
      checks += 1;
      return checks <= mostChecks && isSignedBy(from, issuer);
    };
    return [...roots, ...left].some(
      issuer =>
        mayIssue(issuer) &&
        climb(
          issuer,
          between + 1,
          left.filter(other => !same(other, issuer)),
        ),
    );
  };
  return climb(certificate, 0, pool);
}
