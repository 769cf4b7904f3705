import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Events } from '#ui/record/Events.tsx';
import { FileList } from '#ui/record/FileList.tsx';
import { Thread } from '#ui/record/Thread.tsx';
import { type Request, takeRequestFile, useWriteOn } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';

interface RequestTalkProps {
  one: Request;
  /** What sends a message is called. */
  act: string;
  large?: boolean;
}

const downloads = ['TrabalhadorSolicitacaoDownload', 'GestorSolicitacaoDownload', 'RhSolicitacaoDownload'] as const;

/** Its files, what was written about it, what was done with it. */
export function RequestTalk({ one, act, large = false }: RequestTalkProps) {
  const t = useTexts(requestTexts);
  const { momentInFull } = useFormats();
  const can = useCan();
  const write = useWriteOn(one.id);
  return (
    <>
      {downloads.some(can) && <FileList files={one.arquivos} onTake={file => takeRequestFile(one.id, file)} />}
      <Thread
        act={act}
        most={2000}
        large={large}
        busy={write.isPending}
        messages={one.mensagens.map(({ em, quem, minha, texto }) => ({ at: em, by: quem, mine: minha, text: texto }))}
        onSend={one.can.includes('mensagem') ? write.mutateAsync : undefined}
      />
      <Events
        title={t.history}
        large={large}
        events={one.historico.map(({ ato, em, quem, por, motivo }, at) => ({
          key: `${at} ${em}`,
          what: wordOf(t.acts, ato),
          why: motivo,
          facts: [
            momentInFull(em),
            quem ?? t.system,
            por !== null && (ato === 'redirect' ? t.handedTo : t.insteadOf)(por),
          ],
        }))}
      />
    </>
  );
}
