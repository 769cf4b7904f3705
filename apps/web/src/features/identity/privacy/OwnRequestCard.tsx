import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status } from '#ui/base/Status.tsx';
import type { OwnRequest } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

/** One's own request: what was asked, until when, and what came back. */
export function OwnRequestCard({ request }: { request: OwnRequest }) {
  const t = useTexts(privacyTexts);
  const { date } = useFormats();
  const { desfecho, atrasado, respondidoEm, resposta } = request;
  return (
    <li className="border-line py-3 not-last:border-b">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        {t[request.tipo]}
        {desfecho ? (
          <Status tone={desfecho === 'atendido' ? 'ok' : 'warn'}>{t[desfecho]}</Status>
        ) : (
          <Status tone={atrasado ? 'bad' : 'neutral'}>{atrasado ? t.late : t.open}</Status>
        )}
      </p>
      <p className="num text-ink-2">
        {[request.grupoAcesso, t.askedOn(date(request.pedidoEm)), !desfecho && t.until(date(request.prazo))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{request.texto}</p>
      {respondidoEm && (
        <div className="mt-2 rounded-lg bg-sunken px-4 py-3">
          <p className="font-semibold">{t.answerOf(request.grupoAcesso)}</p>
          <p className="break-words whitespace-pre-line">{resposta}</p>
          <p className="num text-2xs text-ink-2">{t.answeredOn(date(respondidoEm))}</p>
        </div>
      )}
    </li>
  );
}
