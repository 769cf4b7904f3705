import { to } from '@cracha/contract/navigation/paths.ts';
import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Box } from './Box.tsx';
import { Counts, otherCounts, undatedCount } from './Counts.tsx';
import { DaysLink } from './DaysLink.tsx';
import { Doubts } from './Doubts.tsx';
import { useCancel } from './import.api.ts';
import type { ImportItem } from './import.types.ts';
import { heldModal } from './import-modals.ts';
import { importTexts } from './imports.messages.ts';
import { Reading } from './Reading.tsx';
import { RetryButton } from './RetryButton.tsx';

// few files ask for these
const ImportFailure = lazy(async () => ({ default: (await import('./ImportFailure.tsx')).ImportFailure }));
const ColumnsForm = lazy(async () => ({ default: (await import('./ColumnsForm.tsx')).ColumnsForm }));

/** What an import has to say in its state, and the one thing to do about it. */
export function ImportDetail(props: { row: ImportItem }) {
  const { porTipo, situacao } = props.row;
  const read = situacao === 'paraConferir' || situacao === 'prontaParaLiberar' || situacao === 'publicada';
  return (
    <>
      <StateDetail {...props} />
      {read && porTipo.fichas > 0 && <RecordsNote />}
    </>
  );
}

/** Who sent records to fill in the registry is told where that is done. */
function RecordsNote() {
  const t = useTexts(importTexts);
  return (
    <p className="px-4 pb-3 text-sm text-ink-2 lg:px-6">
      {t.recordsGo}{' '}
      <Link href={to.hr.registries()} className="font-semibold text-brand-ink underline">
        {t.toRegistry}
      </Link>
      .
    </p>
  );
}

function StateDetail({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const f = useFormats();
  const publish = (
    <Link href={to.hr.release(row.id)} className={buttonLook({ look: 'tonal', size: 'sm' })}>
      {row.situacao === 'paraConferir' ? t.releaseClean(row.limpos) : t.release(row.limpos)}
    </Link>
  );
  switch (row.situacao) {
    case 'naFila':
      return <Box side={<CancelButton row={row} label={t.cancel} />}>{t.queued}</Box>;
    case 'lendo':
      return (
        <Box note={t.canLeave} side={<CancelButton row={row} label={t.cancel} />}>
          <Reading row={row} />
        </Box>
      );
    case 'paraConferir':
      return <Doubts row={row} publish={publish} />;
    case 'prontaParaLiberar':
      return (
        <Box
          note={t.hiddenUntil}
          side={
            <div className="flex flex-wrap gap-2 lg:justify-end">
              <DaysLink row={row} />
              {publish}
            </div>
          }
        >
          <Counts items={[[t.clean, row.limpos], ...undatedCount(row, t), ...otherCounts(row, t)]} />
        </Box>
      );
    case 'agendada':
      return (
        <Box side={<CancelButton row={row} label={t.cancelSchedule} />}>
          {row.agendadaPara && t.scheduledFor(f.momentInFull(row.agendadaPara))}
        </Box>
      );
    case 'publicada':
      return (
        <Box
          side={
            row.paraConferir > 0 && (
              <ActButton onClick={() => heldModal.open({ row })}>{t.seeHeld(row.paraConferir)}</ActButton>
            )
          }
        >
          <Counts
            items={[[t.published, row.publicados], [t.doubtful, row.paraConferir, true], ...otherCounts(row, t)]}
          />
        </Box>
      );
    case 'comErro':
      return (
        <Suspense>
          <ImportFailure row={row} />
        </Suspense>
      );
    case 'cancelada':
      return <Box side={<RetryButton row={row} />}>{t.cancelledLead}</Box>;
    case 'desfeita':
      return <Box>{t.undoneLead}</Box>;
    case 'confirmarColunas':
      return (
        <Suspense>
          <ColumnsForm row={row} />
        </Suspense>
      );
  }
}

function ActButton({
  shown = true,
  look,
  onClick,
  children,
}: {
  shown?: boolean;
  look?: 'tonal';
  onClick: () => void;
  children: ReactNode;
}) {
  if (!shown) return null;
  return (
    <Button size="sm" look={look} onClick={onClick}>
      {children}
    </Button>
  );
}

function CancelButton({ row, label }: { row: ImportItem; label: string }) {
  const cancel = useCancel();
  if (!row.can.includes('cancelar')) return null;
  return (
    <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(row.id, { onError: tellFailure })}>
      <X size={15} aria-hidden />
      {label}
    </Button>
  );
}
