import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CitedMark, citedLook } from '../dispute/CitedMark.tsx';
import type { CitedLine } from '../dispute/DisputeBox.tsx';
import type { PayItem, Receipt } from '../receipt.types.ts';
import { StaffAnswer } from '../StaffAnswer.tsx';
import { staffTexts } from '../staff.messages.ts';
import { withholdingTexts } from './withholding.messages.ts';

interface StaffReceiptProps {
  receipt: Receipt;
  /** What the line is called that the worker disagrees with. */
  cited?: string | null | undefined;
  children?: ReactNode;
}

/** A receipt as staff reads it: the net, what its worker answered, then both sides, dense; `children` stand between. */
export function StaffReceipt({ receipt, cited, children }: StaffReceiptProps) {
  const t = useTexts(staffTexts);
  const w = useTexts(withholdingTexts);
  const { dayInWords, momentInFull } = useFormats();
  const facts = [
    receipt.empresa,
    receipt.matricula && t.registration(receipt.matricula),
    receipt.dataPagamento && t.payment(dayInWords(receipt.dataPagamento)),
  ];
  return (
    <div className="text-sm">
      {receipt.retido && (
        <Notice className="mb-4" tone="warn" icon={Lock} title={w.since(momentInFull(receipt.retido.desde))}>
          {receipt.retido.motivo}
        </Notice>
      )}
      <p className="text-ink-2">{t.net}</p>
      <Money big centavos={receipt.liquido} className="text-2xl font-bold tracking-[-.02em]" />
      <p className="num text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-3">
        <StaffAnswer document={receipt} />
      </div>
      {children}
      <Side
        cited={cited}
        title={t.earnings}
        total={receipt.totalVencimentos}
        items={receipt.verbas.filter(item => item.vencimentos !== null)}
      />
      <Side
        cited={cited}
        title={t.deductions}
        total={-receipt.totalDescontos}
        items={receipt.verbas.filter(item => item.descontos !== null)}
      />
    </div>
  );
}

/** A line as a disagreement cites it. */
export function citedLine({ descricao, referencia, vencimentos, descontos }: PayItem): CitedLine {
  return { descricao, referencia, centavos: vencimentos ?? -(descontos ?? 0) };
}

interface SideProps extends Pick<StaffReceiptProps, 'cited'> {
  title: string;
  total: number;
  items: readonly PayItem[];
}

function Side({ title, total, items, cited }: SideProps) {
  return (
    <section className="mt-4">
      <div className="flex justify-between border-b border-line pb-1 font-semibold">
        <h3>{title}</h3>
        <Money bare centavos={total} />
      </div>
      <ul className="divide-y divide-line">
        {items.map((item, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
            key={`${item.codigo}-${position}`}
            className={clsx('flex gap-3 py-1.5', item.descricao === cited && citedLook)}
          >
            <span className={clsx('num w-10', item.descricao === cited ? 'text-ink-2' : 'text-ink-3')}>
              {item.codigo}
            </span>
            <span className="min-w-0 flex-1">
              {item.descricao}
              {item.descricao === cited && <CitedMark />}
            </span>
            <span className="num text-ink-2">{item.referencia}</span>
            <Money bare centavos={citedLine(item).centavos} className="w-24 text-right" />
          </li>
        ))}
      </ul>
    </section>
  );
}
