import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

interface MoneyProps {
  /** Integer centavos; a discount is negative. */
  centavos: number;
  /** Kept from the eyes around; the screen reader is told so too. */
  hidden?: boolean;
  /** The figure that answers the screen: a smaller R$ before it. */
  big?: boolean;
  /** Without R$, where the header says it. */
  bare?: boolean;
  symbolClass?: string;
  className?: string;
}

export function Money({ centavos, hidden, big, bare, symbolClass = 'text-ink-2', className }: MoneyProps) {
  const { amount } = useFormats();
  const t = useTexts(uiTexts);
  if (hidden) {
    return (
      <span className={className}>
        <span aria-hidden className="tracking-[.18em]">
          ••••••
        </span>
        <span className="sr-only">{t.hiddenAmount}</span>
      </span>
    );
  }
  return (
    <span className={clsx('num whitespace-nowrap', className)}>
      {centavos < 0 && '−\u2009'}
      {!bare && (
        <span className={big ? clsx('mr-[.18em] text-[.56em] font-semibold tracking-normal', symbolClass) : undefined}>
          R$
        </span>
      )}
      {!bare && !big && '\u00a0'}
      {amount(centavos)}
    </span>
  );
}
