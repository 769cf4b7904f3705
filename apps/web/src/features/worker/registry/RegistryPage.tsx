import { to } from '@cracha/contract/navigation/paths.ts';
import { Check, CircleAlert, Download, History, RotateCw, SlidersHorizontal, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Status } from '#ui/base/Status.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { RegistryRows } from './RegistryRows.tsx';
import {
  downloadRefused,
  useApplyRegistry,
  useCancelRegistry,
  useLiveRegistries,
  useRegistry,
  useRetryRegistry,
  useUndoRegistry,
} from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryItem } from './registry.types.ts';
import { failureWords, registryTones, toWrite } from './registry-words.ts';

const RegistryColumns = lazy(async () => ({ default: (await import('./RegistryColumns.tsx')).RegistryColumns }));
const logModal = modal(async () => (await import('./RegistryLogModal.tsx')).RegistryLogModal);
const applyModal = modal(async () => ApplyModal);
const undoModal = modal(async () => UndoModal);

/** One file of the registry: its columns, its dry run row by row, and the one step that writes. */
export function RegistryPage({ id }: { id: string }) {
  const t = useTexts(registryTexts);
  const one = useRegistry(id);
  useLiveRegistries();
  useTitle(one.data?.nome ?? t.title);
  return (
    <Opened found={one} title={t.title} back={{ href: to.hr.registries(), label: t.back }}>
      {item => <Loaded item={item} />}
    </Opened>
  );
}

function Loaded({ item }: { item: RegistryItem }) {
  const t = useTexts(registryTexts);
  const f = useFormats();
  const [adjusts, setAdjusts] = useState(false);
  const asks = item.situacao === 'confirmarColunas' || (adjusts && item.can.includes('confirmarColunas'));
  const seen =
    item.linhas > 0 && item.linhasApagadasEm === null && !asks && !['naFila', 'lendo'].includes(item.situacao);
  return (
    <>
      <PageHead
        back={<BackLink href={to.hr.registries()} label={t.back} />}
        title={item.nome}
        lead={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Status tone={registryTones[item.situacao]}>{t.states[item.situacao]}</Status>
            {t.sentLine(item.enviadoPor, f.recent(item.enviadoEm))}
          </span>
        }
      >
        <Acts item={item} adjusts={adjusts} onAdjust={() => setAdjusts(!adjusts)} />
      </PageHead>
      <Says item={item} />
      {asks && item.can.includes('confirmarColunas') && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <RegistryColumns id={item.id} onDone={() => setAdjusts(false)} />
        </Suspense>
      )}
      {seen && <RegistryRows item={item} />}
    </>
  );
}

/** What the state means for the registry, in a sentence. */
function Says({ item }: { item: RegistryItem }) {
  const t = useTexts(registryTexts);
  const f = useFormats();
  const place = 'mx-4 mb-3 lg:mx-6';
  const dropped = item.linhasApagadasEm && t.rowsDropped(f.date(item.linhasApagadasEm));
  if (item.erro)
    return (
      <Notice tone="bad" icon={CircleAlert} className={place} title={failureWords(t, item.erro.codigo)}>
        {dropped ?? t.nothingLost}
      </Notice>
    );
  const sentences: Partial<Record<RegistryItem['situacao'], string>> = {
    naFila: t.reading,
    lendo: t.reading,
    conferir: toWrite(item) > 0 ? t.nothingYet(f.date(item.aPartirDe)) : t.nothingToDo,
    aplicando: t.applying,
    aplicada: item.aplicadaEm ? t.appliedOn(f.momentInFull(item.aplicadaEm)) : undefined,
    cancelada: t.cancelledLead,
    desfazendo: t.undoing,
    desfeita: t.undoneLead,
  };
  const said = [sentences[item.situacao], dropped].filter(Boolean).join(' ');
  return said ? (
    <Notice className={place} role="status">
      {said}
    </Notice>
  ) : null;
}

interface ActsProps {
  item: RegistryItem;
  adjusts: boolean;
  onAdjust: () => void;
}

function Acts({ item, adjusts, onAdjust }: ActsProps) {
  const t = useTexts(registryTexts);
  const retry = useRetryRegistry(item.id);
  const cancel = useCancelRegistry(item.id);
  const may = (act: RegistryItem['can'][number]) => item.can.includes(act);
  const told = { onError: tellFailure };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => logModal.open({ id: item.id })}>
        <History size={16} aria-hidden />
        {t.log}
      </Button>
      {may('recusadas') && (
        <Button onClick={() => void downloadRefused(item.id, t.refusedFile).catch(tellFailure)}>
          <Download size={16} aria-hidden />
          {t.downloadRefused}
        </Button>
      )}
      {may('confirmarColunas') && item.situacao !== 'confirmarColunas' && (
        <Button aria-expanded={adjusts} onClick={onAdjust}>
          <SlidersHorizontal size={16} aria-hidden />
          {t.adjust}
        </Button>
      )}
      {may('repetir') && (
        <Button busy={retry.isPending} onClick={() => retry.mutate(undefined, told)}>
          <RotateCw size={16} aria-hidden />
          {t.retry}
        </Button>
      )}
      {may('cancelar') && (
        <Button busy={cancel.isPending} onClick={() => cancel.mutate(undefined, told)}>
          <X size={16} aria-hidden />
          {t.cancel}
        </Button>
      )}
      {may('desfazer') && (
        <Button onClick={() => undoModal.open({ item })}>
          <Undo2 size={16} aria-hidden />
          {t.undo}
        </Button>
      )}
      {may('aplicar') && (
        <Button look="primary" onClick={() => applyModal.open({ item })}>
          <Check size={16} aria-hidden />
          {t.apply(toWrite(item))}
        </Button>
      )}
    </div>
  );
}

function ApplyModal({ item }: { item: RegistryItem }) {
  const t = useTexts(registryTexts);
  const apply = useApplyRegistry(item.id);
  const { incluir = 0, mudar = 0, recusar = 0 } = item.porAcao;
  return (
    <Confirm
      title={t.applyTitle}
      act={t.apply(toWrite(item))}
      onConfirm={() => apply.mutateAsync(undefined).catch(told)}
    >
      <p>{t.applyLead(incluir, mudar)}</p>
      {recusar > 0 && <p>{t.applyLeft(recusar)}</p>}
      <p>{t.applyWhole}</p>
    </Confirm>
  );
}

function UndoModal({ item }: { item: RegistryItem }) {
  const t = useTexts(registryTexts);
  const undo = useUndoRegistry(item.id);
  const { incluir = 0, mudar = 0 } = item.porAcao;
  return (
    <ConfirmDelete
      title={t.undoTitle}
      consequence={t.undoLead(incluir, mudar)}
      onConfirm={why => undo.mutateAsync(why).then(() => toast(t.undoing), told)}
    />
  );
}

async function told(error: unknown): Promise<never> {
  await tellFailure(error);
  throw error;
}
