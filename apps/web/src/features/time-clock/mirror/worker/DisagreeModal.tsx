import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { taskOver } from '#kernel/lazy/finished-task.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useAnswerMirror } from '../mirror.api.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

const mostFiles = 5;
const mostBytes = 20 * 1024 * 1024;

/** What is wrong with the month, in one's own words, with up to five files. */
export function DisagreeModal({ id }: { id: string }) {
  const t = useTexts(workerMirrorTexts);
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const answer = useAnswerMirror(id);
  const empty = message.trim() === '';
  const tooMany = files.length > mostFiles;
  const tooLarge = files.some(({ size }) => size > mostBytes);
  const why = tooMany ? t.tooMany : tooLarge ? t.tooLarge : empty && t.messageFirst;
  const send = () =>
    void answer.mutateAsync({ agrees: false, message: message.trim(), files: [...files] }).then(() => {
      closeModal();
      taskOver();
      toast(t.thanks);
    }, tellFailure);
  return (
    <Modal
      title={t.wrong}
      description={t.wrongLead}
      dirty={!empty || files.length > 0}
      footer={<FootAct act={t.writeHr} why={why} busy={answer.isPending} onClick={send} />}
    >
      <div className="grid gap-4">
        <TextArea
          size="worker"
          label={t.message}
          data-autofocus
          maxLength={1000}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
        <Files files={files} onChange={setFiles} />
      </div>
    </Modal>
  );
}

function Files({ files, onChange }: { files: readonly File[]; onChange: (files: readonly File[]) => void }) {
  const t = useTexts(workerMirrorTexts);
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
        accept=".pdf,.png,.jpg,.jpeg"
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
