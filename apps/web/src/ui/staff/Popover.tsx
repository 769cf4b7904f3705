import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

/** Staff areas only: a small panel beside its button, such as the choice of columns. */
export function Popover({ trigger, title, children }: { trigger: ReactElement; title: string; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className="min-w-52 rounded-lg border border-line bg-raised p-3 text-sm shadow-2 outline-none">
            <Base.Title className="text-2xs font-semibold text-ink-3">{title}</Base.Title>
            <div className="mt-1.5 grid">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
