import { useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { AuthenticatorKey } from '../AuthenticatorKey.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { registerAuthenticator } from '../registration.api.ts';
import { registrationTexts } from '../registration.messages.ts';
import { Step, StepAction } from '../Step.tsx';

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
      <AuthenticatorKey secret={secret} account={account} />
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
