import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { beginActing } from '#kernel/lazy/acting.api.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { SupportStatus } from './SupportStatus.tsx';
import { type SupportRequest, useEndSupport } from './support.api.ts';
import { supportDeskTexts } from './support-desk.messages.ts';

/** One request: what it says, beginning to act for the person, ending it. */
export function RequestModal({ request }: { request: SupportRequest }) {
  const t = useTexts(supportDeskTexts);
  const { moment } = useFormats();
  const end = useEndSupport();
  const { busy, fault, run } = useAct();
  const begins = request.can.includes('iniciar');
  const facts: [string, string | null][] = [
    [t.group, request.grupoAcesso],
    [t.asked, moment(request.criadaEm)],
    [t.until, request.liberadaAte && moment(request.liberadaAte)],
    [t.helper, request.nomeSuporte],
  ];
  const finish = () =>
    void end.mutateAsync(request.id).then(() => {
      toast(t.ended);
      closeModal();
    }, tellFailure);
  return (
    <Modal
      title={request.solicitante}
      description={request.motivo}
      footer={
        <>
          <p className="mr-auto self-center text-xs text-ink-2">{request.status === 'aberta' && t.notGranted}</p>
          {request.can.includes('encerrar') && (
            <Button busy={end.isPending} onClick={finish}>
              {t.end}
            </Button>
          )}
          {begins && (
            <Button look="primary" busy={busy} onClick={() => void run(() => beginActing(request.id))}>
              {request.status === 'emUso' ? t.goOn : t.begin}
            </Button>
          )}
        </>
      }
    >
      <FaultNotice fault={fault} />
      <SupportStatus status={request.status} />
      {request.mensagem && (
        <p className="mt-3 rounded-lg bg-sunken px-4 py-3 break-words whitespace-pre-line">{request.mensagem}</p>
      )}
      <dl className="num mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {begins && <p className="mt-3 text-ink-2">{t.beginLead}</p>}
    </Modal>
  );
}
