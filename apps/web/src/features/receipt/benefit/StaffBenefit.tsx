import { clsx } from 'clsx';
import { CalendarDays, Download, Gift } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Money } from '#ui/base/Money.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import type { OfferedAct } from '#ui/staff/RowActs.tsx';
import { type Benefit, downloadBenefit, useBenefit } from '../benefit.api.ts';
import { CitedMark, citedLook } from '../dispute/CitedMark.tsx';
import { type CitedLine, DisputeBox } from '../dispute/DisputeBox.tsx';
import { useDispute } from '../dispute/dispute.api.ts';
import { loadOfOne } from '../document-load.ts';
import { useReopening } from '../list/useReopening.ts';
import { QrSwitch } from '../QrSwitch.tsx';
import { StaffAnswer } from '../StaffAnswer.tsx';
import { StaffThread } from '../StaffThread.tsx';
import { benefitTexts } from './benefits.messages.ts';
import { creditDayModal } from './credit-day-modal.ts';

/** One benefit as staff reads it; HR has the worker's thread under it. */
export function StaffBenefit({ back }: { back: string }) {
  const t = useTexts(benefitTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const one = useBenefit(query.id);
  const benefit = one.data;
  const asked = benefit?.can.includes('conversar') === true;
  const about = useDispute(query.id ?? '', asked);
  const dispute = about.data ?? undefined;
  const load = loadOfOne(one, query.id === undefined);
  const reopening = useReopening();
  useTitle(benefit?.nome ?? t.title);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={benefit?.nome ?? t.title}
        lead={benefit && `${benefit.beneficio}, ${inSentence(competence(benefit.mes, benefit.ano))}`}
        back={<BackLink href={back} label={t.back} />}
      >
        {benefit?.can.includes('definirDia') && (
          <Button onClick={() => creditDayModal.open({ rows: [benefit] })}>
            <CalendarDays size={16} aria-hidden />
            {t.setDay}
          </Button>
        )}
        {benefit && <OfferedButton act={reopening(benefit, benefit.concorda === false)} />}
        {benefit?.can.includes('baixar') && (
          <Button look="primary" onClick={() => void downloadBenefit(benefit).catch(tellFailure)}>
            <Download size={16} aria-hidden />
            {t.pdf}
          </Button>
        )}
      </PageHead>
      <ListBody
        {...load}
        state={asked && about.isLoading ? 'loading' : load.state}
        whenEmpty={<StateBlock icon={Gift} title={t.notFound} />}
      >
        <div className="max-w-2xl px-4 pb-8 text-sm lg:px-6">
          {benefit && dispute && <DisputeBox key={benefit.id} dispute={dispute} lines={benefit.itens.map(citedLine)} />}
          {benefit && <Body benefit={benefit} cited={dispute?.verba} />}
          {benefit && <QrSwitch document={benefit} />}
          {benefit && asked && !dispute && <StaffThread id={benefit.id} />}
        </div>
      </ListBody>
    </div>
  );
}

function OfferedButton({ act: { may, icon: Icon, label, run } }: { act: OfferedAct }) {
  return (
    may && (
      <Button onClick={run}>
        <Icon size={16} aria-hidden />
        {label}
      </Button>
    )
  );
}

function citedLine({ descricao, valor }: Benefit['itens'][number]): CitedLine {
  return { descricao, referencia: null, centavos: valor };
}

function Body({ benefit, cited }: { benefit: Benefit; cited: string | null | undefined }) {
  const t = useTexts(benefitTexts);
  const f = useFormats();
  const names = benefit.nomesCampos;
  const facts = [
    benefit.empresa,
    benefit.matricula && t.registration(benefit.matricula),
    benefit.dataCredito &&
      (names.dataCredito
        ? `${names.dataCredito}: ${f.dayInWords(benefit.dataCredito)}`
        : t.credit(f.dayInWords(benefit.dataCredito))),
  ];
  return (
    <>
      <p className="text-ink-2">{names.total ?? t.total}</p>
      <Money big centavos={benefit.total} className="text-2xl font-bold tracking-[-.02em]" />
      <p className="num text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-3">
        <StaffAnswer document={benefit} />
      </div>
      <h2 className="mt-4 border-b border-line pb-1 font-semibold">{t.items}</h2>
      <ul className="divide-y divide-line">
        {benefit.itens.map((item, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
            key={`${item.codigo}-${position}`}
            className={clsx('flex gap-3 py-1.5', item.descricao === cited && citedLook)}
          >
            <span className="min-w-0 flex-1">
              {item.descricao}
              {item.descricao === cited && <CitedMark />}
            </span>
            <span className="num text-ink-2">
              {[
                item.quantidade !== null && f.int(item.quantidade),
                item.valorUnitario !== null && f.amount(item.valorUnitario),
              ]
                .filter(Boolean)
                .join(' × ')}
            </span>
            <Money bare centavos={item.valor} className="w-24 text-right" />
          </li>
        ))}
      </ul>
      {benefit.desconto !== null && (
        <p className="flex justify-between border-t border-line py-1.5">
          <span>{names.desconto ?? t.deduction}</span>
          <Money bare centavos={-benefit.desconto} />
        </p>
      )}
      {benefit.mensagem && <p className="mt-4 whitespace-pre-line text-ink-2">{benefit.mensagem}</p>}
    </>
  );
}
