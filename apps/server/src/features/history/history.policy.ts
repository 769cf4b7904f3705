import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { type DeletedKind, deletedKinds, type HistoryKind } from '@cracha/contract/features/history/history.schemas.ts';

export interface Reader {
  profile: Profile;
  permissions: ReadonlySet<string>;
  allCompanies: boolean;
  allWorkers: boolean;
}

interface Kind {
  /** What the record history calls it. */
  entities: readonly string[];
  /** What HR must be able to see elsewhere to read of it here; the platform reads of its own acts of these kinds. */
  sees: readonly Permission[];
}

const kinds: Record<HistoryKind, Kind> = {
  trabalhador: { entities: ['employment'], sees: ['RhTrabalhadorVisualizar'] },
  remuneracao: { entities: ['employmentPay'], sees: ['RhRemuneracaoVisualizar'] },
  dadosBancarios: { entities: ['employmentBank'], sees: ['RhDadoBancarioVisualizar'] },
  dependente: { entities: ['employmentDependants'], sees: ['RhTrabalhadorVisualizar'] },
  recibo: {
    entities: ['receipt'],
    // of which kinds, categoriesSeen says
    sees: [
      'RhReciboVisualizar',
      'RhBeneficioVisualizar',
      'RhInformeRendimentoVisualizar',
      'RhDocumentoEmpregadoVisualizar',
      'RhEspelhoPontoVisualizar',
    ],
  },
  arquivo: { entities: ['workerFile'], sees: ['RhDocumentoEmpregadoVisualizar'] },
  empresa: { entities: ['company'], sees: ['RhEmpresaVisualizar'] },
  comunicado: { entities: ['announcement'], sees: ['RhComunicadoVisualizar'] },
  importacao: {
    entities: ['import', 'importDocument', 'registryImport', 'rememberedRubric'],
    sees: ['RhImportacaoVisualizar'],
  },
  gestor: {
    entities: ['manager', 'reportingLine'],
    sees: ['RhGestorVisualizar', 'RhOrganogramaVisualizar'],
  },
  usuario: { entities: ['person'], sees: ['RhUsuarioVisualizar'] },
  perfil: { entities: ['accessProfile', 'approverProfile'], sees: ['RhPerfilAcessoVisualizar'] },
  privacidade: { entities: ['privacyRequest'], sees: ['RhTrabalhadorEditar'] },
  suporte: { entities: ['supportRequest', 'ticket'], sees: ['RhUsuarioVisualizar'] },
  configuracao: { entities: ['accessGroup'], sees: ['RhConfiguracaoVisualizar'] },
  ajuda: { entities: ['helpItem'], sees: [] },
  modelo: { entities: ['recognitionModel'], sees: [] },
  downloadLote: { entities: ['batchDownload'], sees: ['RhDownloadLoteVisualizar'] },
};
const everyKind = Object.entries(kinds).filter((entry): entry is [HistoryKind, Kind] => entry[0] in kinds);

export function seesKind(
  { profile, permissions }: Pick<Reader, 'profile' | 'permissions'>,
  kind: HistoryKind,
): boolean {
  return profile === 'admin' || kinds[kind].sees.some(permission => permissions.has(permission));
}

/** What a reader may read of, cut to one kind where it is asked for. */
export function entitiesSeen(reader: Reader, asked: HistoryKind | undefined): string[] {
  return everyKind.flatMap(([kind, { entities }]) =>
    (asked === undefined || asked === kind) && seesKind(reader, kind) ? entities : [],
  );
}

export function kindOf(entity: string): HistoryKind | undefined {
  return everyKind.find(([, { entities }]) => entities.includes(entity))?.[0];
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
