import { Download } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { threadTexts } from './thread.messages.ts';

interface KeptFile {
  id: string;
  nome: string;
  tamanho: number;
}

interface FileListProps {
  files: readonly KeptFile[];
  onTake: (file: KeptFile) => Promise<unknown>;
}

/** Files of a record, each to be taken; nothing where there is none. */
export function FileList({ files, onTake }: FileListProps) {
  const t = useTexts(threadTexts);
  const { int } = useFormats();
  if (files.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="text-base font-bold">{t.files}</h2>
      <ul className="mt-1 grid gap-1">
        {files.map(file => (
          <li key={file.id} className="min-w-0">
            <Button
              size="sm"
              look="ghost"
              className="max-w-full max-lg:min-h-11"
              aria-label={t.take(file.nome)}
              onClick={() => void onTake(file).catch(tellFailure)}
            >
              <Download size={15} aria-hidden className="shrink-0" />
              <span className="ellipsis">{file.nome}</span>
              <span className="num shrink-0 text-ink-2">{sizeInWords(file.tamanho, int)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
