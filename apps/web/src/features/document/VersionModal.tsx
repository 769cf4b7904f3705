import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import type { DocumentWhole } from './document.api.ts';
import { useAddVersion } from './document-change.api.ts';
import { fieldTexts } from './document-fields.messages.ts';
import { HeldFiles } from './HeldFiles.tsx';
import type { HeldFile } from './held-files.api.ts';

/** New files as the next version, with why. */
export function VersionModal({ document }: { document: DocumentWhole }) {
  const t = useTexts(fieldTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [why, setWhy] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useAddVersion(document.id);
  const send = () =>
    void add.mutateAsync({ arquivos: files.map(({ id }) => id), motivo: why.trim() }).then(
      () => {
        closeModal();
        toast(t.versionSent);
      },
      error => tellBeside(error, setErrors),
    );
  return (
    <Modal
      title={t.version}
      description={t.versionLead}
      dirty={files.length > 0 || why !== ''}
      footer={
        <FootAct
          act={t.version}
          why={files.length === 0 ? t.filesFirst : !isReason(why) && reasonFirst}
          busy={add.isPending}
          onClick={send}
        />
      }
    >
      <div className="grid gap-4">
        <HeldFiles files={files} onChange={setFiles} error={errors.arquivos} />
        <ReasonField value={why} onChange={setWhy} />
      </div>
    </Modal>
  );
}
