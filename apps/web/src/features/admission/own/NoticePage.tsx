import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import type { PageProps } from './OwnStep.tsx';
import { useSaveStep } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';

/** What the data is for, on what basis, for how long, and whom to ask; no consent is asked for what the law demands. */
export function NoticePage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const save = useSaveStep();
  const { busy, fault, run } = useAct();
  const accept = () =>
    void run(async () => onDone(await save.mutateAsync({ n: page.n, body: { aviso: own.aviso.versao } })));
  const parts = [
    [t.noticeWhy, t.noticeWhyText(own.empresa)],
    [t.noticeBasis, t.noticeBasisText],
    [t.noticeKept, t.noticeKeptText],
    [t.noticeAsk, t.noticeAskText],
  ] as const;
  return (
    <PageFrame
      busy={busy}
      onSubmit={accept}
      footer={
        <OnlineButton type="submit" look="primary" busy={busy}>
          {t.noticeRead}
        </OnlineButton>
      }
    >
      {fault && <Notice tone="bad">{fault.sentence}</Notice>}
      {parts.map(([title, text]) => (
        <section key={title}>
          <h2 className="font-bold">{title}</h2>
          <p className="mt-0.5 text-ink-2">{text}</p>
        </section>
      ))}
    </PageFrame>
  );
}
