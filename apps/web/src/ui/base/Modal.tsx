import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { guardLeaving } from '#kernel/base/address.ts';
import { closeModal, standsModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from './Button.tsx';
import { DialogHost } from './dialog-host.ts';
import { focusFirst } from './first-focus.ts';
import { uiTexts } from './ui.messages.ts';

interface ModalProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  shape?: 'wide' | 'side';
  /** Something typed would be lost: closing asks first, inside the dialog. */
  dirty?: boolean;
}

/** The browser's dialog: top layer, inert background, Esc and the return of the focus come from it. */
export function Modal({ title, description, children, footer, shape, dirty }: ModalProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  /** What follows once it is discarded. */
  const [asking, setAsking] = useState<() => void>();
  const [dialog, host] = useOpened();
  const leave = () => (dirty && !asking ? setAsking(() => closeModal) : closeModal());
  useBackAsks(dirty, goOn =>
    setAsking(() => () => {
      closeModal();
      goOn();
    }),
  );
  return (
    <dialog
      ref={dialog}
      className={clsx('modal', shape)}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={event => stopAnd(event, leave)}
      onClose={closeModal}
      {...onBackdrop(leave)}
    >
      <div className={clsx(shape === 'side' && 'flex h-full flex-col')}>
        <header className="sticky top-0 z-10 flex items-start gap-3 bg-raised p-5 pb-2 sm:px-6 sm:pt-6">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="text-lg font-bold tracking-[-.01em] outline-none">
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="mt-1 text-sm text-ink-2">
                {description}
              </p>
            )}
          </div>
          <IconButton label={t.close} className="-mt-2 -mr-3 size-11!" onClick={leave}>
            <X size={18} />
          </IconButton>
        </header>
        <div className={clsx('px-5 pt-2 pb-4 sm:px-6', shape === 'side' && 'min-h-0 flex-1 overflow-y-auto')}>
          <DialogHost value={host}>{children}</DialogHost>
        </div>
        {asking ? (
          <Discard onDiscard={asking} onKeep={() => setAsking(undefined)} />
        ) : (
          footer && <Footer>{footer}</Footer>
        )}
      </div>
    </dialog>
  );
}

/** Search dialogs have no shade; everything else of theirs is their own. */
export function SearchModal({ title, children }: { title: string; children: ReactNode }) {
  const [dialog] = useOpened();
  return (
    <dialog ref={dialog} className="modal search" aria-label={title} onClose={closeModal} {...onBackdrop(closeModal)}>
      {children}
    </dialog>
  );
}

/** A step back would close it: with something typed it asks as closing does. */
function useBackAsks(dirty: boolean | undefined, ask: (goOn: () => void) => void): void {
  const asks = useEffectEvent(ask);
  useEffect(() => {
    if (!dirty) return;
    const lift = guardLeaving((to, goOn) => {
      if (typeof to === 'string' || !to.step || !standsModal()) return false;
      asks(() => {
        lift();
        goOn();
      });
      return true;
    });
    return lift;
  }, [dirty]);
}

function Discard({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <Footer>
      <p role="alert" className="mr-auto self-center text-sm font-semibold">
        {t.discardAsk}
      </p>
      <Button look="danger-ghost" onClick={onDiscard}>
        {t.discard}
      </Button>
      <Button look="outline" onClick={onKeep} autoFocus>
        {t.keepWriting}
      </Button>
    </Footer>
  );
}

/** Stays in sight while a long form scrolls; where the window is very low it would leave no room for the form. */
function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="modal-foot flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 sm:px-6">
      {children}
    </footer>
  );
}

function useOpened(): [RefObject<HTMLDialogElement | null>, HTMLElement | null] {
  const dialog = useRef<HTMLDialogElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    setHost(element);
    return focusFirst(element);
  }, []);
  return [dialog, host];
}

/** A press that begins and ends on the shade: a selection dragged out of a field doesn't close. */
function onBackdrop(leave: () => void) {
  return { onMouseDown: (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && leave() };
}

function stopAnd(event: SyntheticEvent, act: () => void) {
  event.preventDefault();
  act();
}
