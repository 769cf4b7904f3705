import { Headset } from 'lucide-react';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { shellTexts } from './shell.messages.ts';

/** While support acts for somebody, every screen says so. */
export function SupportLine() {
  const t = useTexts(shellTexts);
  const support = useSession()?.user.suporte;
  if (!support) return null;
  return (
    <p
      role="status"
      className="flex min-h-10 items-center justify-center gap-2 bg-warn-soft px-4 text-sm font-semibold text-warn"
    >
      <Headset size={17} aria-hidden />
      {t.support(support.nomeSuporte)}
    </p>
  );
}
