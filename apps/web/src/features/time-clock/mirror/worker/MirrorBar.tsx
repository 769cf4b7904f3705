import { CircleCheck, MessageSquareText, Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { useAnswerMirror } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { newestOf, standingOf } from '../mirror-verbs.ts';
import { useImpediment } from '../useImpediment.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

const sendModal = modal(async () => (await import('./SendModal.tsx')).SendModal);
const disagreeModal = modal(async () => (await import('./DisagreeModal.tsx')).DisagreeModal);

/** The act that is due, under the thumb; without one, what came of it. */
export function MirrorBar({ mirror }: { mirror: Mirror }) {
  const sending = standingOf(mirror, 'envia');
  const answers = standingOf(mirror, 'responde').is === 'open';
  const acted = useRef(false);
  const open = sending.is !== 'absent' || answers;
  if (open) acted.current = true;
  if (sending.is !== 'absent') return <SendBar mirror={mirror} answers={answers} />;
  return answers ? <AnswerBar mirror={mirror} /> : <Outcome mirror={mirror} now={acted.current} />;
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-33" />
      <aside
        aria-label={label}
        data-bar
        className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:left-56"
      >
        <div className="mx-auto max-w-xl px-4 pt-3 pb-4">{children}</div>
      </aside>
    </>
  );
}

function SendBar({ mirror, answers }: { mirror: Mirror; answers: boolean }) {
  const t = useTexts(workerMirrorTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const stands = useImpediment(mirror, 'envia');
  const why = stands ?? (online ? undefined : offlineBlocked);
  return (
    <Bar label={t.bar}>
      <p id="envio" className="mb-2 text-center text-sm text-ink-2">
        {why ?? t.sendWarn}
      </p>
      <div className="flex flex-wrap gap-3">
        {answers && <NotRight mirror={mirror} />}
        <Button
          look="primary"
          size="lg"
          className="flex-1"
          style={beside}
          blocked={why !== undefined}
          aria-describedby="envio"
          onClick={() => sendModal.open({ mirror })}
        >
          <Send size={19} aria-hidden className="max-sm:hidden" />
          {t.send}
        </Button>
      </div>
    </Bar>
  );
}

/** Two buttons of some words in one line of a phone. */
const beside = { paddingInline: '0.5rem' };

function NotRight({ mirror, busy }: { mirror: Mirror; busy?: boolean }) {
  const t = useTexts(workerMirrorTexts);
  const { online } = useConnection();
  return (
    <Button
      size="lg"
      style={beside}
      blocked={!online || busy === true}
      onClick={() => disagreeModal.open({ id: mirror.id })}
    >
      {t.notRight}
    </Button>
  );
}

function AnswerBar({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const answer = useAnswerMirror(mirror.id);
  return (
    <Bar label={t.ask}>
      <p className="mb-2.5 font-semibold">{t.ask}</p>
      <div className="grid grid-cols-2 gap-3">
        <NotRight mirror={mirror} busy={answer.isPending} />
        <Button
          look="primary"
          size="lg"
          blocked={!online}
          busy={answer.isPending}
          aria-describedby={online ? undefined : 'resposta'}
          onClick={() => answer.mutate({ agrees: true }, { onSuccess: () => toast(t.thanks), onError: tellFailure })}
        >
          {t.right}
        </Button>
      </div>
      {!online && (
        <p id="resposta" className="mt-2 text-center text-sm text-ink-2">
          {offlineBlocked}
        </p>
      )}
    </Bar>
  );
}

/** What was answered, sent, approved; it takes the reading on where the button is gone. */
function Outcome({ mirror, now }: { mirror: Mirror; now: boolean }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { momentInFull } = useFormats();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) words.current?.focus();
  }, [now]);
  const sent = newestOf(mirror, ['send']);
  const approved = newestOf(mirror, ['approve']);
  const answered = mirror.respondidoEm && momentInFull(mirror.respondidoEm);
  const lines = [
    mirror.concorda !== null && answered && (mirror.concorda ? t.agreedOn(answered) : t.disagreedOn(answered)),
    mirror.status === 'enviado' && (sent ? t.sentOn(momentInFull(sent.em)) : t.waits),
    mirror.status === 'aprovado' &&
      (approved ? t.approvedOn(approved.por ?? shared.system, momentInFull(approved.em)) : t.approved),
  ].filter(line => typeof line === 'string' && line !== '');
  if (lines.length === 0) return <div className="h-8" />;
  const Icon = mirror.concorda === false ? MessageSquareText : CircleCheck;
  return (
    <div
      ref={words}
      tabIndex={-1}
      role="status"
      className="num mx-auto mt-4 flex max-w-xl items-start gap-3 px-5 pb-8 text-sm text-ink-2"
    >
      <Icon size={20} aria-hidden className={mirror.concorda === false ? 'shrink-0 text-bad' : 'shrink-0 text-ok'} />
      <div>
        {lines.map(line => (
          <p key={String(line)}>{line}</p>
        ))}
      </div>
    </div>
  );
}
