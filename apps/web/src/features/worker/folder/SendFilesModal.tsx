import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import type { SentFile } from '../worker.types.ts';
import { competenceOf, FileFields, type FileTerms } from './FileFields.tsx';
import { filesTexts } from './files.messages.ts';
import { useSendFiles } from './worker-file.api.ts';

const untold: FileTerms = { secao: 'contrato', mes: '', validoAte: '', visivel: false };

/** What the chosen files are of; refused ones stay with their reason, the others are in the folder. */
export function SendFilesModal({ id, files }: { id: string; files: readonly File[] }) {
  const t = useTexts(filesTexts);
  const [terms, setTerms] = useState(untold);
  const [part, setPart] = useState<number>();
  const [errors, setErrors] = useState<Errors>({});
  const [told, setTold] = useState<{ name: string; why: string }[]>([]);
  const send = useSendFiles(id, setPart);
  const act = () => {
    setPart(0);
    setErrors({});
    const { secao, validoAte, visivel } = terms;
    void send
      .mutateAsync({ files, secao, competencia: competenceOf(terms), validoAte: validoAte || undefined, visivel })
      .then(
        async answers => {
          const reasons = await refusalsOf(answers);
          setTold(reasons);
          const taken = answers.length - reasons.length;
          if (taken > 0) toast(t.sent(taken));
          if (reasons.length > 0) return;
          closeModal();
        },
        error => void tellBeside(error, setErrors),
      )
      .finally(() => setPart(undefined));
  };
  return (
    <Modal
      title={t.send}
      description={files.length > 1 ? t.chosen(files.length) : undefined}
      footer={
        told.length > 0 ? (
          <Button onClick={closeModal}>OK</Button>
        ) : (
          <Button look="primary" busy={part !== undefined} onClick={act}>
            {t.send}
          </Button>
        )
      }
    >
      <div className="grid gap-4 text-sm">
        {told.length > 0 ? (
          told.map(({ name, why }) => (
            <Notice key={name} tone="bad" icon={CircleAlert} role="alert" title={t.refused(name)}>
              {why}
            </Notice>
          ))
        ) : (
          <>
            <ul className="grid gap-1 font-semibold break-words">
              {files.map((file, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two chosen files may have one name
                <li key={at}>{file.name}</li>
              ))}
            </ul>
            <FileFields terms={terms} errors={errors} onChange={setTerms} />
            {part !== undefined && <Progress value={part * 100} label={t.sending} />}
          </>
        )}
      </div>
    </Modal>
  );
}

function refusalsOf(answers: readonly SentFile[]) {
  return Promise.all(
    answers.flatMap(sent => {
      if (!('recusa' in sent)) return [];
      const { codigo, valores } = sent.recusa;
      const code = isErrorCode(codigo) ? codigo : 'ERROR_SEND';
      return [messageOf(code, currentLanguage(), valores).then(why => ({ name: sent.nome, why }))];
    }),
  );
}
