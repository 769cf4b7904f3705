import { CircleCheck, Eye, EyeOff, type LucideIcon, MessageSquareText } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { answeredTexts } from './answered.messages.ts';
import type { Receipt } from './receipt.types.ts';

/** A statement is seen and not answered. */
type Answered = Pick<Receipt, 'visualizadoEm'> &
  Partial<Pick<Receipt, 'concorda' | 'dataConfirmacao' | 'ipConfirmacao'>>;

/** What its worker did with a document, as it was recorded: first seen, answered, from which address. */
export function StaffAnswer({ document }: { document: Answered }) {
  const t = useTexts(answeredTexts);
  const { momentInFull } = useFormats();
  const { visualizadoEm, concorda, dataConfirmacao, ipConfirmacao } = document;
  const answered = dataConfirmacao && (concorda ? t.agreed : t.disagreed)(momentInFull(dataConfirmacao));
  return (
    <ul className="num grid gap-1 text-ink-2">
      {(visualizadoEm !== null || !answered) && (
        <Fact icon={visualizadoEm === null ? EyeOff : Eye}>
          {visualizadoEm === null ? t.notSeen : t.seen(momentInFull(visualizadoEm))}
        </Fact>
      )}
      {answered && (
        <Fact icon={concorda ? CircleCheck : MessageSquareText} tone={concorda ? 'text-ok' : 'text-bad'}>
          {[answered, ipConfirmacao && t.from(ipConfirmacao)].filter(Boolean).join(' · ')}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon: Icon, tone, children }: { icon: LucideIcon; tone?: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden className={tone ? `mt-0.5 shrink-0 ${tone}` : 'mt-0.5 shrink-0'} />
      <span>{children}</span>
    </li>
  );
}
