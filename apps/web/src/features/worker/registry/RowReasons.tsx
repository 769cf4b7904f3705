import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { isRegistryReason, reasonSentence } from '@cracha/contract/features/worker/registry-reasons.ts';
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { useColumnLabel } from './column-label.ts';
import { useCorrectRow } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryRow } from './registry.types.ts';

interface RowReasonsProps {
  id: string;
  row: RegistryRow;
  mayCorrect: boolean;
}

/** Under the name: why the row is left out, or what is told of it, with what stands in the cell and the way to correct it there. */
export function RowReasons({ id, row, mayCorrect }: RowReasonsProps) {
  const reasons = useReasons(row);
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-0.5 grid gap-0.5 text-xs font-normal whitespace-normal">
      {reasons.map(reason => (
        <ReasonLine key={`${reason.campo} ${reason.sentence}`} {...{ id, row, reason, mayCorrect }} />
      ))}
    </ul>
  );
}

function ReasonLine({ id, row, reason, mayCorrect }: RowReasonsProps & { reason: ReasonTold }) {
  const t = useTexts(registryTexts);
  const labelOf = useColumnLabel();
  const [editing, setEditing] = useState(false);
  const { campo, texto, sentence } = reason;
  const label = campo && labelOf({ ...reason, campo });
  if (campo && label && editing)
    return (
      <li>
        <CellForm {...{ id, row, campo, label }} text={texto ?? ''} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li className={row.acao === 'recusar' ? 'text-bad' : 'text-warn'}>
      {label && <b className="font-semibold">{label}: </b>}
      {sentence}
      {texto !== null && <span className="num text-ink-2"> ({t.stands(texto)})</span>}
      {mayCorrect && label && texto !== null && (
        <button
          type="button"
          aria-label={t.correctOf(label, row.nome ?? t.rowOf(row.linha))}
          className="ml-2 inline-flex min-h-6 items-center gap-1 font-semibold text-brand-ink underline underline-offset-2 max-lg:min-h-11"
          onClick={() => setEditing(true)}
        >
          <Pencil size={12} aria-hidden />
          {t.correct}
        </button>
      )}
    </li>
  );
}

interface CellFormProps extends Omit<RowReasonsProps, 'mayCorrect'> {
  campo: string;
  label: string;
  text: string;
  onDone: () => void;
}

/** The cell as it is to be read instead; the file is checked again with it. */
function CellForm({ id, row, campo, label, text, onDone }: CellFormProps) {
  const t = useTexts(registryTexts);
  const [typed, setTyped] = useState(text);
  const correct = useCorrectRow(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void correct.mutateAsync({ linha: row.linha, celulas: [{ coluna: campo, texto: typed.trim() }] }).then(() => {
      toast(t.corrected(row.linha));
      onDone();
    }, tellFailure);
  };
  return (
    <form className="flex flex-wrap items-end gap-2 py-1" onSubmit={submit}>
      <Field
        autoFocus
        label={label}
        className="w-56"
        value={typed}
        maxLength={500}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" look="primary" busy={correct.isPending} blocked={typed.trim() === text}>
        {t.saveCell}
      </Button>
      <Button onClick={onDone}>{t.leaveCell}</Button>
    </form>
  );
}

interface ReasonTold {
  campo: string | null;
  rotulo?: string | undefined;
  texto: string | null;
  sentence: string;
}

/** The reasons in words; the catalogue's sentences come when they are asked for. */
function useReasons({ motivos }: RegistryRow): ReasonTold[] {
  const [reasons, setReasons] = useState<ReasonTold[]>([]);
  useEffect(() => {
    let isGone = false;
    const language = currentLanguage();
    void Promise.all(
      motivos.map(async ({ codigo, valores, ...told }) => {
        if (isRegistryReason(codigo)) return { ...told, sentence: reasonSentence(codigo, language, valores) };
        const sentence = isErrorCode(codigo) ? await messageOf(codigo, language, valores) : codigo;
        return { ...told, sentence };
      }),
    ).then(found => !isGone && setReasons(found));
    return () => {
      isGone = true;
    };
  }, [motivos]);
  return reasons;
}
