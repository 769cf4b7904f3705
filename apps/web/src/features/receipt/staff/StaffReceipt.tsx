import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { PayItem, Receipt } from '../receipt.types.ts';
import { StaffAnswer } from '../StaffAnswer.tsx';
import { staffTexts } from '../staff.messages.ts';
import { withholdingTexts } from './withholding.messages.ts';

/** A receipt as staff reads it: the net, what its worker answered, then both sides, dense; `children` stand between. */
export function StaffReceipt({ receipt, children }: { receipt: Receipt; children?: ReactNode }) {
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
        title={t.earnings}
        total={receipt.totalVencimentos}
        items={receipt.verbas.filter(item => item.vencimentos !== null)}
      />
      <Side
        title={t.deductions}
        total={-receipt.totalDescontos}
        items={receipt.verbas.filter(item => item.descontos !== null)}
      />
    </div>
  );
}

function Side({ title, total, items }: { title: string; total: number; items: readonly PayItem[] }) {
  return (
    <section className="mt-4">
      <div className="flex justify-between border-b border-line pb-1 font-semibold">
        <h3>{title}</h3>
        <Money bare centavos={total} />
      </div>
      <ul className="divide-y divide-line">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
          <li key={`${item.codigo}-${position}`} className="flex gap-3 py-1.5">
            <span className="num w-10 text-ink-3">{item.codigo}</span>
            <span className="min-w-0 flex-1">{item.descricao}</span>
            <span className="num text-ink-2">{item.referencia}</span>
            <Money bare centavos={item.vencimentos ?? -(item.descontos ?? 0)} className="w-24 text-right" />
          </li>
        ))}
      </ul>
    </section>
  );
}
