import { bankName } from '@cracha/contract/kernel/main-banks.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { BaseList } from '../BaseList.tsx';
import { Conversation } from '../Conversation.tsx';
import { DisputeNote } from '../dispute/DisputeNote.tsx';
import { EmailButton } from '../EmailButton.tsx';
import { sendByEmail } from '../receipt.api.ts';
import type { Receipt } from '../receipt.types.ts';
import { ShowNet } from '../ShowNet.tsx';
import { workerTexts } from '../worker.messages.ts';
import { PayItems } from './PayItems.tsx';
import { WhyLink } from './WhyLink.tsx';

/** Net first, then what came in, what went out, and what the law calculates from; in plain words, or the employer's own. */
export function ReceiptBody({ receipt }: { receipt: Receipt }) {
  const t = useTexts(workerTexts);
  const f = useFormats();
  const [hidden] = useHiddenAmounts();
  const names = receipt.nomesCampos;
  const facts = [
    receipt.dataPagamento && t.paidOn(f.dayInWords(receipt.dataPagamento)),
    receipt.banco && bankName(receipt.banco),
    receipt.empresa,
  ];
  return (
    <>
      <section className="px-1 pt-5">
        <p className="text-ink-2">{names.liquido ?? t.net}</p>
        <Money big centavos={receipt.liquido} hidden={hidden} className="text-3xl font-bold tracking-[-.03em]" />
        <p className="num mt-0.5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <WhyLink id={receipt.id} hidden={hidden} />
      </section>
      <PayItems
        title={names.vencimentos ?? t.earnings}
        total={receipt.totalVencimentos}
        items={receipt.verbas.filter(item => item.vencimentos !== null)}
        hidden={hidden}
      />
      <PayItems
        title={names.descontos ?? t.deductions}
        total={-receipt.totalDescontos}
        items={receipt.verbas.filter(item => item.descontos !== null)}
        hidden={hidden}
      />
      <BaseList receipt={receipt} hidden={hidden} />
      {receipt.mensagem && (
        <section className="mt-6 rounded-2xl border border-line bg-surface p-4">
          <h2 className="text-base font-bold">{t.companyMessage}</h2>
          <p className="mt-1 whitespace-pre-line">{receipt.mensagem}</p>
        </section>
      )}
      {receipt.concorda !== true && receipt.temConversa && <DisputeNote receiptId={receipt.id} />}
      {receipt.temConversa && <Conversation id={receipt.id} />}
      <div className="mt-4 grid gap-2 pb-6">
        {receipt.can.includes('enviarEmail') && <EmailButton send={() => sendByEmail(receipt.id)} />}
        <ShowNet receipt={receipt} />
      </div>
    </>
  );
}
