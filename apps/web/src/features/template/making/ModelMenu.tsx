import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { FileStack, LayoutTemplate, UserCheck, UserMinus, UserPlus } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { type Tile, TileList } from '#ui/staff/TileList.tsx';
import { pageSize, useTemplates } from '../template.api.ts';
import { makingTexts } from './making.messages.ts';

const routes: Record<'hr' | 'manager', readonly Route[]> = { hr: hrRoutes, manager: managerRoutes };

/** The ways to go with models, and below them the published ones that this person may use. */
export function ModelMenu() {
  const t = useTexts(makingTexts);
  const { to, owner } = useStaffWay();
  const address = useListAddress(['pesquisa']);
  const { query, cursor } = address;
  const list = useTemplates({ pesquisa: query.pesquisa, situacao: undefined }, cursor.after);
  const tiles = useTiles();
  return (
    <ListPage
      title={t.menu}
      lead={owner === 'hr' ? t.menuLead : t.managerLead}
      address={address}
      over={
        tiles.length > 0 && (
          <div className="px-4 pb-5 lg:px-6">
            <TileList tiles={tiles} />
          </div>
        )
      }
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: FileStack, title: t.none, lead: t.noneLead }}
      size={pageSize}
      table={{
        rowKey: row => row.id,
        rowName: row => row.titulo,
        head: { title: t.template },
        columns: [
          { key: 'about', title: t.about, quiet: true, card: 'line', cell: row => row.descricao || '–' },
          {
            ...{ key: 'version', title: t.versionColumn, width: 90, right: true },
            cell: row => <span className="num">{row.publicada ?? '–'}</span>,
          },
          {
            ...{ key: 'use', title: t.make(undefined), width: 170, card: 'value' },
            cell: row =>
              row.can.includes('gera') ? (
                <Link
                  href={to.generate(row.id)}
                  aria-label={t.makeOf(row.titulo)}
                  className={buttonLook({ size: 'sm' })}
                >
                  {t.use}
                </Link>
              ) : (
                t.notPublished
              ),
          },
        ],
      }}
    />
  );
}

/** The built screens beside this one that the reader may enter. */
function useTiles(): Tile[] {
  const t = useTexts(makingTexts);
  const { owner } = useStaffWay();
  const session = useSession();
  const area = owner === 'hr' ? '/rh' : '/gestor';
  const ways = [
    { path: `${area}/mymodel/admission`, icon: UserPlus, label: t.admission, sub: t.admissionLead },
    { path: `${area}/admission-online`, icon: UserCheck, label: t.online, sub: t.onlineLead },
    { path: `${area}/mymodel/rescission`, icon: UserMinus, label: t.termination, sub: t.terminationLead },
    { path: `${area}/modelos`, icon: LayoutTemplate, label: t.templates, sub: t.templatesLead },
  ];
  return ways
    .filter(({ path }) =>
      routes[owner].some(route => route.path === path && !route.planned && mayEnter(session, route)),
    )
    .map(({ path, ...way }) => ({ ...way, key: path, href: path, count: null }));
}
