import { Undo2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { admissionTexts } from './admission.messages.ts';

interface ReviewItemProps {
  campo: string;
  label: string;
  value: string;
  /** Nothing was told or delivered: then nothing is accepted either. */
  isEmpty: boolean;
  /** What the company's record says instead. */
  differs?: string | undefined;
  situacao: 'novo' | 'aceito' | 'devolvido';
  motivo: string | null;
  reviews: boolean;
  marked: Record<string, string>;
  mark: (campo: string, label: string) => void;
  unmark: (campo: string) => void;
}

/** One thing that was told: as it stands, and the way to send it back with a reason. */
export function ReviewItem(props: ReviewItemProps) {
  const { campo, label, value, isEmpty, differs, situacao, motivo, reviews, marked, mark, unmark } = props;
  const t = useTexts(admissionTexts);
  const reason = marked[campo];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-xs text-ink-2">{label}</p>
        <p className="num font-semibold [overflow-wrap:anywhere]">{value}</p>
        {differs && <p className="text-xs font-semibold text-warn">{differs}</p>}
        {(reason ?? motivo) && <p className="text-xs text-bad">{reason ?? motivo}</p>}
      </div>
      {(situacao === 'devolvido' || (situacao === 'aceito' && !isEmpty)) && reason === undefined && (
        <StatusText tone={situacao === 'aceito' ? 'ok' : 'warn'}>
          {situacao === 'aceito' ? t.accepted : t.returned}
        </StatusText>
      )}
      {reviews &&
        (reason === undefined ? (
          <Button size="sm" look="ghost" aria-label={t.giveBackItem(label)} onClick={() => mark(campo, label)}>
            {t.giveBack}
          </Button>
        ) : (
          <Button size="sm" onClick={() => unmark(campo)}>
            <Undo2 size={14} aria-hidden />
            {t.unmark}
          </Button>
        ))}
    </li>
  );
}
