import { ShieldCheck } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { captchaTexts } from './captcha.messages.ts';

/** The computer works, the person waits; nothing to solve, and a way out. */
export function CaptchaProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const t = useTexts(captchaTexts);
  return (
    <div className="px-0.5">
      <Progress value={part * 100} label={t.bar} />
      <p role="status" className="mt-2.5 flex items-start gap-2 text-sm text-ink-2">
        <ShieldCheck size={18} aria-hidden className="mt-px shrink-0" />
        <span>{t.working}</span>
      </p>
      <Button look="ghost" size="lg" className="mt-2 w-full" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
