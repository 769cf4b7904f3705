import { Ellipsis } from 'lucide-react';
import { Children, Fragment, isValidElement, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { useWide } from '../base/wide.ts';
import { listPageTexts } from './list.messages.ts';

/** A page's acts, the own one last: two have a button, on a phone one, the others are behind "…". */
export function HeadActs({ bare, children }: { bare?: boolean; children: ReactNode }) {
  const acts = actsIn(children).slice(0, bare ? -1 : undefined);
  const at = acts.length - (useWide() ? 2 : 1);
  return (
    <>
      {at > 0 && <MoreActs>{acts.slice(0, at)}</MoreActs>}
      {acts.slice(Math.max(0, at))}
    </>
  );
}

/** Each by itself: what isn't offered leaves nothing behind. */
function actsIn(children: ReactNode): ReactNode[] {
  return Children.toArray(
    Children.toArray(children).map(child =>
      isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? actsIn(child.props.children) : child,
    ),
  );
}

/** In the browser's own popover: it closes by Esc and beside it, and gives the focus back. */
function MoreActs({ children }: { children: ReactNode }) {
  const t = useTexts(listPageTexts);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const place = ({ currentTarget }: MouseEvent) => {
    const { bottom, right } = currentTarget.getBoundingClientRect();
    panel.current?.style.setProperty('top', `${bottom + 6}px`);
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
  };
  return (
    <>
      <IconButton look="outline" label={t.moreActs} popoverTarget={id} onClick={place}>
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
