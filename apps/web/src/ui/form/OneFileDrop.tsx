import { messageOf } from '@cracha/contract/errors/message.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { type ReactNode, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useConnection } from '#kernel/base/online.ts';
import { Progress } from '../base/Progress.tsx';
import { DropZone } from './DropZone.tsx';
import { RefusedFile } from './RefusedFile.tsx';

interface OneFileDropProps {
  texts: { drop: string; dropHelp: string; sending: string; dropOffline: string; openStanding: string };
  accept: string;
  /** @returns its id */
  send: (file: File, onProgress: (part: number) => void) => Promise<string | undefined>;
  /** Its page, which opens once it is taken. */
  href: (id: string) => string;
  /** What is said of it, under the zone. */
  children?: ReactNode;
}

interface Refused {
  name: string;
  why: string;
  /** The same file, which is here already. */
  standing?: string;
}

/** One file at a time: once it is taken its page opens; the same one sent twice leads to the first. */
export function OneFileDrop({ texts, accept, send, href, children }: OneFileDropProps) {
  const { online } = useConnection();
  const { momentInFull } = useFormats();
  const [part, setPart] = useState<number>();
  const [refused, setRefused] = useState<Refused>();
  const take = async ([file]: File[]) => {
    if (!file || part !== undefined) return;
    setRefused(undefined);
    setPart(0);
    await send(file, setPart).then(
      id => id && navigateTo(href(id)),
      async error => setRefused({ name: file.name, ...(await refusalOf(error, momentInFull)) }),
    );
    setPart(undefined);
  };
  const blocked = part === undefined ? undefined : texts.sending;
  return (
    <div className="mx-4 mb-3 grid gap-3 lg:mx-6">
      <DropZone
        label={texts.drop}
        help={texts.dropHelp}
        accept={accept}
        onFiles={files => void take(files)}
        blocked={online ? blocked : texts.dropOffline}
      />
      {children}
      {part !== undefined && <Progress value={part * 100} label={texts.sending} />}
      {refused && (
        <RefusedFile
          title={refused.name}
          why={refused.why}
          standing={
            refused.standing === undefined ? undefined : { href: href(refused.standing), label: texts.openStanding }
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
