import { timelineKinds } from '@cracha/contract/features/worker/worker.schemas.ts';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { useWide } from '#ui/base/wide.ts';
import { recordTexts } from '../record.messages.ts';
import { useTimeline } from '../worker.api.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { TimelineAside } from './TimelineAside.tsx';
import { TimelineFact } from './TimelineFact.tsx';
import { timelineTexts } from './timeline.messages.ts';

/** What happened, by year, the newest first; what holds today beside it. */
export function Timeline({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const { nothingYet } = useTexts(timelineTexts);
  const wide = useWide();
  const found = useTimeline(record.id);
  const { query, setQuery } = useAddress();
  const kind = timelineKinds.find(one => one === query.tipo);
  const entries = (found.data ?? []).filter(entry => !kind || entry.tipo === kind);
  const years = [...new Set(entries.map(entry => entry.dia.slice(0, 4)))];
  const names = {
    contrato: t.kContrato,
    salario: t.kSalario,
    ausencia: t.kAusencia,
    ponto: t.kPonto,
    recibo: t.kRecibo,
    documento: t.kDocumento,
    acesso: t.kAcesso,
    pedido: t.kPedido,
  };
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 py-5 lg:px-6">
      <div className={clsx(wide ? 'flex gap-8' : 'grid gap-5')}>
        {!wide && <TimelineAside record={record} />}
        <div className="min-w-0 flex-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be the wrapping row these buttons need */}
          <div role="group" aria-label={t.filterTimeline} className="mb-5 flex flex-wrap gap-2">
            {[undefined, ...timelineKinds].map(one => (
              <Button
                key={one ?? 'all'}
                size="sm"
                look={one === kind ? 'tonal' : 'outline'}
                aria-pressed={one === kind}
                onClick={() => setQuery({ tipo: one })}
              >
                {one ? names[one] : t.everything}
              </Button>
            ))}
          </div>
          <ListBody
            {...loadOf(found)}
            empty={entries.length === 0}
            onClear={kind ? () => setQuery({ tipo: undefined }) : undefined}
            whenEmpty={<StateBlock icon={History} title={nothingYet} />}
          >
            {years.map(year => (
              <section key={year} aria-label={year} className="mb-1">
                <h2 className="num mb-2 text-base font-bold">{year}</h2>
                <ol>
                  {entries
                    .filter(entry => entry.dia.startsWith(year))
                    .map((entry, at, all) => (
                      <TimelineFact
                        // biome-ignore lint/suspicious/noArrayIndexKey: two facts of a day may be alike
                        key={`${entry.dia}-${at}`}
                        entry={entry}
                        record={record}
                        last={at === all.length - 1}
                      />
                    ))}
                </ol>
              </section>
            ))}
            {!kind && entries.every(({ fato }) => fato.codigo === 'admitted') && (
              <p className="text-sm text-ink-2">{t.onlyAdmission}</p>
            )}
          </ListBody>
        </div>
        {wide && <TimelineAside record={record} />}
      </div>
    </div>
  );
}
