import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { AmountField } from './ReviewValues.tsx';
import { reviewTexts } from './review.messages.ts';
import type { ReviewLine } from './review.types.ts';
import { emptyLine, lineField, linesShown, withLines } from './review-draft.ts';

interface Pointing {
  active: string | undefined;
  onPoint: (field: string | undefined) => void;
}

/** The pay items, to read or, in correction, to change, add and take away. Where sums don't close they are open. */
export function ReviewLines({ document, draft, setDraft, mayChange, ...pointing }: ReviewPartProps & Pointing) {
  const t = useTexts(reviewTexts);
  const lines = linesShown(document, draft);
  if (draft.editing && mayChange)
    return <LineInputs lines={lines} onChange={verbas => setDraft(withLines(draft, verbas))} {...pointing} />;
  if (lines.length === 0) return null;
  return (
    <section className="border-t border-line px-5 py-3" aria-label={t.lines(lines.length)}>
      <Disclosure
        open={document.causa === 'soma'}
        summary={t.lines(lines.length)}
        summaryClass="h-8 text-xs font-semibold text-ink-2"
      >
        <LineTable lines={lines} {...pointing} />
      </Disclosure>
    </section>
  );
}

function LineTable({ lines, active, onPoint }: { lines: readonly ReviewLine[] } & Pointing) {
  const t = useTexts(reviewTexts);
  const { amount } = useFormats();
  return (
    <table className="w-full text-sm">
      <thead className="text-2xs text-ink-2">
        <tr>
          <th scope="col" className="text-left font-semibold">
            {t.line}
          </th>
          <th scope="col" className="pl-3 text-right font-semibold">
            {t.values.totalVencimentos}
          </th>
          <th scope="col" className="pl-3 text-right font-semibold">
            {t.values.totalDescontos}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const empty = line.vencimento === null && line.desconto === null;
          return (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice and never moves
              key={at}
              className={clsx(
                'leading-5 *:py-1 *:align-top',
                empty && 'font-semibold text-warn',
                active === lineField(at) && 'bg-brand-soft',
              )}
              onPointerEnter={() => onPoint(lineField(at))}
            >
              <td>
                {line.caixa ? (
                  <button
                    type="button"
                    className="flex rounded-sm text-left"
                    onFocus={() => onPoint(lineField(at))}
                    onClick={() => onPoint(lineField(at))}
                  >
                    <LineName line={line} />
                  </button>
                ) : (
                  <span className="flex">
                    <LineName line={line} />
                  </span>
                )}
              </td>
              <td className="num pl-3 text-right whitespace-nowrap">
                {line.vencimento === null ? (empty ? t.notRead : '') : amount(line.vencimento)}
              </td>
              <td className="num pl-3 text-right whitespace-nowrap">
                {line.desconto === null ? '' : amount(line.desconto)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function LineName({ line: { codigo, descricao } }: { line: ReviewLine }) {
  return (
    <>
      {codigo && <span className="num min-w-11 shrink-0 pr-2 font-normal text-ink-2">{codigo}</span>}
      <span className="min-w-0 wrap-anywhere">{descricao}</span>
    </>
  );
}

interface LineInputsProps extends Pointing {
  lines: readonly ReviewLine[];
  onChange: (lines: ReviewLine[]) => void;
}

function LineInputs({ lines, onChange, active, onPoint }: LineInputsProps) {
  const t = useTexts(reviewTexts);
  const set = (at: number, change: Partial<ReviewLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  return (
    <section className="border-t border-line px-5 py-4" aria-label={t.lines(lines.length)}>
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t.lines(lines.length)}</h2>
      <ul className="grid gap-1.5">
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the inputs keep their text while lines are only added at the end
            key={`${at}-${lines.length}`}
            className={clsx(
              '-mx-1 grid grid-cols-[1fr_5.5rem_5.5rem_2rem] items-center gap-1 rounded-md px-1',
              active === lineField(at) && 'bg-brand-soft',
            )}
            onPointerEnter={() => onPoint(lineField(at))}
          >
            <input
              aria-label={t.lineName(at + 1)}
              className="h-8 min-w-0 rounded-md border border-line-strong bg-surface px-1.5 text-xs"
              value={line.descricao}
              onFocus={() => onPoint(lineField(at))}
              onChange={event => set(at, { descricao: event.target.value })}
            />
            <AmountField
              bare
              label={t.lineEarnings(line.descricao)}
              centavos={line.vencimento}
              onFocus={() => onPoint(lineField(at))}
              onAmount={vencimento => set(at, { vencimento, desconto: null })}
            />
            <AmountField
              bare
              label={t.lineDeductions(line.descricao)}
              centavos={line.desconto}
              onFocus={() => onPoint(lineField(at))}
              onAmount={desconto => set(at, { desconto, vencimento: null })}
            />
            <IconButton
              size="icon-sm"
              label={t.removeLine(line.descricao)}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            >
              <X size={15} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button look="ghost" size="sm" className="mt-2 -ml-2" onClick={() => onChange([...lines, emptyLine])}>
        <Plus size={15} aria-hidden />
        {t.addLine}
      </Button>
    </section>
  );
}
