import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { useSession } from '#kernel/base/session.ts';
import { PolicyReading } from './PolicyReading.tsx';
import { acceptShownPolicy } from './privacy-policy.api.ts';

/** What a signer without a user accepts, once per version, before the document; then the way leads there. */
export function Screen() {
  const link = useSession()?.link;
  const accept = async () => {
    await acceptShownPolicy();
    navigateTo(signaturePaths.invited(link ?? ''), { replace: true });
  };
  return <PolicyReading asked={link !== undefined} accept={accept} />;
}
