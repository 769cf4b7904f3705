import { FileText, MessageSquareText } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { downloadAnswerFile } from './mirror.api.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { Mirror } from './mirror.types.ts';

/** What its worker wrote and attached when they disagreed. */
export function MirrorAnswer({ mirror, who }: { mirror: Mirror; who?: string }) {
  const t = useTexts(mirrorTexts);
  const { recent, int } = useFormats();
  const { discordancia, arquivos, respondidoEm } = mirror;
  if (discordancia === null && arquivos.length === 0) return null;
  return (
    <section aria-label={t.answer} className="mt-4 rounded-lg border border-line bg-canvas px-3 py-2.5 text-sm">
      <p className="flex items-center gap-1.5 font-semibold">
        <MessageSquareText size={16} aria-hidden className="shrink-0 text-ink-3" />
        {who ?? t.disagreed}
        {respondidoEm && <span className="num font-normal text-ink-2">{recent(respondidoEm)}</span>}
      </p>
      {discordancia !== null && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{discordancia}</p>}
      {arquivos.length > 0 && (
        <ul aria-label={t.files} className="mt-1.5 grid gap-1">
          {arquivos.map(file => (
            <li key={file.id} className="flex items-center gap-1.5">
              <FileText size={15} aria-hidden className="shrink-0 text-ink-3" />
              <button
                type="button"
                className="min-h-6 min-w-0 text-left font-semibold text-brand-ink underline underline-offset-2 [overflow-wrap:anywhere] max-lg:min-h-11"
                onClick={() => void downloadAnswerFile(mirror.id, file).catch(tellFailure)}
              >
                {file.nome}
              </button>
              <span className="num shrink-0 text-xs text-ink-2">{sizeInWords(file.tamanho, int)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
