import {
  type AnnouncementState,
  announcementStates,
} from '@cracha/contract/features/announcement/announcement.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, Megaphone, Plus } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { useAnnouncementOptions, useAnnouncements } from './announcement.api.ts';
import type { AnnouncementRow } from './announcement.types.ts';
import { type AnnouncementTexts, announcementTexts } from './announcements.messages.ts';

const tones: Record<AnnouncementState, Tone> = {
  rascunho: 'neutral',
  agendado: 'warn',
  publicado: 'ok',
  expirado: 'neutral',
  retirado: 'neutral',
};

/** What HR announced, the newest first: its state, for whom, and how many have read it. */
export function AnnouncementList() {
  const t = useTexts(announcementTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa', 'estado', 'empresa']);
  const { query, cursor } = address;
  const companies = useAnnouncementOptions().data?.empresas;
  const estado = oneOf(announcementStates, query.estado);
  const list = useAnnouncements({ pesquisa: query.pesquisa, estado, idEmpresa: query.empresa }, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = Boolean(query.pesquisa || estado || query.empresa);
  const add = can('RhComunicadoCriar') && (
    <Link href={to.hr.newAnnouncement()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Link>
  );
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      acts={add}
      address={address}
      filtered={filtered}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'estado',
          label: t.state,
          every: t.every,
          value: estado,
          options: announcementStates.map(state => [state, t[state]]),
        },
        {
          name: 'empresa',
          icon: Building2,
          label: t.company,
          every: t.everyCompany,
          value: query.empresa,
          options: companies?.map(({ id, nome }) => [id, nome]),
        },
      ]}
      list={list}
      empty={{ icon: Megaphone, title: t.none, lead: t.noneLead, action: add }}
      found={t.total}
    >
      <Table rows={rows} />
    </ListPage>
  );
}

function Table({ rows }: { rows: readonly AnnouncementRow[] }) {
  const t = useTexts(announcementTexts);
  const f = useFormats();
  const columns: Array<Column<AnnouncementRow>> = [
    {
      key: 'audience',
      title: t.audience,
      quiet: true,
      card: 'line',
      cell: row => (
        <span title={row.empresas.length > 1 ? f.list(row.empresas.map(({ nome }) => nome)) : undefined}>
          {audienceIn(row, t)}
        </span>
      ),
    },
    {
      key: 'from',
      title: t.when,
      width: 150,
      quiet: true,
      cell: row => (row.publicadoEm ? f.moment(row.publicadoEm) : '–'),
    },
    {
      key: 'read',
      title: t.read,
      width: 140,
      card: 'value',
      cell: row => (
        <span className="num">
          {row.publicadoEm ? t.readOf(readBy(row), row.totalDestinatarios, percent(row)) : '–'}
        </span>
      ),
    },
    {
      key: 'state',
      title: t.state,
      width: 120,
      card: 'status',
      cell: row => <StatusText tone={tones[row.estado]}>{t[row.estado]}</StatusText>,
    },
  ];
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.titulo}
      head={{
        title: t.announcementTitle,
        href: row => to.hr.announcement(row.id),
      }}
      columns={columns}
    />
  );
}

/** Of one that has to be confirmed, who has confirmed it. */
const readBy = (row: AnnouncementRow) => (row.leituraObrigatoria ? row.totalConfirmados : row.totalVisualizados);
const percent = (row: AnnouncementRow) =>
  row.totalDestinatarios === 0 ? 0 : Math.floor((readBy(row) * 100) / row.totalDestinatarios);

function audienceIn(row: AnnouncementRow, t: AnnouncementTexts): string {
  const [only] = row.empresas;
  const place = row.empresas.length === 1 && only ? only.nome : t.companyTotal(row.empresas.length);
  const cut = [...row.lotacoes, ...row.tomadores];
  const who = row.trabalhadores ? (row.gestores ? t.workersAndManagers : t.workers) : t.managers;
  return [who, place, ...cut, row.totalCpfs > 0 && t.listed(row.totalCpfs)].filter(Boolean).join(', ');
}
