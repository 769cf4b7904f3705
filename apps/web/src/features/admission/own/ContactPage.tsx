import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { afterSeconds } from '#kernel/lazy/after-seconds.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { useAdmissionFields } from '../field-names.ts';
import { addressOfPage } from './go-to.ts';
import type { PageProps } from './OwnStep.tsx';
import { useConfirmContact } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';

/** A contact that was told is confirmed by a code that goes there. */
export function ContactPage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const c = useTexts(codeTexts);
  const { value } = useAdmissionFields();
  const [again, setAgain] = useState<string>();
  const [code, setCode] = useState('');
  const { send, confirm } = useConfirmContact();
  const { busy, fault, run, clear } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const found = own.confirmacoes.find(({ contato }) => page.key === `confirma:${contato}`);
  if (!found) return null;
  const { contato, confirmado } = found;
  const shown = value(contato, own.campos[contato] ?? null);
  const missing = 6 - code.length;
  const ask = () =>
    void run(async () => {
      setCode('');
      setAgain(afterSeconds((await send(contato)).reenviarEm));
      requestAnimationFrame(() => input.current?.focus());
    });
  const enter = () =>
    void run(async () => onDone(await confirm({ contato, codigo: code }))).then(done => {
      if (done) return;
      setCode('');
      input.current?.focus();
    });
  const waits = again !== undefined && !confirmado;
  const submit = () => {
    if (confirmado) return onDone(undefined);
    if (!waits) return ask();
    if (missing === 0) enter();
  };
  return (
    <PageFrame
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          {waits && missing > 0 && (
            <p aria-live="polite" className="num text-center text-sm text-ink-2">
              {c.missing(missing)}
            </p>
          )}
          <OnlineButton type="submit" look="primary" busy={busy} blocked={waits && missing > 0}>
            {confirmado ? t.goOn : waits ? c.confirm : t.sendCode}
          </OnlineButton>
        </>
      }
    >
      <p className="text-lg font-semibold [overflow-wrap:anywhere]">{shown}</p>
      {confirmado ? (
        <Notice tone="ok" icon={CircleCheck}>
          {t.confirmed}
        </Notice>
      ) : (
        <p className="-mt-2 text-ink-2">{waits ? t.codeOnItsWay : t.confirmLead}</p>
      )}
      {waits ? (
        <div>
          <CodeInput
            ref={input}
            label={c.label}
            value={code}
            error={fault?.sentence}
            readOnly={busy}
            onChange={next => {
              setCode(next);
              clear();
            }}
          />
          <ResendCode again={again} busy={busy} onResend={ask} />
          <p className="text-sm text-ink-2">{c.valid}</p>
        </div>
      ) : (
        fault && <Notice tone="bad">{fault.sentence}</Notice>
      )}
      <Link href={addressOfPage('contatos')} className="inline-flex min-h-11 items-center underline">
        {t.otherContact}
      </Link>
    </PageFrame>
  );
}
