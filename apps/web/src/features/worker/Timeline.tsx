import { timelineKinds } from '@cracha/contract/features/worker/worker.schemas.ts';
import { clsx } from 'clsx';
import {
  BriefcaseBusiness,
  CalendarOff,
  FileText,
  History,
  Landmark,
  LogIn,
  type LucideIcon,
  ReceiptText,
  TrendingUp,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Status } from '#ui/Status.tsx';
import { useWide } from '#ui/wide.ts';
import { useFieldWords } from './field-words.ts';
import { recordTexts } from './record.messages.ts';
import { TimelineAside } from './TimelineAside.tsx';
import { useWorkerPaths } from './useWorkerPaths.ts';
import { useTakeBack, useTimeline } from './worker.api.ts';
import type { TimelineEntry, WorkerRecord } from './worker.types.ts';

type Kind = TimelineEntry['tipo'];
type Look = readonly [LucideIcon, string];
const neutral = 'bg-sunken text-ink-2';
/** What changes is green, an absence amber, what is only filed grey; the icon says the same. */
const looks: Record<Kind, Look> = {
  contrato: [BriefcaseBusiness, 'bg-ok-soft text-ok'],
  salario: [TrendingUp, 'bg-ok-soft text-ok'],
  ausencia: [CalendarOff, 'bg-warn-soft text-warn'],
  recibo: [ReceiptText, neutral],
  documento: [FileText, neutral],
  acesso: [LogIn, neutral],
};
const looksOfFacts: Partial<Record<string, Look>> = {
  admitted: [Landmark, 'bg-brand-soft text-brand-ink'],
  dismissed: [UserX, neutral],
  cpfCorrected: [BriefcaseBusiness, neutral],
  fileExpired: [FileText, 'bg-warn-soft text-warn'],
};
/** Not yet: an outline that nothing fills, and the words beside it. */
const toCome = 'border border-dashed border-line-strong text-ink-2';

/** What happened, by year, the newest first; what holds today beside it. */
export function Timeline({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const wide = useWide();
  const found = useTimeline(record.id);
  const [kind, setKind] = useState<Kind>();
  const entries = (found.data ?? []).filter(entry => !kind || entry.tipo === kind);
  const years = [...new Set(entries.map(entry => entry.dia.slice(0, 4)))];
  const names = {
    contrato: t.kContrato,
    salario: t.kSalario,
    ausencia: t.kAusencia,
    recibo: t.kRecibo,
    documento: t.kDocumento,
    acesso: t.kAcesso,
  };
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 py-5 lg:px-6">
      <div className={clsx('grid', wide ? 'grid-cols-[minmax(0,1fr)_300px] gap-10' : 'gap-5')}>
        {!wide && <TimelineAside record={record} />}
        <div className="min-w-0">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be the wrapping row these buttons need */}
          <div role="group" aria-label={t.filterTimeline} className="mb-5 flex flex-wrap gap-2">
            {[undefined, ...timelineKinds].map(one => (
              <Button
                key={one ?? 'all'}
                size="sm"
                look={one === kind ? 'tonal' : 'outline'}
                aria-pressed={one === kind}
                onClick={() => setKind(one)}
              >
                {one ? names[one] : t.everything}
              </Button>
            ))}
          </div>
          <ListBody
            {...loadOf(found)}
            empty={entries.length === 0}
            onClear={kind ? () => setKind(undefined) : undefined}
            whenEmpty={<StateBlock icon={History} title={t.onlyAdmission} />}
          >
            {years.map(year => (
              <section key={year} aria-label={year} className="mb-6">
                <h2 className="num mb-2 text-base font-bold">{year}</h2>
                <ol>
                  {entries
                    .filter(entry => entry.dia.startsWith(year))
                    .map((entry, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two facts of a day may be alike
                      <Entry key={`${entry.dia}-${at}`} entry={entry} record={record} />
                    ))}
                </ol>
              </section>
            ))}
          </ListBody>
        </div>
        {wide && <TimelineAside record={record} />}
      </div>
    </div>
  );
}

function Entry({ entry, record }: { entry: TimelineEntry; record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const { dayShort } = useFormats();
  const paths = useWorkerPaths();
  const { title, detail } = useWords(entry);
  const [Icon, ground] = looksOfFacts[entry.fato.codigo] ?? looks[entry.tipo];
  return (
    <li className="group relative flex items-start gap-3 pb-5 text-sm">
      <span className="num w-14 shrink-0 pt-1.5 text-right text-ink-2">{dayShort(entry.dia)}</span>
      <span
        aria-hidden
        className={clsx('z-1 grid size-8 shrink-0 place-items-center rounded-full', entry.futuro ? toCome : ground)}
      >
        <Icon size={16} />
      </span>
      <span aria-hidden className="absolute top-8 bottom-0 left-[83px] w-px bg-line group-last:hidden" />
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {title}
          {entry.futuro && entry.tipo !== 'documento' && <Status tone="brand">{t.future}</Status>}
        </p>
        {detail && <p className="text-ink-2">{detail}</p>}
      </div>
      {entry.idRecibo && (
        <Link
          href={paths.receipt(entry.idRecibo)}
          className="pt-1 font-semibold text-brand-ink underline-offset-2 hover:underline max-lg:py-2"
        >
          {t.openReceipt}
        </Link>
      )}
      {entry.futuro && <TakeBack entry={entry} record={record} />}
    </li>
  );
}

/** A change whose day is yet to come can be undone. */
function TakeBack({ entry, record }: { entry: TimelineEntry; record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const take = useTakeBack(record.id);
  const change = record.mudancas.find(one => one.campo === entry.fato.valores.campo && one.aPartirDe === entry.dia);
  if (!change?.futura || !record.can.includes('editar')) return null;
  return (
    <Button
      size="sm"
      busy={take.isPending}
      onClick={() => take.mutate(change.id, { onSuccess: () => toast(t.takenBack), onError: tellFailure })}
    >
      {t.takeBack}
    </Button>
  );
}

function useWords({ fato: { codigo, valores } }: TimelineEntry): { title: string; detail?: string } {
  const t = useTexts(recordTexts);
  const words = useFieldWords();
  const { competence, date } = useFormats();
  const text = (key: string) => (valores[key] === null || valores[key] === undefined ? '' : String(valores[key]));
  switch (codigo) {
    case 'admitted':
      return { title: t.admitted, detail: text('cargo') };
    case 'dismissed':
      return { title: t.ended, detail: text('motivo') };
    case 'firstAccess':
      return { title: t.firstAccess };
    case 'bankChanged':
      return { title: t.bankChanged };
    case 'cpfCorrected':
      return { title: t.cpfCorrected, detail: text('motivo') };
    case 'fileKept':
    case 'fileExpires':
    case 'fileExpired':
      return { title: t[codigo], detail: text('arquivo') };
    case 'bankChangeWaits':
      return { title: t.bankChangeWaits };
    case 'leave':
      return {
        title: t.leave(words.value('afastamento', text('tipo'))),
        detail: text('ate') && t.until(date(text('ate'))),
      };
    case 'receiptPublished':
      return { title: t.receiptOf(competence(Number(valores.mes), Number(valores.ano)).toLowerCase()) };
    default: {
      const field = text('campo');
      const detail = [t.before(words.value(field, text('antes'))), text('motivo')].filter(Boolean).join(' · ');
      return { title: t.became(words.label(field), words.value(field, text('valor'))), detail };
    }
  }
}
