import { Ellipsis } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { type ButtonLook, IconButton } from './Button.tsx';

interface MoreActsProps extends Pick<ButtonLook, 'look' | 'size'> {
  label: string;
  children: ReactNode;
}

/** In the browser's own popover: it closes by Esc and beside it, and gives the focus back. */
export function MoreActs({ label, children, ...button }: MoreActsProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const place = ({ currentTarget }: MouseEvent) => {
    const { bottom, right } = currentTarget.getBoundingClientRect();
    panel.current?.style.setProperty('top', `${bottom + 6}px`);
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
  };
  return (
    <>
      <IconButton look="outline" {...button} label={label} popoverTarget={id} onClick={place}>
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: an act of it was pressed, by whichever means */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 min-w-52 gap-px rounded-lg border border-line bg-raised p-1 text-ink shadow-2 open:grid [&>*]:justify-start [&>*]:border-transparent"
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('a, button')) panel.current?.hidePopover?.();
        }}
      >
        {children}
      </div>
    </>
  );
}
