import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { closeToast, holdToast, type Toast, useToast } from '#kernel/base/toasts.ts';
import { uiTexts } from './ui.messages.ts';

/** Result of one's own act; bottom centre, above the phone's tab bar. The regions stand before the text comes. */
export function Toaster() {
  const toast = useToast();
  const layer = useTopLayer(toast);
  return (
    <div
      ref={layer}
      popover="manual"
      className="no-print pointer-events-none fixed top-auto m-0 h-auto w-auto overflow-visible border-0 bg-transparent p-0 text-inherit inset-x-0 bottom-[calc(80px+env(safe-area-inset-bottom))] z-50 flex justify-center px-4 lg:bottom-6"
    >
      <div role="status">{toast?.tone === 'ok' && <Card key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.tone === 'bad' && <Card key={toast.id} toast={toast} />}</div>
    </div>
  );
}

/** Shown again for each toast: in the top layer the last one shown lies above an open dialog. */
function useTopLayer(toast: Toast | undefined) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast || !layer.current?.showPopover) return;
    layer.current.hidePopover();
    layer.current.showPopover();
    const above = heightOfBars();
    layer.current.style.bottom = above > 0 ? `${above + 12}px` : '';
  }, [toast]);
  return layer;
}

/** How much of the window's end is taken by bars in use (`data-bar`): what they do stays in reach. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll('[data-bar]')].map(bar => bar.getBoundingClientRect());
  const tops = bars.filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - 160);
  return Math.max(0, ...tops.map(({ top }) => innerHeight - top));
}

function Card({ toast }: { toast: Toast }) {
  const t = useTexts(uiTexts);
  const Icon = toast.tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing inside only stops its clock
    <div
      className="pointer-events-auto flex min-h-12 max-w-lg items-center gap-3 rounded-xl bg-inverse py-1.5 pr-1.5 pl-4 text-sm text-on-inverse shadow-3"
      onMouseEnter={() => holdToast(true)}
      onMouseLeave={() => holdToast(false)}
      onFocus={() => holdToast(true)}
      onBlur={() => holdToast(false)}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <p className="flex-1 py-1.5">{toast.text}</p>
      {toast.undo && (
        <button
          type="button"
          className="h-11 shrink-0 rounded-md px-3 font-semibold underline-offset-2 hover:underline"
          onClick={() => {
            toast.undo?.act();
            closeToast();
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t.close}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-on-inverse/10"
        onClick={closeToast}
      >
        <X size={17} aria-hidden />
      </button>
    </div>
  );
}
