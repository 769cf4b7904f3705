import { Copy, ExternalLink } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { useWide } from '#ui/base/wide.ts';
import { QrCode } from '#ui/paper/QrCode.tsx';
import { registrationTexts } from './registration.messages.ts';

/**
 * The key that an authenticator app takes in. Beside a phone: a picture to read, and letters to type. On the phone itself nothing can be
 * read: the app opens by a button, the key is copied, and the picture is for another phone.
 */
export function AuthenticatorKey({ secret, account }: { secret: string; account: string }) {
  const t = useTexts(registrationTexts);
  const wide = useWide();
  const address = addressOf(secret, account);
  if (wide)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-4 rounded-2xl border border-line bg-surface p-4">
        <QrCode text={address} label={t.qr} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-sm text-ink-2">{t.noCamera}</p>
          <SecretKey secret={secret} />
        </div>
      </div>
    );
  return (
    <div className="mt-5 rounded-2xl border border-line bg-surface p-4">
      <p className="text-sm text-ink-2">{t.apps}</p>
      <a href={address} className={buttonLook({ look: 'tonal', size: 'lg', className: 'mt-3 w-full' })}>
        <ExternalLink size={18} aria-hidden />
        {t.openApp}
      </a>
      <p className="mt-4 text-sm text-ink-2">{t.notOpened}</p>
      <SecretKey secret={secret} />
      <Disclosure summary={t.otherPhone} summaryClass="min-h-11 font-semibold text-brand-ink" className="mt-2">
        <div className="mt-1">
          <QrCode text={address} label={t.qr} />
        </div>
      </Disclosure>
    </div>
  );
}

/** The same key as letters. */
function SecretKey({ secret }: { secret: string }) {
  const t = useTexts(registrationTexts);
  const copy = () => navigator.clipboard.writeText(secret).then(() => toast(t.copied));
  return (
    <>
      <p className="num mt-1 font-semibold break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Button className="mt-2 min-h-11" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {t.copyKey}
      </Button>
    </>
  );
}

/** What authenticator apps read (Key URI Format): SHA-1, six digits and 30 s are their defaults. */
function addressOf(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Crachá' });
  return `otpauth://totp/${encodeURIComponent(`Crachá:${account}`)}?${query.toString().replaceAll('+', '%20')}`;
}
