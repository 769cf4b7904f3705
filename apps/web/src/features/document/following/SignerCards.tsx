import { clsx } from 'clsx';
import { Download, Mail, MailX } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import type { SignatureWhole, Signer } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { signerTones } from '../document-words.ts';
import { takeReceipt, useRequestActs } from './following.api.ts';
import { recordTexts } from './record.messages.ts';
import { inTurn, lastDelivery } from './standing.ts';

/** Who signs: how far each has come, and what became of each message to them. */
export function SignerCards({ request }: { request: SignatureWhole }) {
  const t = useTexts(recordTexts);
  const { assinantes: signers } = request;
  const done = signers.filter(({ situacao }) => situacao === 'assinou').length;
  const isOrdered = new Set(signers.map(({ passo }) => passo)).size > 1;
  return (
    <section>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-bold">{t.signers}</h2>
        <p className="num text-sm text-ink-2">
          {t.signedBy(done, signers.length)}, {isOrdered ? t.inOrder : t.together}
        </p>
      </header>
      <ol className="mt-2 grid gap-2.5">
        {signers.map(signer => (
          <SignerCard key={signer.id} request={request} signer={signer} />
        ))}
      </ol>
    </section>
  );
}

function SignerCard({ request, signer }: { request: SignatureWhole; signer: Signer }) {
  const t = useTexts(recordTexts);
  const words = useTexts(documentWords);
  const facts = useFacts(signer);
  const isOwn = inTurn([signer]).length > 0;
  const isReturned = isOwn && signer.situacao === 'convidado' && lastDelivery(signer)?.situacao === 'recusada';
  return (
    <li className={clsx('rounded-xl border px-4 py-3.5', isReturned ? 'border-bad' : 'border-line')}>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <Avatar name={signer.nome} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{signer.nome}</b>{' '}
            <span className="text-ink-2">· {words.roles[signer.papel].toLowerCase()}</span>
          </p>
          <p className="num text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
          {signer.motivo && <p className="text-sm">{t.reasonWas(signer.motivo)}</p>}
        </div>
        {isReturned ? (
          <StatusText tone="bad">{t.notReceived}</StatusText>
        ) : (
          <StatusText tone={signerTones[signer.situacao]}>{words.signers[signer.situacao]}</StatusText>
        )}
        {signer.situacao === 'assinou' && request.can.includes('comprovantes') && (
          <Button
            size="sm"
            aria-label={t.receiptOf(signer.nome)}
            onClick={() => void takeReceipt(request, signer).catch(tellFailure)}
          >
            <Download size={15} aria-hidden />
            {t.receipt}
          </Button>
        )}
      </div>
      {signer.entregas.length > 0 && signer.situacao !== 'assinou' && (
        <Deliveries request={request} signer={signer} mayResend={isOwn && request.can.includes('lembra')} />
      )}
    </li>
  );
}

function useFacts({ assinadoEm, lidoEm, abertoEm, nivelAlcancado, nivel, contato, entregas }: Signer): string[] {
  const t = useTexts(recordTexts);
  const { levels } = useTexts(documentWords);
  const { moment } = useFormats();
  const came = assinadoEm
    ? t.signedAt(moment(assinadoEm))
    : lidoEm
      ? t.readAt(moment(lidoEm))
      : abertoEm && t.openedAt(moment(abertoEm));
  const told = contato ?? (entregas.length === 0 ? t.byBell : undefined);
  return [came, assinadoEm ? undefined : told, levels[nivelAlcancado ?? nivel]].flatMap(fact => fact || []);
}

interface DeliveriesProps {
  request: SignatureWhole;
  signer: Signer;
  mayResend: boolean;
}

/** Each message with what became of it, the newest first. */
function Deliveries({ request, signer, mayResend }: DeliveriesProps) {
  const t = useTexts(recordTexts);
  const { moment } = useFormats();
  const acts = useRequestActs(request.id);
  const messages = signer.entregas.toSorted((one, other) => other.em.localeCompare(one.em)).slice(0, 3);
  const resend = () => void acts.resend(signer.id).then(() => toast(t.resent), tellFailure);
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 sm:ml-13">
      <ul className="grid gap-1.5 text-sm">
        {messages.map(({ tipo, em, situacao }) => {
          const isBad = situacao === 'recusada' || situacao === 'semResposta';
          const Icon = isBad ? MailX : Mail;
          return (
            <li key={`${tipo} ${em}`} className="flex items-start gap-2.5">
              <Icon size={17} aria-hidden className={clsx('mt-0.5 shrink-0', isBad ? 'text-bad' : 'text-ink-3')} />
              <span className="num">
                <b className="font-semibold">{wordOf(t.messages, tipo)}</b>, {moment(em)}: {t.deliveries[situacao]}
              </span>
            </li>
          );
        })}
      </ul>
      {mayResend && (
        <Button size="sm" busy={acts.busy} aria-label={t.resendTo(signer.nome)} onClick={resend}>
          {t.resend}
        </Button>
      )}
    </div>
  );
}
