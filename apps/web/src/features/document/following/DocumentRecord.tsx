import { Download } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { OpenedDesk, RecordColumns } from '#ui/staff/OpenedDesk.tsx';
import { type Followed, useFollowed } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones } from '../document-words.ts';
import { Chain } from './Chain.tsx';
import { takeDocument } from './following.api.ts';
import { Receivers } from './Receivers.tsx';
import { RecordFoot } from './RecordFoot.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordSide } from './RecordSide.tsx';
import { recordTexts } from './record.messages.ts';
import { SignerCards } from './SignerCards.tsx';
import { StandingBlock } from './StandingBlock.tsx';

/** One document: why it stands where it is, who signs or reads it, what happened, and what repairs it. */
export function DocumentRecord({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const found = useFollowed(id);
  const back = { href: to.documents(), label: words.backToList };
  const title = found.data?.document.titulo ?? words.types[9];
  useTitle(title);
  return (
    <OpenedDesk found={found} title={title} back={back}>
      {of => (
        <Desk
          title={title}
          source={<Source of={of} />}
          back={back}
          progress={<Bar of={of} />}
          footer={<RecordFoot of={of} />}
        >
          <RecordColumns title={title} aside={t.side} side={<RecordSide of={of} />}>
            <Told of={of} />
            <Chain id={id} />
          </RecordColumns>
        </Desk>
      )}
    </OpenedDesk>
  );
}

function Told({ of }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const { document, request } = of;
  return (
    <>
      <StandingBlock of={of} />
      {document.mensagem !== '' && !request && (
        <section>
          <h2 className="text-base font-bold">{t.message}</h2>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{document.mensagem}</p>
        </section>
      )}
      {request && <SignerCards request={request} />}
      {document.pede !== 'assinatura' && <Receivers document={document} />}
    </>
  );
}

function Source({ of: { document } }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const { moment } = useFormats();
  const { codigo, criadoEm, empresa, remetente, situacao } = document;
  const sent = situacao === 'rascunho' ? undefined : t.sentOn(moment(criadoEm));
  return <>{[codigo, sent, remetente && t.by(remetente), empresa].filter(Boolean).join(' · ')}</>;
}

function Bar({ of }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const words = useTexts(documentWords);
  const { document } = of;
  const { situacao, can } = document;
  const isSealed = situacao === 'concluido';
  return (
    <div className="flex items-center gap-2">
      <Status tone={stateTones[situacao]}>{words.states[situacao]}</Status>
      {can.includes('baixa') && !isSealed && (
        <Button onClick={() => void takeDocument(document, isSealed).catch(tellFailure)}>
          <Download size={16} aria-hidden />
          {t.acts.download}
        </Button>
      )}
      <RecordMenu of={of} />
    </div>
  );
}
