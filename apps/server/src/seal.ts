import type { Env } from '#kernel/env.ts';
import { type Seal, sealOf, type Unusable } from '#kernel/seal/seal.ts';
import type { Secrets } from '#kernel/secrets.ts';

export type SealKeeper = () => Promise<Seal | Unusable>;

/** A certificate's day may begin or end while the process runs. */
const keptMs = { usable: 10 * 60_000, unusable: 30_000 } as const;

/** The installation's seal, opened when it is first asked for and looked at anew every ten minutes; where it can't be used, each half minute. */
export function sealKeeper(env: Env, secrets: Secrets): SealKeeper {
  let kept: { at: number; seal: Promise<Seal | Unusable>; usable: boolean } | undefined;
  return async () => {
    const now = Date.now();
    if (!kept || now - kept.at > (kept.usable ? keptMs.usable : keptMs.unusable)) {
      const fresh = { at: now, seal: sealOf(env, secrets), usable: true };
      kept = fresh;
      fresh.usable = (await fresh.seal).usable;
    }
    return kept.seal;
  };
}
