import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useContext } from 'react';
import { DialogHost } from '../base/dialog-host.ts';

export interface PickerProps {
  /** The field it belongs to, which gets the focus back. */
  anchor: RefObject<HTMLInputElement | null>;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (wire: string) => void;
  onClose: () => void;
}

interface PopupProps extends Pick<PickerProps, 'anchor' | 'onClose'> {
  label: string;
  children: ReactNode;
}

/** The floating frame of a calendar, below its field and over an open dialog. */
export function PickerPopup({ anchor, onClose, label, children }: PopupProps) {
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal container={useContext(DialogHost) ?? undefined}>
        <Base.Positioner
          anchor={() => anchor.current?.parentElement ?? null}
          positionMethod="fixed"
          sideOffset={4}
          align="start"
          className="z-50 outline-none"
        >
          <Base.Popup
            aria-label={label}
            initialFocus={false}
            finalFocus={anchor}
            className="rounded-lg border border-line bg-raised p-3 text-sm text-ink shadow-2 outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
