import { messageOf } from '@cracha/contract/errors/message.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Progress } from '#ui/base/Progress.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { RefusedFile } from '#ui/form/RefusedFile.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { useSendFile } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

interface Refused {
  name: string;
  why: string;
  /** The same file, which is here already. */
  standing?: string;
}

/** One file at a time, for the company that it tells or the one chosen; once it is taken, its page opens. */
export function FileDrop() {
  const t = useTexts(fileTexts);
  const { online } = useConnection();
  const { momentInFull } = useFormats();
  const [idEmpresa, setCompany] = useState('');
  const [part, setPart] = useState<number>();
  const [refused, setRefused] = useState<Refused>();
  const send = useSendFile(setPart);
  const take = async ([file]: File[]) => {
    if (!file || send.isPending) return;
    setRefused(undefined);
    setPart(0);
    await send.mutateAsync({ file, idEmpresa }).then(
      id => id && navigateTo(to.hr.clockFile(id)),
      async error => setRefused({ name: file.name, ...(await refusalOf(error, momentInFull)) }),
    );
    setPart(undefined);
  };
  return (
    <div className="mx-4 mb-3 grid gap-3 lg:mx-6">
      <DropZone
        label={t.drop}
        help={t.dropHelp}
        accept=".txt,.afd"
        onFiles={files => void take(files)}
        blocked={online ? (send.isPending ? t.sending : undefined) : t.dropOffline}
      />
      <CompanySelect
        className="max-w-72"
        label={t.dropCompany}
        none={t.decidesItself}
        value={idEmpresa}
        onChange={setCompany}
      />
      {part !== undefined && <Progress value={part * 100} label={t.sending} />}
      {refused && (
        <RefusedFile
          title={refused.name}
          why={refused.why}
          standing={
            refused.standing === undefined
              ? undefined
              : { href: to.hr.clockFile(refused.standing), label: t.openStanding }
          }
        />
      )}
    </div>
  );
}

/** Of the same file sent twice, when that was and where it is. */
async function refusalOf(error: unknown, moment: (at: string) => string): Promise<Omit<Refused, 'name'>> {
  const { id, data } = (error instanceof Refusal && error.body.data) || {};
  if (!isRefusal(error, 'IMPORT_DUPLICATE_FILE') || typeof data !== 'string') return { why: await sentenceOf(error) };
  const why = await messageOf('IMPORT_DUPLICATE_FILE', currentLanguage(), { data: moment(data) });
  return { why, ...(typeof id === 'string' ? { standing: id } : {}) };
}
