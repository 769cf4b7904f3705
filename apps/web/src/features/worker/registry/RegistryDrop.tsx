import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Progress } from '#ui/base/Progress.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { RefusedFile } from '#ui/form/RefusedFile.tsx';
import { accepted, useSendRegistry } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { SentRegistry } from './registry.types.ts';

interface Refused {
  name: string;
  why: string;
  /** The import of the same file that stands. */
  standing?: string;
}

/** One file at a time; once it is taken, its own page opens. */
export function RegistryDrop() {
  const t = useTexts(registryTexts);
  const { online } = useConnection();
  const { momentInFull } = useFormats();
  const [part, setPart] = useState<number>();
  const [refused, setRefused] = useState<Refused>();
  const send = useSendRegistry(setPart);
  const take = async ([file]: File[]) => {
    if (!file || send.isPending) return;
    setRefused(undefined);
    setPart(0);
    await send
      .mutateAsync(file)
      .then(async sent => setRefused(sent && (await refusalOf(sent, momentInFull))), tellFailure);
    setPart(undefined);
  };
  return (
    <div className="mx-4 mb-3 grid gap-3 lg:mx-6">
      <DropZone
        label={t.drop}
        help={t.dropHelp}
        accept={accepted}
        onFiles={files => void take(files)}
        blocked={online ? (send.isPending ? t.sending : undefined) : t.dropOffline}
      />
      {part !== undefined && <Progress value={part * 100} label={t.sending} />}
      {refused && (
        <RefusedFile
          title={t.notTaken(refused.name)}
          why={refused.why}
          standing={
            refused.standing === undefined
              ? undefined
              : { href: to.hr.registry(refused.standing), label: t.openStanding }
          }
        />
      )}
    </div>
  );
}

/** Undefined: the file was taken, and its page opens. */
async function refusalOf(sent: SentRegistry, moment: (at: string) => string): Promise<Refused | undefined> {
  if ('id' in sent) {
    navigateTo(to.hr.registry(sent.id));
    return undefined;
  }
  const { codigo, valores } = sent.recusa;
  const { id, data } = valores;
  const code = isErrorCode(codigo) ? codigo : 'ERROR_SEND';
  const why = await messageOf(code, currentLanguage(), {
    ...valores,
    ...(typeof data === 'string' ? { data: moment(data) } : {}),
  });
  return { name: sent.nome, why, ...(typeof id === 'string' ? { standing: id } : {}) };
}
