import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { ScanFace } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { passkeysWork } from './passkeys-work.ts';
import { signInTexts } from './sign-in.messages.ts';
import type { SignInForm } from './useSignIn.ts';

// Few installations have one.
const ProviderButton = lazy(async () => ({ default: (await import('../sign-in/ProviderButton.tsx')).ProviderButton }));

/** The ways in beside the password: the device's own, a provider where there is one, and HR's letter for the first time. */
export function OtherWays({ form, admin }: { form: SignInForm; admin: boolean }) {
  const t = useTexts(signInTexts);
  const { query } = useAddress();
  const passkeys = passkeysWork();
  const provider = document.querySelector('meta[name="cracha-provedor"]')?.getAttribute('content');
  return (
    <div className="mt-4 grid gap-3">
      {passkeys && (
        <Button size="lg" className="w-full" onClick={form.byPasskey}>
          <ScanFace size={20} aria-hidden />
          {t.byPasskey}
        </Button>
      )}
      {provider && (
        <Suspense>
          <ProviderButton name={provider} />
        </Suspense>
      )}
      {!admin && (
        <p className="text-center text-ink-2">
          {t.firstTime}{' '}
          <Link
            href={to.accessLetter(query.redirect)}
            className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t.useLetter}
          </Link>
        </p>
      )}
    </div>
  );
}
