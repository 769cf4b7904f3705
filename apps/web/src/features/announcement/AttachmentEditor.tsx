import { attachmentLimits } from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { Attachments } from './Attachments.tsx';
import type { Attachment, KeptAnnouncement } from './announcement.types.ts';
import { acceptedFiles, useAttach, useDetach } from './announcement-file.api.ts';
import { attachmentTexts } from './attachments.messages.ts';

/** HR attaches files to an announcement and takes them away; what is typed of it stays as it is. */
export function AttachmentEditor({ kept }: { kept: KeptAnnouncement }) {
  const t = useTexts(attachmentTexts);
  const [part, setPart] = useState<number>();
  const attach = useAttach(kept.id, setPart);
  const detach = useDetach(kept.id);
  const send = (files: readonly File[]) => {
    setPart(0);
    attach
      .mutateAsync(files)
      .then(() => toast(t.attached(files.length)), tellFailure)
      .finally(() => setPart(undefined));
  };
  const remove = ({ id, nome }: Attachment) =>
    detach.mutate(id, { onSuccess: () => toast(t.removed(nome)), onError: tellFailure });
  const { files, megabytes } = attachmentLimits;
  const full = kept.anexos.length >= files ? t.full(files) : undefined;
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="mb-2 text-base font-bold">{t.attachments}</h2>
      <DropZone
        multiple
        primary={false}
        label={t.attach}
        help={t.help(files, megabytes)}
        accept={acceptedFiles}
        onFiles={send}
        {...(part === undefined ? (full ? { blocked: full } : {}) : { blocked: t.sending })}
      />
      {part !== undefined && <Progress value={part * 100} label={t.sending} />}
      <Attachments
        id={kept.id}
        files={kept.anexos}
        act={file => (
          <IconButton size="icon-sm" label={t.remove(file.nome)} onClick={() => remove(file)}>
            <Trash2 size={17} aria-hidden />
          </IconButton>
        )}
      />
    </section>
  );
}

interface NewAttachmentsProps {
  /** What the announcement still lacks to be kept. */
  why: string | undefined;
  onFiles: (files: readonly File[], onProgress: (part: number) => void) => Promise<void>;
}

/** The files of a new one: with the first it is kept as a draft. */
export function NewAttachments({ why, onFiles }: NewAttachmentsProps) {
  const t = useTexts(attachmentTexts);
  const [part, setPart] = useState<number>();
  const send = (files: readonly File[]) => {
    setPart(0);
    onFiles(files, setPart)
      .then(() => toast(t.attached(files.length)), tellFailure)
      .finally(() => setPart(undefined));
  };
  const { files, megabytes } = attachmentLimits;
  const blocked = part === undefined ? why : t.sending;
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="mb-2 text-base font-bold">{t.attachments}</h2>
      <DropZone
        multiple
        primary={false}
        label={t.attach}
        help={t.help(files, megabytes)}
        accept={acceptedFiles}
        onFiles={send}
        {...(blocked ? { blocked } : {})}
      />
      {part !== undefined && <Progress value={part * 100} label={t.sending} />}
    </section>
  );
}
