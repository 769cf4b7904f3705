import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { SupportStatus } from './SupportStatus.tsx';
import { type SupportRequest, useEndSupport, useGrantSupport } from './support.api.ts';
import { supportTexts } from './support.messages.ts';

/** Minutes that support may be let in for; the server takes 15 to 480. */
const terms = [15, 30, 60, 120, 240, 480];

/** One's own request: how it stands, letting support in, and ending it. */
export function OwnSupportCard({ request }: { request: SupportRequest }) {
  const t = useTexts(supportTexts);
  const { moment } = useFormats();
  const end = useEndSupport();
  const facts = [
    request.grupoAcesso,
    t.askedOn(moment(request.criadaEm)),
    request.liberadaAte && t.grantedUntil(moment(request.liberadaAte)),
    request.nomeSuporte && t.helpedBy(request.nomeSuporte),
  ];
  return (
    <li className="rounded-2xl border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="min-w-0 break-words">{request.motivo}</span>
        <SupportStatus status={request.status} />
      </p>
      <p className="num mt-0.5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {request.mensagem && <p className="mt-1 break-words whitespace-pre-line">{request.mensagem}</p>}
      {request.can.includes('liberar') && <GrantForm request={request} />}
      {request.can.includes('encerrar') && (
        <Button
          look="ghost"
          className="mt-2 h-11"
          busy={end.isPending}
          aria-label={t.endOf(request.motivo)}
          onClick={() => end.mutate(request.id, { onSuccess: () => toast(t.ended), onError: tellFailure })}
        >
          {request.status === 'aberta' ? t.cancel : t.end}
        </Button>
      )}
    </li>
  );
}

function GrantForm({ request }: { request: SupportRequest }) {
  const t = useTexts(supportTexts);
  const [minutes, setMinutes] = useState(60);
  const grant = useGrantSupport();
  return (
    <div className="mt-3 rounded-lg bg-sunken p-3">
      <p className="text-sm">{t.grantLead}</p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Select
          size="worker"
          className="flex-1 basis-36"
          label={t.howLong}
          value={minutes}
          onChange={event => setMinutes(Number(event.target.value))}
        >
          {terms.map(value => (
            <option key={value} value={value}>
              {value < 60 ? t.minutes(value) : t.hours(value / 60)}
            </option>
          ))}
        </Select>
        <Button
          look="tonal"
          size="lg"
          busy={grant.isPending}
          aria-label={t.grantOf(request.motivo)}
          onClick={() =>
            grant.mutate({ id: request.id, minutes }, { onSuccess: () => toast(t.granted), onError: tellFailure })
          }
        >
          {t.grant}
        </Button>
      </div>
    </div>
  );
}
