import { authoritiesBelow, type Certificate, isSignedBy, isUnderstood, same, validAt } from './certificate.ts';

/** Longer chains are nobody's; a forged pile of certificates ends the search early. */
const longestChain = 8;
const mostSteps = 64;

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
  let steps = 0;
  const climb = (from: Certificate, between: number, left: readonly Certificate[]): boolean => {
    steps += 1;
    if (steps > mostSteps || between >= longestChain || !validAt(from, at) || !isUnderstood(from)) return false;
    if (roots.some(root => same(root, from))) return true;
    const mayIssue = (issuer: Certificate) => (authoritiesBelow(issuer) ?? -1) >= between && isSignedBy(from, issuer);
    const next = [...roots, ...left].filter(mayIssue);
    return next.some(issuer =>
      climb(
        issuer,
        between + 1,
        left.filter(other => !same(other, issuer)),
      ),
    );
  };
  return climb(certificate, 0, pool);
}
