import type {
  AnnouncementState,
  announcementActs,
} from '@cracha/contract/features/announcement/announcement.schemas.ts';

type Act = (typeof announcementActs)[number];

interface Writer {
  permissions: ReadonlySet<string>;
  allWorkers: boolean;
}

/** Who reaches only some workers can't address a company: whoever is written to must be in the writer's reach. */
export function mayWrite({ allWorkers }: Pick<Writer, 'allWorkers'>): boolean {
  return allWorkers;
}

/** What the reader may do with one; the acts themselves ask again. */
export function actsOn(writer: Writer, { state }: { state: AnnouncementState }): Act[] {
  const edits = writer.permissions.has('RhComunicadoEditar') && mayWrite(writer);
  const open: Record<Act, boolean> = {
    editar: edits && isEditable(state),
    publicar: edits && state === 'rascunho',
    retirar: edits && isWithdrawable(state),
    deletar: writer.permissions.has('RhComunicadoDeletar') && mayWrite(writer),
    lembrar: edits && state === 'publicado',
  };
  const acts: Act[] = ['editar', 'publicar', 'retirar', 'deletar', 'lembrar'];
  return acts.filter(act => open[act]);
}

export function isEditable(state: AnnouncementState): boolean {
  return state === 'rascunho' || state === 'agendado' || state === 'publicado';
}

export function isWithdrawable(state: AnnouncementState): boolean {
  return state === 'agendado' || state === 'publicado';
}
