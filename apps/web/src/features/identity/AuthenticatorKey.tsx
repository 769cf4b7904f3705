import { Copy } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { QrCode } from './QrCode.tsx';
import { registrationTexts } from './registration.messages.ts';

/** The key that an authenticator app takes in: as a picture to read, and as letters to type. */
export function AuthenticatorKey({ secret, account }: { secret: string; account: string }) {
  const t = useTexts(registrationTexts);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4 rounded-2xl border border-line bg-surface p-4">
      <QrCode text={addressOf(secret, account)} label={t.qr} />
      <SecretKey secret={secret} />
    </div>
  );
}

/** For who has no camera at hand: the same key, to be typed. */
function SecretKey({ secret }: { secret: string }) {
  const t = useTexts(registrationTexts);
  const copy = () => navigator.clipboard.writeText(secret).then(() => toast(t.copied));
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-sm text-ink-2">{t.noCamera}</p>
      <p className="num mt-1 font-semibold break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <Button className="mt-2 h-11" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {t.copyKey}
      </Button>
    </div>
  );
}

/** What authenticator apps read (Key URI Format): SHA-1, six digits and 30 s are their defaults. */
function addressOf(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Crachá' });
  return `otpauth://totp/${encodeURIComponent(`Crachá:${account}`)}?${query.toString().replaceAll('+', '%20')}`;
}
