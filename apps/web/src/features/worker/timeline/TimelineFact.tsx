import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import {
  BriefcaseBusiness,
  CalendarOff,
  Clock,
  FileText,
  Inbox,
  Landmark,
  LogIn,
  type LucideIcon,
  ReceiptText,
  TrendingUp,
  UserX,
} from 'lucide-react';
import { addressWith } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Status } from '#ui/base/Status.tsx';
import { useFieldWords } from '../field-words.ts';
import { recordTexts } from '../record.messages.ts';
import { useWorkerPaths } from '../useWorkerPaths.ts';
import { useTakeBack } from '../worker.api.ts';
import type { TimelineEntry, WorkerRecord } from '../worker.types.ts';
import { onDay } from './OnDayForm.tsx';
import { timelineTexts } from './timeline.messages.ts';

type Look = readonly [LucideIcon, string];
const neutral = 'bg-sunken text-ink-2';
/** What changes is green, an absence amber, what is only filed grey; the icon says the same. */
const looks: Record<TimelineEntry['tipo'], Look> = {
  contrato: [BriefcaseBusiness, 'bg-ok-soft text-ok'],
  salario: [TrendingUp, 'bg-ok-soft text-ok'],
  ausencia: [CalendarOff, 'bg-warn-soft text-warn'],
  ponto: [Clock, neutral],
  recibo: [ReceiptText, neutral],
  documento: [FileText, neutral],
  acesso: [LogIn, neutral],
  pedido: [Inbox, neutral],
};
const looksOfFacts: Partial<Record<string, Look>> = {
  admitted: [Landmark, 'bg-brand-soft text-brand-ink'],
  dismissed: [UserX, neutral],
  cpfCorrected: [BriefcaseBusiness, neutral],
  fileExpired: [FileText, 'bg-warn-soft text-warn'],
};
/** Not yet: an outline that nothing fills, and the words beside it. */
const toCome = 'border border-dashed border-line-strong text-ink-2';

interface TimelineFactProps {
  entry: TimelineEntry;
  record: WorkerRecord;
  /** Of its year: no line leads on. */
  last: boolean;
}

/** One thing that happened on a day, and the way to what tells more of it. */
export function TimelineFact({ entry, record, last }: TimelineFactProps) {
  const t = useTexts(recordTexts);
  const { dayShort } = useFormats();
  const { title, detail } = useWords(entry, record);
  const more = useMore(entry);
  const [Icon, ground] = looksOfFacts[entry.fato.codigo] ?? looks[entry.tipo];
  return (
    <li className="flex gap-3 text-sm">
      <span className="num w-14 shrink-0 pt-1.5 text-right text-xs leading-5 text-ink-2">{dayShort(entry.dia)}</span>
      <span aria-hidden className="flex shrink-0 flex-col items-center">
        <span className={clsx('grid size-8 shrink-0 place-items-center rounded-full', entry.futuro ? toCome : ground)}>
          <Icon size={16} />
        </span>
        {!last && <span className="w-px flex-1 bg-line" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 pb-5">
        <div className="min-w-0 flex-1 basis-48 pt-1">
          <p className="num flex flex-wrap items-center gap-x-2 font-semibold">
            {title}
            {entry.futuro && entry.tipo !== 'documento' && <Status tone="brand">{t.future}</Status>}
          </p>
          {detail && <p className="num text-xs break-words text-ink-2">{detail}</p>}
        </div>
        {more && (
          <Link
            href={more.href}
            className="py-1.5 text-xs font-semibold text-brand-ink underline-offset-2 hover:underline max-lg:py-2"
          >
            {more.text}
          </Link>
        )}
        {entry.futuro && <TakeBack entry={entry} record={record} />}
      </div>
    </li>
  );
}

/** Where more of it stands: the receipt, the file in the folder, the record as it was on the day of a change. */
function useMore({
  idRecibo,
  idArquivo,
  fato,
  futuro,
  dia,
}: TimelineEntry): { href: string; text: string } | undefined {
  const { openReceipt } = useTexts(recordTexts);
  const t = useTexts(timelineTexts);
  const paths = useWorkerPaths();
  if (idRecibo && fato.codigo === 'benefitPublished') return { href: paths.benefit(idRecibo), text: t.seeBenefit };
  // nobody but HR is told of one
  if (idRecibo && fato.codigo === 'statementPublished')
    return { href: to.hr.statement(idRecibo), text: t.seeStatement };
  if (idRecibo) return { href: paths.receipt(idRecibo), text: openReceipt };
  if (idArquivo)
    return { href: addressWith({ aba: 'arquivos', arquivo: idArquivo, tipo: undefined }), text: t.seeDocument };
  return fato.codigo === 'changed' && !futuro ? { href: onDay(dia), text: t.seeChange } : undefined;
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

interface Words {
  title: string;
  detail?: string;
}

function useWords({ dia, fato: { codigo, valores } }: TimelineEntry, { mudancas }: WorkerRecord): Words {
  const t = useTexts(recordTexts);
  const { withSalary, benefitsOf, clockOf, statementOf, requests } = useTexts(timelineTexts);
  const share = useShare();
  const words = useFieldWords();
  const { competence, date } = useFormats();
  const text = (key: string) => (valores[key] === null || valores[key] === undefined ? '' : String(valores[key]));
  switch (codigo) {
    case 'admitted':
      return {
        title: t.admitted,
        detail: told([text('cargo'), text('salario') && withSalary(words.value('salario', text('salario')))]),
      };
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
        title: t.leave,
        detail: text('ate') && t.until(date(text('ate'))),
      };
    case 'requestSent':
    case 'requestApproved':
    case 'requestDenied':
    case 'requestCanceled':
      return { title: requests[codigo], detail: told([wordOf(requests.kinds, text('tipo')), text('codigo')]) };
    case 'clockClosed':
      return { title: clockOf(inSentence(competence(Number(valores.mes), Number(valores.ano)))) };
    case 'benefitPublished':
      return { title: benefitsOf(inSentence(competence(Number(valores.mes), Number(valores.ano)))) };
    case 'statementPublished':
      return { title: statementOf(text('ano')) };
    case 'receiptPublished':
      return { title: t.receiptOf(inSentence(competence(Number(valores.mes), Number(valores.ano)))) };
    default: {
      const field = text('campo');
      const before = text('antes');
      // in another unit (a month, an hour) the same pay is another number
      const alike =
        field === 'salario' && !mudancas.some(one => one.campo === 'salarioUnidade' && one.aPartirDe === dia);
      const why = [text('motivo'), alike && share(Number(before), Number(text('valor')))].filter(Boolean).join(', ');
      const detail = told([why, t.before(words.value(field, before))]);
      return { title: t.became(words.label(field), words.value(field, text('valor'))), detail };
    }
  }
}

/** `+ 5,93%`; undefined: there was nothing before, or is nothing now. */
function useShare(): (before: number, after: number) => string | undefined {
  const language = useLanguage();
  return (before, after) => {
    if (!before || !after) return undefined;
    const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
    return `${after < before ? '−' : '+'}\u2009${percent.format(Math.abs(after - before) / before)}`;
  };
}

function told(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
