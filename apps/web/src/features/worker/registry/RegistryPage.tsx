import { to } from '@cracha/contract/navigation/paths.ts';
import {
  Check,
  CircleAlert,
  Download,
  History,
  type LucideIcon,
  RotateCw,
  SlidersHorizontal,
  Undo2,
  X,
} from 'lucide-react';
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
import { MenuItem } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
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
  // read again after a correction, the rows that were there stay in sight
  const reads = ['naFila', 'lendo'].includes(item.situacao);
  const seen = item.linhas > 0 && item.linhasApagadasEm === null && !asks;
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
      {seen && <RegistryRows item={item} reads={reads} />}
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

interface HeadAct {
  act: RegistryItem['can'][number];
  icon: LucideIcon;
  words: string;
  run: () => void;
  busy?: boolean;
  look?: 'primary';
  bad?: true;
}

/** What is done next stands as buttons, two at most; the rest in one menu. */
function Acts({ item, adjusts, onAdjust }: ActsProps) {
  const t = useTexts(registryTexts);
  const retry = useRetryRegistry(item.id);
  const cancel = useCancelRegistry(item.id);
  const told = { onError: tellFailure };
  const again: HeadAct = {
    ...{ act: 'repetir', icon: RotateCw, words: t.retry, busy: retry.isPending },
    run: () => retry.mutate(undefined, told),
  };
  const byUse: readonly HeadAct[] = [
    ...(item.situacao === 'comErro' ? [again] : []),
    {
      act: 'aplicar',
      icon: Check,
      words: t.apply(toWrite(item)),
      look: 'primary',
      run: () => applyModal.open({ item }),
    },
    {
      ...{ act: 'recusadas', icon: Download, words: t.downloadRefused },
      run: () => void downloadRefused(item.id, t.refusedFile).catch(tellFailure),
    },
    { act: 'desfazer', icon: Undo2, words: t.undo, run: () => undoModal.open({ item }), bad: true },
    ...(item.situacao === 'confirmarColunas'
      ? []
      : [{ act: 'confirmarColunas', icon: SlidersHorizontal, words: t.adjust, run: onAdjust } as const]),
    ...(item.situacao === 'comErro' ? [] : [again]),
    {
      ...{ act: 'cancelar', icon: X, words: t.cancel, busy: cancel.isPending, bad: true },
      run: () => cancel.mutate(undefined, told),
    },
  ];
  const offered = byUse.filter(({ act }) => item.can.includes(act));
  // the primary one stands last, at the right
  const buttons = offered.slice(0, 2).reverse();
  return (
    <div className="flex flex-wrap gap-2">
      <MoreMenu label={t.moreActs}>
        {offered.slice(2).map(({ act, icon, words, run, bad }) => (
          <MenuItem key={act} icon={icon} bad={bad} onClick={run}>
            {words}
          </MenuItem>
        ))}
        <MenuItem icon={History} onClick={() => logModal.open({ id: item.id })}>
          {t.log}
        </MenuItem>
      </MoreMenu>
      {buttons.map(({ act, icon: Icon, words, run, busy, look }) => (
        <Button
          key={act}
          look={look}
          busy={busy}
          aria-expanded={act === 'confirmarColunas' ? adjusts : undefined}
          onClick={run}
        >
          <Icon size={16} aria-hidden />
          {words}
        </Button>
      ))}
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
      {item.comAviso > 0 && <p>{t.applyNoted(item.comAviso)}</p>}
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
