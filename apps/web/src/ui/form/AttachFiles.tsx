import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '../base/Button.tsx';
import { attachTexts } from './attach.messages.ts';

const mostFiles = 5;
const mostBytes = 20 * 1024 * 1024;

/** What stands against sending these; undefined: nothing. */
export function useFilesRefusal(files: readonly File[]): string | undefined {
  const t = useTexts(attachTexts);
  if (files.length > mostFiles) return t.tooMany;
  return files.some(({ size }) => size > mostBytes) ? t.tooLarge : undefined;
}

interface AttachFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Endings that may be chosen. */
  accept?: string;
}

/** Up to five files beside what is written, each to be taken out again. */
export function AttachFiles({ files, onChange, accept = '.pdf,.png,.jpg,.jpeg' }: AttachFilesProps) {
  const t = useTexts(attachTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        multiple
        accept={accept}
        onChange={event => {
          onChange([...files, ...(event.currentTarget.files ?? [])]);
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
      <Button size="lg" className="w-full" onClick={() => input.current?.click()}>
        <Paperclip size={18} aria-hidden />
        {t.attach}
      </Button>
      <p className="mt-1 text-xs text-ink-2">{t.attachHelp}</p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two chosen files may have one name
          <li key={at} className="flex min-h-11 items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
            <IconButton label={t.takeOut(file.name)} onClick={() => onChange(files.filter(one => one !== file))}>
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
