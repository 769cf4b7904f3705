import { useTexts } from '#kernel/base/texts.ts';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import type { PageProps } from './OwnStep.tsx';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';
import { useSubmitStep } from './useSubmitStep.ts';

/** What the data is for, on what basis, for how long, and whom to ask; no consent is asked for what the law demands. */
export function NoticePage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const { busy, submit } = useSubmitStep({ page, onDone });
  const parts = [
    [t.noticeWhy, t.noticeWhyText(own.empresa)],
    [t.noticeBasis, t.noticeBasisText],
    [t.noticeKept, t.noticeKeptText],
    [t.noticeAsk, t.noticeAskText],
  ] as const;
  return (
    <PageFrame
      busy={busy}
      onSubmit={() => void submit({ aviso: own.aviso.versao })}
      footer={
        <OnlineButton type="submit" look="primary" busy={busy}>
          {t.noticeRead}
        </OnlineButton>
      }
    >
      {parts.map(([title, text]) => (
        <section key={title}>
          <h2 className="font-bold">{title}</h2>
          <p className="mt-0.5 text-ink-2">{text}</p>
        </section>
      ))}
    </PageFrame>
  );
}
