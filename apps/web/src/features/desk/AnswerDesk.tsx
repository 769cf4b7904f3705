import { fill } from '@cracha/contract/kernel/fill.ts';
import { useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { currentSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select, TextArea } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { AttachFiles, useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { acceptedFiles, type Ticket, useWriteTicket } from './desk.api.ts';
import { type CannedAnswer, useCannedAnswers, useSolveTicket, useWaitTicket } from './staff.api.ts';
import { staffDeskTexts } from './staff.messages.ts';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** HR's next words: an answer, a question that stops the clock, the solution, or a note for HR alone. */
export function AnswerDesk({ ticket }: { ticket: Ticket }) {
  const t = useTexts(staffDeskTexts);
  const id = useId();
  const answers = ticket.can.includes('responde');
  const [mode, setMode] = useState<'answer' | 'note'>(answers ? 'answer' : 'note');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const isNote = mode === 'note' || !answers;
  const draft = useDraft({
    ...{ of: ticket.id, values: text === '' ? undefined : text, dirty: files.length > 0, isValid: isText },
    ...{ restore: setText, clear: () => setText('') },
  });
  const refusal = useFilesRefusal(files);
  const why = refusal ?? (text.trim() === '' ? t.writeFirst : undefined);
  const { acts, busy } = useActs(ticket, { text, files, isNote });
  const run = (act: () => Promise<unknown>, told: string) =>
    void act().then(() => {
      draft.done();
      setText('');
      setFiles([]);
      toast(told);
    }, tellFailure);
  const shared = { blocked: why !== undefined, 'aria-describedby': why ? id : undefined };
  return (
    <section className="grid gap-3 rounded-xl border border-line bg-surface p-4">
      {answers && (
        <Segmented
          label={t.kindOfMessage}
          options={[
            ['answer', t.answer],
            ['note', t.noteMode],
          ]}
          value={mode}
          onChange={setMode}
        />
      )}
      {!isNote && <Canned ticket={ticket} onPick={words => setText(text ? `${text}\n\n${words}` : words)} />}
      <TextArea
        label={isNote ? t.noteLabel : t.answerLabel}
        rows={5}
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <AttachFiles files={files} onChange={setFiles} accept={acceptedFiles} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DraftLine draft={draft} discards />
        <p id={id} aria-live="polite" className="mr-auto text-xs text-ink-2">
          {why}
        </p>
        {!isNote && files.length === 0 && ticket.can.includes('aguarda') && (
          <Button {...shared} busy={busy === 'wait'} onClick={() => run(acts.wait, t.waits)}>
            {t.replyAndWait}
          </Button>
        )}
        {!isNote && files.length === 0 && ticket.can.includes('resolve') && (
          <Button {...shared} busy={busy === 'solve'} onClick={() => run(acts.solve, t.solved)}>
            {t.replyAndSolve}
          </Button>
        )}
        <Button
          {...shared}
          look="primary"
          busy={busy === 'write'}
          onClick={() => run(acts.write, isNote ? t.noted : t.sent)}
        >
          {isNote ? t.keepNote : t.reply}
        </Button>
      </div>
    </section>
  );
}

interface Written {
  text: string;
  files: readonly File[];
  isNote: boolean;
}

function useActs({ id, versao }: Ticket, { text, files, isNote }: Written) {
  const write = useWriteTicket(id);
  const wait = useWaitTicket(id);
  const solve = useSolveTicket(id);
  const mensagem = text.trim();
  const busy = write.isPending ? 'write' : wait.isPending ? 'wait' : solve.isPending ? 'solve' : undefined;
  const acts = {
    write: () => write.mutateAsync({ form: { mensagem, ...(isNote && { interna: true }) }, files }),
    wait: () => wait.mutateAsync({ versao, mensagem }),
    solve: () => solve.mutateAsync({ versao, mensagem }),
  };
  return { acts, busy };
}

/** A prepared answer goes into the text with its placeholders filled: HR reads it before it is sent. */
function Canned({ ticket, onPick }: { ticket: Ticket; onPick: (words: string) => void }) {
  const t = useTexts(staffDeskTexts);
  const all = useCannedAnswers().data?.filter(({ ativa }) => ativa) ?? [];
  if (all.length === 0) return null;
  return (
    <Select
      label={t.canned}
      value=""
      onChange={event => {
        const picked = all.find(({ id }) => id === event.target.value);
        if (picked) onPick(filled(picked, ticket));
      }}
    >
      <option value="">{t.chooseCanned}</option>
      {all.map(({ id, titulo }) => (
        <option key={id} value={id}>
          {titulo}
        </option>
      ))}
    </Select>
  );
}

function filled({ texto }: CannedAnswer, ticket: Ticket): string {
  const nome = ticket.nomeEmpregado;
  return fill(texto, {
    ...{ nome, primeiroNome: nome.split(' ')[0] ?? nome, protocolo: ticket.protocolo },
    ...{ categoria: ticket.categoria.nome, empresa: ticket.empresa },
    atendente: currentSession()?.user.nome ?? '',
  });
}
