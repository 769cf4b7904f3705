import { type WorkerState, workerActs } from '@cracha/contract/features/worker/worker.schemas.ts';
import {
  fieldOf,
  isWorkerField,
  type WorkerFieldName,
  type WorkerSection,
  workerSections,
} from '@cracha/contract/features/worker/worker-fields.ts';

interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  supportGrantId: string | null;
}
type Seer = Pick<Reader, 'profile' | 'permissions'>;
/** Another account is asked of the record itself (`presentWorker`). */
type Act = Exclude<(typeof workerActs)[number], 'trocarConta'>;

/** Pay and bank data have grants of their own: seeing people never implies seeing pay. */
const grants = {
  pagamento: { sees: 'RhRemuneracaoVisualizar', edits: 'RhRemuneracaoEditar' },
  banco: { sees: 'RhDadoBancarioVisualizar', edits: 'RhDadoBancarioEditar' },
} as const;
const plain = { sees: 'RhTrabalhadorVisualizar', edits: 'RhTrabalhadorEditar' } as const;

/** What leading people needs of a record: who they are at work and how to reach them. Never documents, address, health or bank. */
const ofTeam: readonly WorkerFieldName[] = [
  'nome',
  'nomeSocial',
  'nascimento',
  'email',
  'celular',
  'emergenciaNome',
  'emergenciaTelefone',
];

function grantOf(section: WorkerSection): { sees: string; edits: string } {
  return section === 'pagamento' || section === 'banco' ? grants[section] : plain;
}

export function maySee({ profile, permissions }: Seer, section: WorkerSection): boolean {
  if (profile !== 'gestor') return permissions.has(grantOf(section).sees);
  if (section === 'pagamento') return permissions.has('GestorRemuneracaoVisualizar');
  return sectionsFor({ profile }).includes(section) && permissions.has('GestorTrabalhadorVisualizar');
}

/** The sections there are for a reader, seen or not. */
export function sectionsFor({ profile }: Pick<Reader, 'profile'>): readonly WorkerSection[] {
  return profile === 'gestor' ? ['pessoa', 'contato', 'contrato', 'pagamento'] : workerSections;
}

/** Of what a manager reads in part, the fields that are theirs. */
export function isTold({ profile }: Pick<Reader, 'profile'>, field: WorkerFieldName): boolean {
  const { section, sensitive } = fieldOf(field);
  return (
    profile !== 'gestor' ||
    (!sensitive && (section === 'contrato' || section === 'pagamento')) ||
    ofTeam.includes(field)
  );
}

export function mayEdit(reader: Reader, section: WorkerSection): boolean {
  const { permissions } = reader;
  return maySee(reader, section) && permissions.has(plain.edits) && permissions.has(grantOf(section).edits);
}

/** May a field's value be told to the reader? What is no field of the record may. */
export function mayTell(reader: Seer, field: string): boolean {
  return !isWorkerField(field) || (maySee(reader, fieldOf(field).section) && isTold(reader, field));
}

/** The worker reads pay, bank and receipts of their own: who gives them to another CPF sees all of it themself. */
export function mayCorrectCpf(reader: Reader): boolean {
  const { permissions, supportGrantId } = reader;
  return (
    !supportGrantId &&
    permissions.has(plain.edits) &&
    maySee(reader, 'pagamento') &&
    maySee(reader, 'banco') &&
    permissions.has('RhReciboVisualizar')
  );
}

/** What the reader may do with a worker; the acts themselves ask again. An end whose day has not passed yet is taken back as one that has. */
export function actsOn(
  reader: Reader,
  worker: { state: WorkerState; ends: boolean; cameIn: boolean; signsIn: boolean },
): Act[] {
  const { profile, permissions, supportGrantId } = reader;
  if (profile !== 'rh') return [];
  const edits = permissions.has(plain.edits);
  const gone = worker.state === 'desligado';
  const open: Record<Act, boolean> = {
    editar: edits,
    trocarFoto: edits,
    mudar: edits && !gone,
    desligar: edits && !worker.ends,
    reativar: edits && worker.ends,
    convidar: edits && !gone && !worker.cameIn,
    ligarAcesso: edits && !worker.signsIn && !supportGrantId,
    desligarAcesso: edits && worker.signsIn && !supportGrantId,
    verCpf: permissions.has(plain.sees),
    corrigirCpf: !worker.cameIn && mayCorrectCpf(reader),
  };
  return workerActs.filter(act => act !== 'trocarConta').filter(act => open[act]);
}

/** Whether the reader sees mirrors of the time clock. */
export function seesRequests({ profile, permissions }: { profile: string; permissions: ReadonlySet<string> }): boolean {
  return permissions.has(profile === 'gestor' ? 'GestorSolicitacaoVisualizar' : 'RhSolicitacaoVisualizar');
}

export function seesMirrors({ profile, permissions }: { profile: string; permissions: ReadonlySet<string> }): boolean {
  return permissions.has(profile === 'gestor' ? 'GestorEspelhoPontoVisualizar' : 'RhEspelhoPontoVisualizar');
}
