import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { codeTexts } from './code.messages.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { QrCode } from './QrCode.tsx';
import { registerAuthenticator } from './registration.api.ts';
import { registrationTexts } from './registration.messages.ts';
import { Step, StepAction } from './Step.tsx';
import { useAct } from './useAct.ts';

interface RegisterAuthenticatorProps {
  secret: string;
  account: string;
  onRegistered: (codes: readonly string[]) => void;
}

export function RegisterAuthenticator({ secret, account, onRegistered }: RegisterAuthenticatorProps) {
  const t = useTexts(registrationTexts);
  const c = useTexts(codeTexts);
  const [code, setCode] = useState('');
  const { busy, fault, run, clear } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const missing = 6 - code.length;
  const wrong = fault?.code.startsWith('TWO_FACTOR_CODE');
  const submit = async () => {
    if (missing > 0 || (await run(async () => onRegistered(await registerAuthenticator(secret, code))))) return;
    setCode('');
    input.current?.focus();
  };
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={() => void submit()}
      footer={<StepAction label={t.activate} busy={busy} reason={missing > 0 && c.missing(missing)} />}
    >
      <FaultNotice fault={wrong ? undefined : fault} />
      <div className="mt-5 flex flex-wrap items-center gap-4 rounded-2xl border border-line bg-surface p-4">
        <QrCode text={addressOf(secret, account)} label={t.qr} />
        <SecretKey secret={secret} />
      </div>
      <p aria-hidden className="mt-6 mb-2 text-sm font-semibold">
        {t.label}
      </p>
      <CodeInput
        ref={input}
        label={t.label}
        value={code}
        readOnly={busy}
        error={wrong ? fault?.sentence : undefined}
        onChange={next => {
          setCode(next);
          clear();
        }}
      />
      <p className="mt-4 text-sm text-ink-2">{t.once}</p>
    </Step>
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
