import type { ReactNode } from 'react';
import { homeOf } from '#kernel/base/account.api.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Mark } from '#ui/base/Mark.tsx';
import { entryTexts } from './entry.messages.ts';

interface SignerHeadProps {
  /** The document, and who asks; left out: the product's name and the languages. */
  title?: string;
  lead?: string;
  /** At the end: what else may be done. */
  children?: ReactNode;
}

/** Over what is signed: whose page it is and which document. */
export function SignerHead({ title, lead, children }: SignerHeadProps) {
  if (title === undefined)
    return (
      <header className="no-print mx-auto flex h-14 w-full max-w-xl items-center gap-2.5 px-4">
        <Home />
        <span className="flex-1 text-base font-bold tracking-[-.02em]">Crachá</span>
        <LanguageSelect />
      </header>
    );
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-3 px-4 [@media(max-height:480px)]:min-h-11">
        <Home />
        <div className="min-w-0 flex-1 py-1">
          <h1 className="line-clamp-2 text-base leading-5 font-bold tracking-[-.01em]">{title}</h1>
          {lead && <p className="line-clamp-2 text-xs text-ink-2 [@media(max-height:480px)]:hidden">{lead}</p>}
        </div>
        {children}
      </div>
    </header>
  );
}

/** The badge; for who is signed in also the way home. */
function Home() {
  const t = useTexts(entryTexts);
  const session = useSession();
  const mark = <Mark size={28} />;
  if (!session?.profile || session.profile === 'assinante') return mark;
  return (
    <Link
      href={homeOf(session.user, session.profile)}
      aria-label={t.home}
      title={t.home}
      className="-m-2 grid size-11 place-items-center"
    >
      {mark}
    </Link>
  );
}
