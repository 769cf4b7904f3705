import type { ReactNode } from 'react';
import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Mark } from '#ui/base/Mark.tsx';

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
        <Mark size={28} />
        <span className="flex-1 text-base font-bold tracking-[-.02em]">Crachá</span>
        <LanguageSelect />
      </header>
    );
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-3 px-4 [@media(max-height:480px)]:min-h-11">
        <Mark size={28} />
        <div className="min-w-0 flex-1 py-1">
          <h1 className="line-clamp-2 text-base leading-5 font-bold tracking-[-.01em]">{title}</h1>
          {lead && <p className="line-clamp-2 text-xs text-ink-2 [@media(max-height:480px)]:hidden">{lead}</p>}
        </div>
        {children}
      </div>
    </header>
  );
}
