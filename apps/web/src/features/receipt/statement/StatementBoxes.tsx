import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { documentTexts } from '../documents.messages.ts';
import type { Statement } from './income-statement.api.ts';

const AMOUNT = /\d[\d.]*,\d{2}/g;

/** The boxes of the official form with their numbers, as they are printed, and the words of the seventh. */
export function StatementBoxes({ statement, hidden = false }: { statement: Statement; hidden?: boolean }) {
  const t = useTexts(documentTexts);
  const { quadros, informacoesComplementares: information } = statement;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {quadros.map((box, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box may stand twice and the lines never move
        <li key={`${box.quadro}-${position}`} className="flex min-h-13 items-center gap-3 px-4 py-2">
          <span className="min-w-0 flex-1">
            <span className="block">{box.descricao}</span>
            <span className="num block text-xs text-ink-2">{t.box(box.quadro)}</span>
          </span>
          <Money bare centavos={box.valor} hidden={hidden} className="font-semibold" />
        </li>
      ))}
      {information && (
        <li className="px-4 py-2">
          <span className="block">{t.information}</span>
          <span className="num block text-xs text-ink-2">{t.box('7')}</span>
          <p className="num mt-1 whitespace-pre-line break-words">
            {hidden ? information.replaceAll(AMOUNT, '••••') : information}
          </p>
        </li>
      )}
    </ul>
  );
}
