import type { announcementContract } from '@cracha/contract/features/announcement/announcement.contract.ts';
import type { announcingContract } from '@cracha/contract/features/announcement/announcing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { plainText, readRichText, visibleText } from '@cracha/contract/kernel/rich-text.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { actsOn } from './announcement.policy.ts';
import type { Announcement } from './announcement.queries.ts';
import type { AttachedFile } from './announcement-file.queries.ts';
import type { AnnouncingCompany, ReadAnnouncement } from './announcement-reader.queries.ts';
import type { ReaderRow } from './delivery.queries.ts';

type Calls = typeof announcementContract;
type Read = ResponseSent<Calls['viewAnnouncement']>;
type Kept = ResponseSent<Calls['announcement']>;
type Announcing = ResponseSent<(typeof announcingContract)['announcingCompanies']>[number];
type Row = ResponseSent<Calls['hrAnnouncements']>['items'][number];
type Reading = ResponseSent<Calls['announcementReadings']>['items'][number];
interface Asked {
  page: number;
  size: number;
}

export function presentForReading(rows: readonly Placed<ReadAnnouncement>[], counted: number, asked: Asked) {
  return pageOf(rows, counted, asked, presentRead);
}

export function presentKeptList(rows: readonly Placed<Announcement>[], counted: number, asked: Asked, actor: Actor) {
  return pageOf(rows, counted, asked, row => presentRow(row, actor));
}

export function presentReadings(rows: readonly Placed<ReaderRow>[], counted: number, asked: Asked) {
  return pageOf(rows, counted, asked, presentReading);
}

export function presentRead(row: ReadAnnouncement): Read {
  return {
    id: row.id,
    titulo: row.title,
    mensagem: row.message,
    idEmpresa: row.company_id,
    empresa: row.company,
    publicadoEm: row.published_at.toISOString(),
    expiraEm: row.ends_at?.toISOString() ?? null,
    fixado: row.pinned,
    leituraObrigatoria: row.must_read && (row.addressed || row.readers !== null),
    visualizado: row.seen,
    confirmado: row.confirmed,
    versao: row.version,
    anexos: row.files.map(presentAttachment),
    ...(row.readers === null ? {} : { totalDestinatarios: row.readers, totalVisualizados: row.seen_total ?? 0 }),
  };
}

/** More than the two lines that a card shows. */
const beginning = 200;

export function presentAnnouncing({ id, trade_name, unread, to_confirm, newest }: AnnouncingCompany): Announcing {
  return {
    id,
    nomeFantasia: trade_name,
    logo: null,
    totalNaoLidos: unread,
    aConfirmar: to_confirm.map(one => ({
      id: one.id,
      titulo: one.title,
      expiraEm: one.ends_at && new Date(one.ends_at).toISOString(),
    })),
    ultimo: newest && {
      id: newest.id,
      titulo: newest.title,
      inicio: beginningOf(newest.message),
      publicadoEm: new Date(newest.published_at).toISOString(),
    },
  };
}

/** Whole words of the text, without its markup. */
function beginningOf(message: string): string {
  const words = visibleText(plainText(readRichText(message)));
  return words.length <= beginning ? words : words.slice(0, beginning).replace(/\s+\S*$/, '');
}

function presentRow(row: Announcement, actor: Actor): Row {
  return {
    id: row.id,
    titulo: row.title,
    estado: row.state,
    empresas: row.companies,
    trabalhadores: row.to_workers,
    gestores: row.to_managers,
    lotacoes: row.departments,
    tomadores: row.clients,
    totalCpfs: row.person_ids.length,
    novos: row.also_new,
    de: row.starts_at?.toISOString() ?? null,
    ate: row.ends_at?.toISOString() ?? null,
    publicadoEm: row.published_at?.toISOString() ?? null,
    fixado: row.pinned,
    leituraObrigatoria: row.must_read,
    totalDestinatarios: row.readers,
    totalVisualizados: row.seen,
    totalConfirmados: row.confirmed,
    alteradoEm: row.changed_at.toISOString(),
    versao: row.version,
    can: actsOn(actor, row),
  };
}

export function presentKept(row: Announcement, actor: Actor): Kept {
  return { ...presentRow(row, actor), mensagem: row.message, anexos: row.files.map(presentAttachment) };
}

export function presentAttachment({ id, name, size }: AttachedFile): Read['anexos'][number] {
  return { id, nome: name, tamanho: size };
}

function presentReading({ name, company, profile, department, state, at }: ReaderRow): Reading {
  return {
    nome: name,
    empresa: company,
    perfil: profile,
    lotacao: department,
    situacao: state,
    em: at?.toISOString() ?? null,
  };
}
