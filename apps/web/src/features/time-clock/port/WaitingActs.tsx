import { RotateCw } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Status } from '#ui/base/Status.tsx';
import { type PortSettings, useRetryPort, type WaitingAct } from '../port.api.ts';
import { integrationTexts } from './integration.messages.ts';

/** What the payroll clock has still to be told, or has refused; the oldest first. */
export function WaitingActs({ settings, edits }: { settings: PortSettings; edits: boolean }) {
  const t = useTexts(integrationTexts);
  const retry = useRetryPort(settings.idEmpresa);
  const { fila, situacao } = settings;
  const act = () => retry.mutate(undefined, { onSuccess: () => toast(t.tried), onError: tellFailure });
  return (
    <section aria-label={t.queue}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-base font-bold">{t.queue}</h2>
        {edits && situacao.situacao !== 'desligada' && (
          <Button size="sm" busy={retry.isPending} onClick={act}>
            <RotateCw size={16} aria-hidden />
            {t.tryNow}
          </Button>
        )}
      </div>
      {fila.length === 0 ? (
        <p className="text-sm text-ink-2">{t.empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {fila.map(one => (
            <Waiting key={one.id} act={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ act }: { act: WaitingAct }) {
  const t = useTexts(integrationTexts);
  const { date, recent } = useFormats();
  const isRefused = act.situacao === 'recusado';
  const facts = [
    t.since(recent(act.desde)),
    act.tentativas > 0 && t.tries(act.tentativas),
    act.falha && t.failures[act.falha],
    act.proximaTentativa && act.tentativas > 0 && t.next(recent(act.proximaTentativa)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{act.nomeEmpregado}</span>
        <span className="num block text-ink-2">
          {[t.acts[act.ato], act.dia && date(act.dia)].filter(Boolean).join(' · ')}
        </span>
        <span className="num block text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Status tone={isRefused ? 'bad' : 'warn'}>{isRefused ? t.refused : t.waiting}</Status>
    </li>
  );
}
