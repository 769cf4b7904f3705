import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Gift } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { AnswerBar } from '../AnswerBar.tsx';
import { BenefitPaper } from '../BenefitPaper.tsx';
import { type Benefit, downloadBenefit, useBenefit } from '../benefit.api.ts';
import { Conversation } from '../Conversation.tsx';
import { DisputeNote } from '../dispute/DisputeNote.tsx';
import { documentTexts } from '../documents.messages.ts';
import { EmailButton } from '../EmailButton.tsx';
import { sendByEmail } from '../receipt.api.ts';
import { ShowNet } from '../ShowNet.tsx';
import { WorkerDocument } from '../WorkerDocument.tsx';

/** One benefit: what it comes to first, then its items; agreed or disagreed like a payslip. */
export function Screen() {
  const t = useTexts(documentTexts);
  const { monthName } = useFormats();
  const { query } = useAddress();
  const one = useBenefit(query.id);
  const benefit = one.data;
  return (
    <WorkerDocument
      title={benefit ? t.benefitOf(monthName(benefit.mes)) : t.benefits}
      back={{ href: to.worker.benefits(), label: t.backToBenefits }}
      download={benefit?.can.includes('baixar') ? () => downloadBenefit(benefit) : undefined}
      id={query.id}
      reading={one}
      missing={{ icon: Gift, title: t.benefitMissing }}
      foot={benefit && <AnswerBar receipt={{ ...benefit, verbas: benefit.itens }} />}
      paper={benefit && <BenefitPaper benefit={benefit} names={benefit.nomesCampos} />}
    >
      {benefit && <Body benefit={benefit} />}
    </WorkerDocument>
  );
}

function Body({ benefit }: { benefit: Benefit }) {
  const t = useTexts(documentTexts);
  const { dayInWords } = useFormats();
  const [hidden] = useHiddenAmounts();
  const names = benefit.nomesCampos;
  const day = benefit.dataCredito && dayInWords(benefit.dataCredito);
  const facts = [day && (names.dataCredito ? `${names.dataCredito}: ${day}` : t.creditOn(day)), benefit.empresa];
  return (
    <>
      <section className="px-1 pt-5">
        <p className="text-ink-2">{benefit.beneficio}</p>
        <Money big centavos={benefit.total} hidden={hidden} className="text-3xl font-bold tracking-[-.03em]" />
        <p className="num mt-0.5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </section>
      <Items benefit={benefit} hidden={hidden} />
      {benefit.desconto !== null && (
        <p className="mt-4 flex justify-between gap-3 px-1">
          <span>{names.desconto ?? t.deducted}</span>
          <Money centavos={-benefit.desconto} hidden={hidden} className="font-bold" />
        </p>
      )}
      {benefit.mensagem && (
        <section className="mt-6 rounded-2xl border border-line bg-surface p-4">
          <h2 className="text-base font-bold">{t.companyMessage}</h2>
          <p className="mt-1 whitespace-pre-line">{benefit.mensagem}</p>
        </section>
      )}
      {benefit.concorda !== true && benefit.temConversa && <DisputeNote receiptId={benefit.id} />}
      {benefit.temConversa && <Conversation id={benefit.id} />}
      <div className="mt-4 grid gap-2 pb-6">
        {benefit.can.includes('enviarEmail') && <EmailButton send={() => sendByEmail(benefit.id)} />}
        <ShowNet receipt={benefit} />
      </div>
    </>
  );
}

function Items({ benefit, hidden }: { benefit: Benefit; hidden: boolean }) {
  const t = useTexts(documentTexts);
  const { int, money } = useFormats();
  return (
    <section className="mt-6">
      <h2 className="mb-2 px-1 text-base font-bold">{t.whatYouGet}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {benefit.itens.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
          <li key={`${item.codigo}-${position}`} className="flex min-h-13 items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block">{item.descricao}</span>
              {item.quantidade !== null && (
                <span className="num block text-xs text-ink-2">
                  {item.valorUnitario !== null && !hidden
                    ? t.quantity(int(item.quantidade), money(item.valorUnitario))
                    : t.times(int(item.quantidade))}
                </span>
              )}
            </span>
            <Money bare centavos={item.valor} hidden={hidden} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}
