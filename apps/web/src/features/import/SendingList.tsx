import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, X } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { importTexts } from './imports.messages.ts';
import { failureOf, outcomeTexts } from './outcomes.messages.ts';
import { useReplaceImport } from './review/review.api.ts';
import { dropSending, type Sending } from './uploads.api.ts';

/** Files on their way, and those that were not taken, where their rows will stand. */
export function SendingList({ sendings }: { sendings: readonly Sending[] }) {
  const t = useTexts(importTexts);
  if (sendings.length === 0) return null;
  return (
    <ul className="mx-4 mb-3 grid gap-2 lg:mx-6">
      {sendings.map(sending => (
        <li
          key={sending.id}
          className={
            sending.refusal
              ? 'flex items-center gap-3 rounded-lg bg-bad-soft px-4 py-3'
              : 'flex items-center gap-3 rounded-lg border border-line bg-canvas px-4 py-3'
          }
        >
          <div className="min-w-0 flex-1">
            {sending.refusal ? <Refused sending={sending} refusal={sending.refusal} /> : <OnItsWay sending={sending} />}
          </div>
          <IconButton
            size="icon-sm"
            label={sending.refusal ? t.dismiss(sending.file.name) : t.stopSending(sending.file.name)}
            onClick={() => dropSending(sending)}
          >
            <X size={17} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function OnItsWay({ sending: { file, part } }: { sending: Sending }) {
  const t = useTexts(importTexts);
  const { int } = useFormats();
  const percent = part * 100;
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="ellipsis font-semibold">{t.sending(file.name)}</span>
        <span className="num ml-auto text-xs whitespace-nowrap text-ink-2">
          {percent > 0 ? t.sentPart(Math.floor(percent)) : t.waiting} · {sizeInWords(file.size, int)}
        </span>
      </p>
      <Progress value={percent} label={t.sending(file.name)} className="mt-1.5" />
      <span className="sr-only" aria-live="polite">
        {percent > 0 && t.sentPart(Math.floor(percent / 10) * 10)}
      </span>
    </>
  );
}

function Refused({ sending, refusal }: { sending: Sending; refusal: NonNullable<Sending['refusal']> }) {
  const t = useTexts(importTexts);
  const { failures } = useTexts(outcomeTexts);
  const { momentInFull } = useFormats();
  const words = failureOf(failures, refusal.code, refusal.values);
  const { id, data } = refusal.values;
  const can = useCan();
  const replace = useReplaceImport();
  return (
    <div role="alert">
      <p className="flex items-center gap-2 font-semibold text-bad">
        <CircleAlert size={17} aria-hidden className="shrink-0" />
        {t.notTaken(sending.file.name)}
      </p>
      <p className="mt-0.5 text-ink-2">
        {typeof data === 'string' ? t.alreadySent(momentInFull(data)) : words.what}{' '}
        {typeof id !== 'string' && words.next}
        {typeof id === 'string' && (
          <Link href={to.hr.import(id)} className="ml-1 font-semibold text-brand-ink underline">
            {t.openStanding}
          </Link>
        )}
        {typeof id === 'string' && can('RhImportacaoCriar') && (
          <button
            type="button"
            className="ml-3 font-semibold text-brand-ink underline"
            onClick={() => replace.mutate(id, { onSuccess: () => dropSending(sending), onError: tellFailure })}
          >
            {t.replaceStanding}
          </button>
        )}
      </p>
    </div>
  );
}
