import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { type LucideIcon, Mail, MessageSquareText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusHeading } from '#kernel/base/title.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { CaptchaProgress } from '../entry/CaptchaProgress.tsx';
import { IdentifierField } from '../entry/IdentifierField.tsx';
import { identifierField, kindOf } from '../entry/identifier.ts';
import { carryIdentifier, useTypedIdentifier } from '../entry/typed-identifier.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { type Sent, SentTo } from '../SentTo.tsx';
import { Step, StepAction } from '../Step.tsx';
import { askRecovery, enterRecoveryCode } from './recovery.api.ts';
import { recoveryTexts } from './recovery.messages.ts';

/** The server says nothing about it, so that nobody learns who exists: a minute, always. */
const wait = 60_000;

/**
 * Who forgot the password: first who it is, then what came: by a typed e-mail a link, else mostly a code. What is shown never tells
 * whether they exist.
 */
export function Screen() {
  const t = useTexts(recoveryTexts);
  const [identifier, setIdentifier] = useTypedIdentifier();
  const [askedAt, setAskedAt] = useState<number>();
  const [byCode, setByCode] = useState(false);
  const asking = useAsking(identifier, () => setAskedAt(Date.now()));
  if (askedAt === undefined) return <Identify value={identifier} onChange={setIdentifier} asking={asking} />;
  const { kind } = identifierField(identifier);
  const again = new Date(askedAt + wait).toISOString();
  const sent = (icon: LucideIcon) => ({ icon, label: t[`sent${kind}`], to: identifier.trim() });
  const change = (
    <Button look="ghost" className="h-11 text-brand-ink!" onClick={() => setAskedAt(undefined)}>
      {t.change}
    </Button>
  );
  if (kind === 'Email' && !byCode)
    return <ByLink {...{ again, change }} sent={sent(Mail)} resend={asking.ask} onCode={() => setByCode(true)} />;
  return (
    <CodeStep
      title={kind === 'CPF' ? t.bothTitle : t.codeTitle}
      sent={sent(MessageSquareText)}
      change={change}
      again={again}
      note={t.orLink}
      confirm={async code => {
        await enterRecoveryCode(identifier, code);
        navigateTo(to.step.password());
      }}
      resend={asking.ask}
    />
  );
}

interface ByLinkProps {
  sent: Sent;
  change: ReactNode;
  again: string;
  resend: () => Promise<void>;
  onCode: () => void;
}

/** Nothing to type: the link in the mail goes on. */
function ByLink({ sent, change, again, resend, onCode }: ByLinkProps) {
  const t = useTexts(recoveryTexts);
  const { busy, fault, run } = useAct();
  useEffect(focusHeading, []);
  return (
    <Step title={t.linkTitle} lead={t.linkLead}>
      <FaultNotice fault={fault} />
      <SentTo sent={sent} change={change} />
      <ResendCode again={again} busy={busy} label={t.resendLink} onResend={() => void run(resend)} />
      <Button look="ghost" className="-ml-3 min-h-11 text-base! text-brand-ink!" onClick={onCode}>
        {t.gotCode}
      </Button>
    </Step>
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
          <StepAction
            label={busy ? t.sending : kindOf(value) === 'Email' ? t.sendLink : t.send}
            busy={busy}
            reason={!value.trim() && t.fillFirst}
          />
          {asking.proof !== undefined && (
            <div className="mt-4">
              <CaptchaProgress part={asking.proof} onCancel={asking.cancel} />
            </div>
          )}
          <p className="mt-4 text-center">
            <Link
              href={to.login()}
              onClick={() => carryIdentifier(value)}
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
