import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { documentWords } from './document-words.messages.ts';
import { type HeldFile, holdFiles, type RefusedFile } from './held-files.api.ts';
import { heldTexts } from './held-files.messages.ts';

const most = 5;
const mostBytes = 20 * 1024 * 1024;
const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.docx,.xlsx,.odt,.txt';

interface HeldFilesProps {
  files: readonly HeldFile[];
  onChange: (files: readonly HeldFile[]) => void;
  /** What the server says of them all. */
  error?: string | undefined;
}

type Refused = RefusedFile | { nome: string; why: 'sixth' | 'tooLarge' | 'twice' };

/** Files go up at once, one upload at a time; each is taken, or refused with its reason. */
export function HeldFiles({ files, onChange, error }: HeldFilesProps) {
  const t = useTexts(heldTexts);
  const [part, setPart] = useState<number>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const send = async (chosen: readonly File[]) => {
    const room = most - files.length;
    const small = chosen.filter(({ size }) => size <= mostBytes);
    const going = small.slice(0, room);
    const stopped: Refused[] = [
      ...chosen.filter(one => !small.includes(one)).map(({ name }) => ({ nome: name, why: 'tooLarge' as const })),
      ...small.slice(room).map(({ name }) => ({ nome: name, why: 'sixth' as const })),
    ];
    setRefused(stopped);
    if (going.length === 0) return;
    setPart(0);
    const answers = await holdFiles(going, setPart);
    const taken: HeldFile[] = [...files];
    for (const one of answers) {
      if ('recusa' in one) stopped.push(one);
      else if (taken.some(({ sha256 }) => sha256 === one.sha256)) stopped.push({ nome: one.nome, why: 'twice' });
      else taken.push(one);
    }
    setRefused([...stopped]);
    onChange(taken);
  };
  const blocked = part !== undefined ? t.sending : files.length >= most ? t.full : undefined;
  return (
    <div className="grid gap-3">
      <DropZone
        multiple
        label={t.label}
        help={t.help}
        accept={accepted}
        primary={files.length === 0}
        onFiles={chosen =>
          void send(chosen)
            .catch(tellFailure)
            .finally(() => setPart(undefined))
        }
        {...(blocked && { blocked })}
      />
      {part !== undefined && <Progress value={part * 100} label={t.sending} />}
      {files.length > 0 && (
        <ul aria-label={t.taken} className="divide-y divide-line rounded-lg border border-line">
          {files.map(file => (
            <Taken key={file.id} file={file} onOut={() => onChange(files.filter(({ id }) => id !== file.id))} />
          ))}
        </ul>
      )}
      {(refused.length > 0 || error) && (
        <div role="alert" className="rounded-lg bg-bad-soft px-4 py-3 text-sm">
          <ul aria-label={t.refused} className="grid gap-1.5">
            {error && <li className="font-semibold text-bad">{error}</li>}
            {refused.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may have one name
              <li key={at} className="flex items-start gap-2.5">
                <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0 text-bad" />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <b className="font-semibold">{one.nome}</b>: {'why' in one ? t[one.why] : <Why refused={one} />}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Taken({ file: { nome, tamanho, paginas }, onOut }: { file: HeldFile; onOut: () => void }) {
  const t = useTexts(heldTexts);
  const words = useTexts(documentWords);
  const { int } = useFormats();
  return (
    <li className="flex min-h-11 items-center gap-3 py-1 pr-1 pl-4 text-sm">
      <CircleCheck size={17} aria-hidden className="shrink-0 text-ok" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{nome}</span>
        <span className="num block text-xs text-ink-2">
          {sizeInWords(tamanho, int)} · {paginas === null ? t.notShown : words.pages(paginas)}
        </span>
      </span>
      <IconButton label={t.takeOut(nome)} onClick={onOut}>
        <X size={17} aria-hidden />
      </IconButton>
    </li>
  );
}

function Why({ refused: { recusa } }: { refused: RefusedFile }) {
  const words = useRefusalWords([recusa.codigo], recusa.valores);
  return <>{words[recusa.codigo] ?? '…'}</>;
}
