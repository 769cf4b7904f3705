import { CircleCheck, MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { useAnswer } from './receipt.api.ts';
import type { Answerable } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

const disagreeModal = modal(async () => (await import('./dispute/DisagreeModal.tsx')).DisagreeModal);

/** Under the thumb until answered; then it says what was answered and when. */
export function AnswerBar({ receipt }: { receipt: Answerable }) {
  const t = useTexts(workerTexts);
  const askedHere = useRef(receipt.concorda === null);
  if (receipt.concorda !== null) return <Answered receipt={receipt} now={askedHere.current} />;
  if (!receipt.can.includes('concordar')) return null;
  return (
    <>
      <div aria-hidden className="h-33" />
      <aside
        aria-label={t.ask}
        data-bar
        className="fixed inset-x-0 bottom-0 z-10 lg:left-56 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <div className="mx-auto max-w-xl px-4 pt-3 pb-4">
          <p className="mb-2.5 font-semibold">{t.ask}</p>
          <Choices receipt={receipt} />
        </div>
      </aside>
    </>
  );
}

function Choices({ receipt }: { receipt: Answerable }) {
  const t = useTexts(workerTexts);
  const { online } = useConnection();
  const answer = useAnswer(receipt.id);
  // a second tap may come before the button is drawn as busy
  const sending = useRef(false);
  const agree = () => {
    if (sending.current) return;
    sending.current = true;
    answer.mutate(
      { agrees: true },
      {
        onSuccess: () => toast(t.thanks),
        onError: tellFailure,
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Button
          size="lg"
          blocked={!online || answer.isPending}
          aria-describedby={online ? undefined : 'resposta'}
          onClick={() => disagreeModal.open({ receipt })}
        >
          {t.no}
        </Button>
        <Button
          look="primary"
          size="lg"
          busy={answer.isPending}
          blocked={!online}
          aria-describedby={online ? undefined : 'resposta'}
          onClick={agree}
        >
          {t.yes}
        </Button>
      </div>
      {!online && (
        <p id="resposta" className="mt-2 text-center text-sm text-ink-2">
          {t.needsInternet}
        </p>
      )}
    </>
  );
}

function Answered({ receipt, now }: { receipt: Answerable; now: boolean }) {
  const t = useTexts(workerTexts);
  const words = useRef<HTMLParagraphElement>(null);
  // the button is gone that was pressed: what came of it is where reading goes on
  useEffect(() => {
    if (now) words.current?.focus();
  }, [now]);
  const { momentInFull } = useFormats();
  const when = receipt.dataConfirmacao ? momentInFull(receipt.dataConfirmacao) : '';
  const Icon = receipt.concorda ? CircleCheck : MessageSquareText;
  return (
    <p
      ref={words}
      tabIndex={-1}
      role="status"
      className="mx-auto flex max-w-xl items-start gap-3 px-5 pb-8 text-sm text-ink-2"
    >
      <Icon size={20} aria-hidden className={receipt.concorda ? 'shrink-0 text-ok' : 'shrink-0 text-bad'} />
      {receipt.concorda ? t.agreedOn(when) : t.disagreedOn(when)}
    </p>
  );
}
