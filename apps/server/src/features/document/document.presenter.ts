import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { readingContract } from '@cracha/contract/features/document/reading.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { wireState } from '#core/document/document-state.ts';
import type { By } from '#kernel/http/by.ts';
import { asksWords, documentCan } from './document.policy.ts';
import type { DocumentRow, FilterValues, Totals } from './document.queries.ts';
import type { DocumentFile, Receiver, Version } from './document-parts.queries.ts';
import type { Standing } from './reading.ts';
import type { ListedSignature, Message } from './signature.queries.ts';
import { presentStanding } from './signer.presenter.ts';

type Calls = typeof documentContract;
type Row = ResponseSent<Calls['ownSentDocuments']>['items'][number];
type StaffRow = ResponseSent<Calls['hrSentDocuments']>['items'][number];
type Whole = ResponseSent<Calls['document']>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentDocument(row: DocumentRow, by: By): Row {
  return {
    ...{ id: row.id, codigo: row.code, titulo: row.title, tipo: row.type, especie: row.kind },
    ...{ idEmpresa: row.company_id, empresa: row.company, totalPessoas: row.people_count },
    pessoas: row.people.map(({ id, name }) => ({ idEmpregado: id, nome: name })),
    ...{ remetente: row.sender, pede: asksWords[row.asks], prazo: row.due_on, validoAte: row.valid_until },
    ...{ criadoEm: row.created_at.toISOString(), situacao: wireState(row.state) },
    assinaturas: { total: row.signers, feitas: row.signed },
    // a side that a worker sent it to counts as one, whoever of it looked
    leitura: { total: row.receivers, vistos: Math.min(row.receivers, row.seen_count), cientes: row.acknowledged_count },
    ...{ visivel: row.visible, novo: row.mine && !row.seen },
    can: documentCan(row, { ...by.actor, supporterId: by.supporterId }),
  };
}

/** With who signs it and whose turn it is, where it has a request that the reader may see. */
export function presentForStaff(
  row: DocumentRow,
  by: By,
  signature: ListedSignature | undefined,
  messages: readonly Message[],
): StaffRow {
  const standing = signature && presentStanding(signature, signature.signers, messages);
  return {
    ...presentDocument(row, by),
    ...{ idAssinatura: signature?.id ?? null, assinantes: [], causaSelo: null, esperando: null },
    ...standing,
  };
}

interface Parts {
  version: Version | undefined;
  files: readonly DocumentFile[];
  receivers: readonly Receiver[];
  signatureId: string | null;
}

/** A worker reads of those who got it themselves alone. */
export function presentWhole(row: DocumentRow, by: By, { version, files, receivers, signatureId }: Parts): Whole {
  const shown = by.profile === 'trabalhador' ? receivers.filter(one => one.person_id === by.personId) : receivers;
  return {
    ...presentDocument(row, by),
    ...{ versao: row.version, versaoArquivo: row.file_version, paginas: version?.pages ?? null },
    ...{ hashEnviado: version?.hash_sent ?? '', hashLido: version?.prepared_sha256 ?? null, mensagem: row.message },
    arquivos: files.map(presentFile),
    destinatarios: shown.map(one => ({
      ...{ idEmpregado: one.employment_id, nome: one.name, vistoEm: instant(one.seen_at) },
      ...{ lidoEm: instant(one.read_at), cienteEm: instant(one.acknowledged_at) },
    })),
    ...{ idAssinatura: signatureId, pasta: row.folder, etiquetas: row.tags, origem: row.origin, motivo: row.reason },
  };
}

function presentFile({ id, name, size, sha256, content_type, pages }: DocumentFile): Whole['arquivos'][number] {
  return { id, nome: name, tamanho: size, sha256, tipoConteudo: content_type, paginas: pages };
}

export function presentVersion(
  one: Version,
  files: readonly DocumentFile[],
): ResponseSent<Calls['documentVersions']>[number] {
  return {
    ...{ numero: one.number, em: one.made_at.toISOString(), por: one.who, motivo: one.reason },
    ...{ hashEnviado: one.hash_sent, paginas: one.pages },
    arquivos: files.map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
  };
}

export function presentTotals(one: Totals): ResponseSent<Calls['hrDocumentTotals']> {
  return {
    ...{ todos: one.all, aguardando: one.waiting, novos: one.fresh },
    ...{ vencidos: one.expired, aVencer: one.ending, concluidos: one.completed, rascunhos: one.drafts },
  };
}

export function presentFilters({
  types,
  kinds,
  folders,
  companies,
}: FilterValues): ResponseSent<Calls['hrDocumentFilters']> {
  return { tipos: types, especies: kinds, pastas: folders, empresas: companies };
}

export function presentPagesRead({
  pages,
  total,
  isRead,
}: Standing): ResponseSent<(typeof readingContract)['countPage']> {
  return { lidas: [...pages], total, lido: isRead };
}
