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

/** Who may bring a kind of record back; each feature says it of its own. */
export interface Restoring {
  /** What is needed beside the grant of the history; left out: nothing. */
  may?: (reader: Reader) => boolean;
  /** The platform's own records are brought back by the platform; left out: HR. */
  profile?: 'admin';
}

/** Undefined: it can't be brought back. */
export function mayRestore(reader: Reader, restoring: Restoring | undefined, restored: boolean): boolean {
  if (!restoring || restored) return false;
  const { profile = 'rh', may } = restoring;
  const grant = profile === 'admin' ? 'AdminHistoricoExclusaoEditar' : 'RhHistoricoExclusaoEditar';
  return reader.profile === profile && reader.permissions.has(grant) && (may?.(reader) ?? true);
}
