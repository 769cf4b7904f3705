import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { kinds } from '@cracha/contract/features/history/histories.ts';
import {
  type DeletedKind,
  deletedKinds,
  type HistoryKind,
  historyKinds,
} from '@cracha/contract/features/history/history.schemas.ts';

export interface Reader {
  profile: Profile;
  permissions: ReadonlySet<string>;
  allCompanies: boolean;
  allWorkers: boolean;
}

export function seesKind(
  { profile, permissions }: Pick<Reader, 'profile' | 'permissions'>,
  kind: HistoryKind,
): boolean {
  const { sees }: { sees: readonly Permission[] } = kinds[kind];
  return profile === 'admin' || sees.some(permission => permissions.has(permission));
}

/** What a reader may read of, cut to one kind where it is asked for. */
export function entitiesSeen(reader: Reader, asked: HistoryKind | undefined): string[] {
  return historyKinds.flatMap(kind =>
    (asked === undefined || asked === kind) && seesKind(reader, kind) ? kinds[kind].entities : [],
  );
}

export function kindOf(entity: string): HistoryKind | undefined {
  return historyKinds.find(kind => kinds[kind].entities.some(one => one === entity));
}

export function deletedKindOf(entity: string): DeletedKind | undefined {
  const kind = kindOf(entity);
  return deletedKinds.find(one => one === kind);
}

/** Payslips, benefits and statements are seen by grants of their own. */
export function categoriesSeen({ profile, permissions }: Reader): number[] {
  const sees = [
    [1, 'RhReciboVisualizar'],
    [2, 'RhBeneficioVisualizar'],
    [3, 'RhInformeRendimentoVisualizar'],
    [6, 'RhDocumentoEmpregadoVisualizar'],
    [7, 'RhEspelhoPontoVisualizar'],
  ] as const;
  return sees.flatMap(([category, permission]) =>
    profile === 'admin' || permissions.has(permission) ? [category] : [],
  );
}

/**
 * Who is limited to companies brings none back: it would be outside of what they were given. An announcement is written, and so brought
 * back, by who reaches all of the workers it is for; a manager's role by who may give one.
 */
export function mayRestore(reader: Reader, { entity, restored }: { entity: string; restored: boolean }): boolean {
  if (entity === 'recognitionModel')
    return !restored && reader.profile === 'admin' && reader.permissions.has('AdminHistoricoExclusaoEditar');
  const within =
    entity === 'receipt' ||
    entity === 'workerFile' ||
    (entity === 'announcement' && reader.allWorkers) ||
    (entity === 'manager' && reader.allCompanies && reader.allWorkers && reader.permissions.has('RhGestorCriar')) ||
    (entity === 'company' && reader.allCompanies);
  return within && !restored && reader.profile === 'rh' && reader.permissions.has('RhHistoricoExclusaoEditar');
}
