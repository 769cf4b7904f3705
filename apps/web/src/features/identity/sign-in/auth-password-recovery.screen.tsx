import { to } from '@cracha/contract/navigation/paths.ts';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { CaptchaProgress } from '../entry/CaptchaProgress.tsx';
import { IdentifierField } from '../entry/IdentifierField.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { useAct } from '../useAct.ts';
import { askRecovery, enterRecoveryCode } from './recovery.api.ts';
import { recoveryTexts } from './recovery.messages.ts';

/** The server says nothing about it, so that nobody learns who exists: a minute, always. */
const wait = 60_000;

/** Who forgot the password: first who it is, then the code that came. What is shown never tells whether they exist. */
export function Screen() {
  const t = useTexts(recoveryTexts);
  const [identifier, setIdentifier] = useState('');
  const [askedAt, setAskedAt] = useState<number>();
  const asking = useAsking(identifier, () => setAskedAt(Date.now()));
  if (askedAt === undefined) return <Identify value={identifier} onChange={setIdentifier} asking={asking} />;
  return (
    <CodeStep
      title={t.codeTitle}
      sent={{ icon: MessageSquareText, label: t.sentLabel, to: identifier.trim() }}
      change={
        <Button look="ghost" className="h-11 text-brand-ink!" onClick={() => setAskedAt(undefined)}>
          {t.change}
        </Button>
      }
      again={new Date(askedAt + wait).toISOString()}
      confirm={async code => {
        await enterRecoveryCode(identifier, code);
        navigateTo(to.step.password());
      }}
      resend={asking.ask}
    />
  );
}

function Identify({ value, onChange, asking }: { value: string; onChange: (value: string) => void; asking: Asking }) {
  const t = useTexts(recoveryTexts);
  const { busy, fault, run } = useAct();
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={() => value.trim() && void run(asking.ask)}
      footer={
        <>
          <StepAction label={busy ? t.sending : t.send} busy={busy} reason={!value.trim() && t.fillFirst} />
          {asking.proof !== undefined && (
            <div className="mt-4">
              <CaptchaProgress part={asking.proof} onCancel={asking.cancel} />
            </div>
          )}
          <p className="mt-4 text-center">
            <Link
              href={to.login()}
              className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
            >
              {t.backToLogin}
            </Link>
          </p>
        </>
      }
    >
      <FaultNotice fault={fault} />
      <div className="mt-5">
        <IdentifierField value={value} onChange={onChange} readOnly={busy} />
      </div>
    </Step>
  );
}

type Asking = ReturnType<typeof useAsking>;

/** Asks for a code, working out first what the server wants; can be called off. */
function useAsking(identifier: string, onAsked: () => void) {
  const [proof, setProof] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const ask = async () => {
    running.current = new AbortController();
    await askRecovery(identifier, { signal: running.current.signal, onProof: setProof });
    onAsked();
  };
  return { proof, ask, cancel: () => running.current?.abort() };
}
