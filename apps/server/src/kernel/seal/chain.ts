import * as pkijs from 'pkijs';
import { authoritiesBelow, type Certificate, isSignature, isUnderstood, validAt } from './certificate.ts';

/** Signatures that are checked on the way: a forged pile of certificates ends the search early. */
const mostChecks = 32;

/**
 * Does a certificate lead to one of the roots, each link signed, valid at that moment and an authority (RFC 5280, 6.1)?
 * Revocation is not asked here.
 * @param pool certificates that may stand between; who sent them is not believed
 */
export async function leadsTo(
  roots: readonly Certificate[],
  certificate: Certificate,
  pool: readonly Certificate[],
  at: Date,
): Promise<boolean> {
  if (!validAt(certificate, at) || !isUnderstood(certificate)) return false;
  if (roots.some(root => isSame(root, certificate))) return true;
  const others = pool.filter(each => !isSame(each, certificate));
  const all = [...roots, ...others].filter(each => validAt(each, at) && isUnderstood(each));
  const engine = new pkijs.CertificateChainValidationEngine({
    trustedCerts: roots.map(({ pki }) => pki),
    // the last one is judged
    certs: [...others, certificate].map(({ pki }) => pki),
    checkDate: at,
    findIssuer: issuersAmong(all, roots, certificate),
  });
  const { result, certificatePath = [] } = await engine.verify();
  const path = certificatePath.slice(1).map(pki => all.find(each => each.pki === pki));
  // the engine drops certificates of the same content, also the one that it should judge, and counts no authorities
  return (
    result &&
    certificatePath[0] === certificate.pki &&
    path.every((each, between) => !!each && authoritiesBelow(each) >= between)
  );
}

const isSame = (one: Certificate, other: Certificate) => Buffer.compare(one.der, other.der) === 0;

/** The engine's own search turns in circles, believes SHA-1, and ends at the first branch that leads nowhere. */
function issuersAmong(all: readonly Certificate[], roots: readonly Certificate[], last: Certificate) {
  let checks = 0;
  return async (pki: pkijs.Certificate): Promise<pkijs.Certificate[]> => {
    const from = [...all, last].find(each => each.pki === pki);
    const found: pkijs.Certificate[] = [];
    for (const issuer of all) {
      if (!from?.x509.checkIssued(issuer.x509) || authoritiesBelow(issuer) < 0) continue;
      checks += 1;
      if (checks > mostChecks) throw new Error('too many certificates');
      const { signatureAlgorithm: algorithm, tbsView: signed, signatureValue: value } = pki;
      if (!isSignature(issuer, { algorithm, signed, value })) continue;
      if (roots.includes(issuer)) return [issuer.pki];
      found.push(issuer.pki);
    }
    // itself: here this branch ends
    return found.length ? found : [pki];
  };
}
