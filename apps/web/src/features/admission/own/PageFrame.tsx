import type { FormEvent, ReactNode } from 'react';

interface PageFrameProps {
  busy?: boolean;
  onSubmit: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** A page's form with its one button under the thumb. */
export function PageFrame({ busy, onSubmit, footer, children }: PageFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form noValidate aria-busy={busy} onSubmit={submit} className="flex flex-1 flex-col">
      {/* what has the focus is not behind the head or the foot */}
      <div className="mx-auto grid w-full max-w-xl flex-1 grid-cols-1 content-start gap-4 px-4 pt-5 pb-6 **:scroll-mt-24 **:scroll-mb-28">
        {children}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto grid max-w-xl gap-2 px-4 py-3">{footer}</div>
      </div>
    </form>
  );
}
