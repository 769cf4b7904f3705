import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { newTotpKey, totpStep } from './totp.ts';

/** The shared secret of RFC 6238, appendix B, in base32. */
const rfcKey = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('time-based codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('RFC 6238, appendix B: at %i s it is %s', (seconds, code, step) => {
    expect(totpStep(rfcKey, code, seconds * 1000)).toBe(step);
  });

  it('tells which step a code of the neighbouring one is', () => {
    expect(totpStep(rfcKey, '287082', 89_000)).toBe(1);
    expect(totpStep(rfcKey, '287082', 29_000)).toBe(1);
    expect(totpStep(rfcKey, '287082', 120_000)).toBeUndefined();
  });

  it.each(['', '28708', '2870821', 'abcdef', '２８７０８２'])('takes %j for no code', text => {
    expect(totpStep(rfcKey, text, 59_000)).toBeUndefined();
  });

  it.skipIf(!hasOathtool())('agrees with oathtool on a fresh key', () => {
    const key = newTotpKey();
    const code = execFileSync('oathtool', ['--totp', '-b', key]).toString().trim();
    expect(totpStep(key, code)).toBeDefined();
  });
});

function hasOathtool(): boolean {
  try {
    execFileSync('oathtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
