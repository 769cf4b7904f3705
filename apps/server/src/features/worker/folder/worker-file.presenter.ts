import type { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import { uploadedType } from '@cracha/contract/features/employment/employment.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { Category } from '#core/receipt/category.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { Folder, FolderCounts, Former } from '../worker-folder.queries.ts';
import { publishedWords } from '../worker-words.ts';
import type { OwnFile } from './own-file.queries.ts';
import { fileActsOf } from './worker-file.policy.ts';
import type { Published, WorkerFile } from './worker-file.queries.ts';

type Calls = typeof employmentContract;
type FileSent = ResponseSent<Calls['employmentFiles']>[number];
interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
}

/** `former`: where it comes from, if that is not the folder's own employment. */
export function presentFile(file: WorkerFile, reader: Reader, former?: Former): FileSent {
  const { year, month } = file;
  return {
    id: file.id,
    nome: file.name,
    tipo: uploadedType,
    tamanho: file.size,
    competencia: year && month ? competenceText(year, month) : null,
    criadoEm: file.uploaded_at.toISOString(),
    assinado: false,
    secao: file.section,
    validoAte: file.valid_until,
    visivel: file.visible,
    abertoEm: file.viewed_at?.toISOString() ?? null,
    enviadoPor: reader.profile === 'rh' ? file.who : null,
    vinculoAnterior: former ? presentFormer(former) : null,
    can: fileActsOf(reader, former !== undefined),
  };
}

function presentFormer({ id, trade_name: empresa, since: desde, until: ate }: Former) {
  return { id, empresa, desde, ate };
}

export function presentOwnFiles(
  rows: readonly Placed<OwnFile>[],
  total: number,
  params: { page: number; size: number },
): ResponseSent<Calls['ownFiles']> {
  return pageOf(rows, total, params, ({ year, month, ...file }) => ({
    id: file.id,
    idEmpregado: file.employment_id,
    empresa: file.trade_name,
    nome: file.name,
    secao: file.section,
    tamanho: file.size,
    competencia: year && month ? competenceText(year, month) : null,
    validoAte: file.valid_until,
    recebidoEm: file.shown_at.toISOString(),
    novo: file.viewed_at === null,
    vinculoAnterior: file.former ? presentFormer({ ...file.former, trade_name: file.trade_name }) : null,
  }));
}

export function presentPublished(row: Published, language: Language, takes: (of: Category) => boolean): FileSent {
  const { category, year, month } = row;
  return {
    id: row.id,
    nome: row.title ?? publishedWords[language][category],
    tipo: category,
    tamanho: row.size ?? 0,
    competencia: competenceText(year, month),
    criadoEm: row.published_at.toISOString(),
    assinado: false,
    secao: null,
    validoAte: null,
    visivel: true,
    abertoEm: null,
    enviadoPor: null,
    vinculoAnterior: null,
    can: takes(category) ? ['baixar'] : [],
  };
}

export function presentFolder(row: Folder): ResponseSent<Calls['folder']> {
  return {
    id: row.id,
    nome: row.name,
    matricula: row.registration,
    empresa: row.trade_name,
    situacao: row.state,
    arquivos: row.files,
    vencidos: row.expired,
    aVencer: row.expiring,
    proximoVencimento: row.first_until,
  };
}

export function presentFolderTotals({ total, expired, expiring, empty }: FolderCounts) {
  return { total, vencidos: expired, aVencer: expiring, vazias: empty };
}
