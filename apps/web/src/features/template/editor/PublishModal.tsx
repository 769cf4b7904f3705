import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { usePublish } from './editor.api.ts';
import { editorTexts } from './editor.messages.ts';

interface PublishModalProps {
  id: string;
  /** The number it gets. */
  number: number;
  made: number;
  /** Saves what is typed; undefined: it could not. */
  save: () => Promise<number | undefined>;
}

/** What changed in it, in a sentence for those who look at the versions later. */
export function PublishModal({ id, number, made, save }: PublishModalProps) {
  const t = useTexts(editorTexts);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const publish = usePublish(id);
  const act = async () => {
    setBusy(true);
    try {
      const versao = await save();
      if (versao === undefined) return;
      await publish.mutateAsync({ versao, nota: note.trim() });
      closeModal();
      toast(t.published(number));
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      title={t.publishTitle(number)}
      description={number > 1 ? t.publishLead(made) : t.publishFirst}
      footer={<FootAct act={t.publish(number)} why={undefined} busy={busy} onClick={() => void act()} />}
    >
      <TextArea
        label={t.note}
        optional
        rows={3}
        maxLength={250}
        help={t.noteHelp}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
    </Modal>
  );
}
