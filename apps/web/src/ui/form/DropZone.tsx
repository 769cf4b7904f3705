import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { uiTexts } from '../base/ui.messages.ts';

interface DropZoneProps {
  label: string;
  /** In place of 'drop the files here', such as what an empty screen has to say. */
  title?: string;
  /** Formats and limits in words. */
  help: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Why nothing can be sent now. */
  blocked?: string;
  /** The larger form of an empty screen. */
  large?: boolean;
  primary?: boolean;
}

/** Drop, or choose by the button; the whole page takes the drop and shows it. On a phone only the button remains. */
export function DropZone({
  label,
  title,
  help,
  accept,
  multiple,
  onFiles,
  blocked,
  large,
  primary = true,
}: DropZoneProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const over = useDropAnywhere(blocked ? undefined : onFiles);
  return (
    <section
      aria-label={label}
      className={clsx(
        'no-print flex flex-wrap items-center gap-4 rounded-lg border-line-strong sm:border sm:border-dashed sm:px-5',
        large ? 'sm:flex-col sm:py-12 sm:text-center' : 'sm:py-3',
        over ? 'border-brand bg-brand-soft' : 'sm:bg-canvas',
      )}
    >
      <span
        aria-hidden
        className="hidden size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink sm:grid"
      >
        <Upload size={21} />
      </span>
      <div className={clsx('min-w-0', !large && 'flex-1 basis-60')}>
        <p className="hidden text-base font-semibold sm:block">{title ?? t.dropHere}</p>
        <p className="text-xs text-ink-2">{help}</p>
        {blocked && (
          <p id={id} className="mt-1 text-xs font-semibold text-ink-2">
            {blocked}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={event => take(event.currentTarget, onFiles)}
      />
      <Button
        look={primary ? 'primary' : 'outline'}
        className="w-full max-sm:h-12 sm:w-auto"
        blocked={blocked !== undefined}
        aria-describedby={blocked ? id : undefined}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden />
        {t.chooseFiles}
      </Button>
    </section>
  );
}

function take(input: HTMLInputElement, onFiles: (files: File[]) => void): void {
  onFiles([...(input.files ?? [])]);
  input.value = ''; // the same file may be chosen again after a correction
}

function useDropAnywhere(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!onFiles) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('dragover', event => drag(event, setOver), { signal });
    addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), { signal });
    addEventListener('drop', event => drop(event, onFiles, setOver), { signal });
    return () => stop.abort();
  }, [onFiles]);
  return over;
}

function drag(event: DragEvent, setOver: (over: boolean) => void): void {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  setOver(true);
}

function drop(event: DragEvent, onFiles: (files: File[]) => void, setOver: (over: boolean) => void): void {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  setOver(false);
  onFiles([...(event.dataTransfer?.files ?? [])]);
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
