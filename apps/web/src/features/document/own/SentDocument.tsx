import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { deletion } from '#ui/staff/questions.ts';
import type { DocumentWhole } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones, useKindWords } from '../document-words.ts';
import { PageStack } from '../PageStack.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import { ownTexts } from './own.messages.ts';
import { useDeleteOwn } from './own-document.api.ts';

/** One that the worker sent: the answer first, then what was sent. */
export function SentDocument({ id }: { id: string }) {
  return (
    <OwnFrame id={id} list={to.worker.sentDocuments()}>
      {one => <Body one={one} />}
    </OwnFrame>
  );
}

function Body({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  const words = useTexts(documentWords);
  const kindOf = useKindWords();
  const { recent } = useFormats();
  const remove = useDeleteOwn(one.id);
  const ask = () =>
    deletion.open({
      title: t.deleteTitle,
      consequence: t.deleteLead,
      onConfirm: why =>
        reportFailure(remove.mutateAsync(why)).then(() => {
          toast(t.deleted);
          navigateTo(to.worker.sentDocuments(), { replace: true });
        }),
    });
  return (
    <>
      <Status tone={stateTones[one.situacao]}>{words.states[one.situacao]}</Status>
      <p className="num mt-1 text-sm text-ink-2">
        {[kindOf(one.tipo, one.especie), one.codigo, recent(one.criadoEm)].join(' · ')}
      </p>
      {one.pede === 'assinatura' ? <Signatures one={one} /> : <Answer one={one} />}
      {one.mensagem !== '' && <p className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{one.mensagem}</p>}
      <div className="mt-4">
        {one.paginas === null ? (
          <p className="rounded-2xl border border-line bg-surface p-4">{t.notShown}</p>
        ) : (
          <PageStack id={one.id} version={one.versaoArquivo} pages={one.paginas} />
        )}
      </div>
      {one.can.includes('exclui') && (
        <Button look="ghost" size="lg" className="mt-6 w-full" onClick={ask}>
          {t.delete}
        </Button>
      )}
    </>
  );
}

function Answer({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  if (one.situacao === 'recusado')
    return (
      <Notice tone="bad" icon={CircleAlert} title={t.refusedWhy} className="mt-3">
        <p className="[overflow-wrap:anywhere]">{one.motivo}</p>
        <Link
          href={to.worker.sendDocument()}
          className={buttonLook({ look: 'primary', size: 'lg', className: 'mt-3 w-full' })}
        >
          {t.sendAgain}
        </Link>
      </Notice>
    );
  const isAccepted = one.situacao === 'aceito';
  return (
    <Notice tone={isAccepted ? 'ok' : 'neutral'} icon={isAccepted ? CircleCheck : Clock3} className="mt-3">
      {isAccepted ? t.acceptedLead : t.waitsLead}
    </Notice>
  );
}

function Signatures({ one }: { one: DocumentWhole }) {
  const t = useTexts(ownTexts);
  const { total, feitas } = one.assinaturas;
  return (
    <section className="mt-3 grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <p className="num">{t.signers(feitas, total)}</p>
      {one.idAssinatura && (
        <Link
          href={
            one.can.includes('assina')
              ? to.signature.document(one.idAssinatura, 'trabalhador')
              : to.signature.file(one.idAssinatura, 'trabalhador')
          }
          className={buttonLook({ look: 'primary', size: 'lg' })}
        >
          {one.can.includes('assina') ? t.readAndSign : t.seeDocument}
        </Link>
      )}
    </section>
  );
}
