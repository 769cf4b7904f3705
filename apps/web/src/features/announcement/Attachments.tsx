import { Download, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { Attachment } from './announcement.types.ts';
import { useTakeAttachment } from './announcement-file.api.ts';
import { attachmentTexts } from './attachments.messages.ts';

interface AttachmentsProps {
  id: string;
  files: readonly Attachment[];
  /** Beside each: what else may be done with it. */
  act?: (file: Attachment) => ReactNode;
}

/** The files of an announcement; a tap takes one. */
export function Attachments({ id, files, act }: AttachmentsProps) {
  const t = useTexts(attachmentTexts);
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={t.attachments}
      className="mt-4 max-w-3xl divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
    >
      {files.map(file => (
        <li key={file.id} className="flex items-center gap-2 pr-2">
          <Row id={id} file={file} />
          {act?.(file)}
        </li>
      ))}
    </ul>
  );
}

function Row({ id, file }: { id: string; file: Attachment }) {
  const t = useTexts(attachmentTexts);
  const { int } = useFormats();
  const take = useTakeAttachment(id);
  const Icon = take.isPending ? LoaderCircle : Download;
  return (
    <button
      type="button"
      aria-disabled={take.isPending || undefined}
      className="flex min-h-13 min-w-0 flex-1 items-center gap-3 px-4 py-2.5 text-left -outline-offset-2 active:bg-sunken"
      onClick={() => {
        if (!take.isPending) take.mutateAsync(file).then(() => toast(t.taken(file.nome)), tellFailure);
      }}
    >
      <Icon size={18} aria-hidden className={`shrink-0 text-ink-2 ${take.isPending ? 'animate-spin' : ''}`} />
      <span className="min-w-0 flex-1 font-semibold break-words">{file.nome}</span>
      <span className="num shrink-0 text-sm text-ink-2">{sizeInWords(file.tamanho, int)}</span>
      <span className="sr-only">{t.download}</span>
    </button>
  );
}
