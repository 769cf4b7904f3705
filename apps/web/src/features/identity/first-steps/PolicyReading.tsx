import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step } from '../Step.tsx';
import { policySections, policyTexts } from './privacy-policy.messages.ts';
import { useReading } from './useReading.ts';

interface PolicyReadingProps {
  /** It has to be accepted: the way on appears once it is read. */
  asked: boolean;
  accept: () => Promise<void>;
}

/** The privacy policy: read to its end by who has to accept it, open to everybody else. */
export function PolicyReading({ asked, accept }: PolicyReadingProps) {
  const t = useTexts(policyTexts);
  const text = useRef<HTMLElement>(null);
  const { read, goOn } = useReading(text);
  const { busy, fault, run } = useAct();
  const done = read >= 100;
  return (
    <Step
      title={t.title}
      lead={t.version(policyVersion)}
      busy={busy}
      onSubmit={() => void (asked && done && run(accept))}
      footer={asked && <Reading read={read} busy={busy} onGoOn={goOn} />}
    >
      <FaultNotice fault={fault} />
      <article ref={text} className="mt-5 grid gap-5">
        {policySections(t).map(({ title, paragraphs }) => (
          <section key={title} className="scroll-mt-24">
            <h2 tabIndex={-1} className="text-lg font-bold tracking-[-.01em] outline-none">
              {title}
            </h2>
            {paragraphs.map(paragraph => (
              <p key={paragraph} className="mt-1 text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </Step>
  );
}

function Reading({ read, busy, onGoOn }: { read: number; busy: boolean; onGoOn: () => void }) {
  const t = useTexts(policyTexts);
  const done = read >= 100;
  return (
    <>
      <div className="mb-2.5 flex items-center gap-3">
        <Progress value={read} label={t.howMuch} done={done} className="flex-1" />
        <span id="lido" aria-live={done ? 'polite' : 'off'} className="num text-sm whitespace-nowrap text-ink-2">
          {done ? t.readAll : t.readPart(read)}
        </span>
      </div>
      <div className={done ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {!done && (
          <Button size="lg" onClick={onGoOn}>
            <ArrowDown size={19} aria-hidden />
            {t.goOn}
          </Button>
        )}
        <Button type="submit" look="primary" size="lg" busy={busy} blocked={!done} aria-describedby="lido">
          {t.accept}
        </Button>
      </div>
    </>
  );
}
