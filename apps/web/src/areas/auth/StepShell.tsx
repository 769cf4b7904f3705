import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { StepFrame } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { leave } from '../base/account.ts';
import { SupportSlot } from '../base/SupportSlot.tsx';
import { authTexts } from './auth.messages.ts';

interface StepShellProps {
  step: number;
  total: number;
  /** Inside one step: the page before. Steps themselves only go on. */
  back?: string;
  children: ReactNode;
}

/** The frame of the steps after the sign-in: where one stands, and the way out, which keeps the step. */
export function StepShell({ step, total, back, children }: StepShellProps) {
  const t = useTexts(authTexts);
  return (
    <div data-signed-in className="flex min-h-dvh flex-col bg-canvas">
      <SkipLink />
      <SupportSlot />
      <header className="no-print sticky top-0 z-10 bg-canvas">
        <div className="mx-auto flex h-14 max-w-xl items-center gap-1 px-2">
          {back && (
            <IconButton size="icon-lg" label={t.back} onClick={() => navigateTo(back)}>
              <ArrowLeft size={22} aria-hidden />
            </IconButton>
          )}
          <p className="num flex-1 pl-2 text-sm font-semibold text-ink-2">{t.step(step, total)}</p>
          <button
            type="button"
            className="inline-flex h-11 items-center px-3 text-sm font-semibold text-ink-2 hover:text-ink"
            onClick={() => leave()}
          >
            {t.leave}
          </button>
        </div>
        <div className="mx-auto max-w-xl px-4 pb-3">
          <Progress value={(step / total) * 100} label={t.step(step, total)} />
        </div>
      </header>
      <main id="conteudo" className="flex flex-1 flex-col">
        <StepFrame value={true}>{children}</StepFrame>
      </main>
    </div>
  );
}
