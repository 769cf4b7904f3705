import {
  type AnnouncementState,
  announcementStates,
} from '@cracha/contract/features/announcement/announcement.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, Megaphone, Plus } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StatusText, type Tone } from '#ui/Status.tsx';
import type { Column } from '#ui/table.ts';
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
const noFilter = { pesquisa: undefined, estado: undefined, empresa: undefined, apos: undefined };

/** What HR announced, the newest first: its state, for whom, and how many have read it. */
export function AnnouncementList() {
  const t = useTexts(announcementTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const companies = useAnnouncementOptions().data?.empresas;
  const estado = announcementStates.find(state => state === query.estado);
  const list = useAnnouncements({ pesquisa: query.pesquisa, estado, idEmpresa: query.empresa }, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = Boolean(query.pesquisa || estado || query.empresa);
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const add = can('RhComunicadoCriar') && (
    <Link href={to.hr.newAnnouncement()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Link>
  );
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        {add}
      </PageHead>
      <FilterRow
        underTitle
        search={{
          label: t.search,
          hint: t.searchHint,
          value: query.pesquisa,
          onSearch: pesquisa => change({ pesquisa }),
        }}
      >
        <Chip
          label={t.state}
          value={estado}
          onChange={value => change({ estado: value || undefined })}
          every={t.every}
          options={announcementStates.map(state => [state, t[state]])}
        />
        <Chip
          icon={Building2}
          label={t.company}
          value={query.empresa}
          onChange={empresa => change({ empresa: empresa || undefined })}
          every={t.everyCompany}
          options={companies?.map(({ id, nome }) => [id, nome])}
        />
      </FilterRow>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => setQuery(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Megaphone} title={t.none} action={add}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <Table rows={rows} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
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
        <span
          className="block max-w-72 ellipsis"
          title={row.empresas.length > 1 ? f.list(row.empresas.map(({ nome }) => nome)) : undefined}
        >
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
