import { to } from '@cracha/contract/navigation/paths.ts';
import { BookOpen } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { languageNames } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { ArticleFilters } from './ArticleFilters.tsx';
import { filterIn } from './article-filter.ts';
import { type KeptArticle, useHelpItems } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { helpContentTexts } from './help-content.messages.ts';

const articleModal = modal(async () => (await import('./ArticleModal.tsx')).ArticleModal);

/** The articles of every help menu, by area, language and section. */
export function Screen() {
  const t = useTexts(helpContentTexts);
  const can = useCan();
  const address = useListAddress(['area', 'idioma', 'tipo', 'pesquisa']);
  const { query, cursor } = address;
  const filter = filterIn(query);
  const list = useHelpItems(filter, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  const open = (article?: KeptArticle) => articleModal.open({ article, filter });
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      acts={
        <>
          <Link href={to.platform.ratings()} className={buttonLook()}>
            {t.ratings}
          </Link>
          {can('AdminSuporteCriar') && (
            <Button look="primary" onClick={() => open()}>
              {t.create}
            </Button>
          )}
        </>
      }
      over={<ArticleFilters filter={filter} />}
      address={address}
      filtered={filtered}
      list={list}
      empty={{ icon: BookOpen, title: t.none, lead: t.noneLead }}
      found={t.total}
    >
      <ArticleTable rows={rows} onOpen={open} />
    </ListPage>
  );
}

function ArticleTable({ rows, onOpen }: { rows: readonly KeptArticle[]; onOpen: (row: KeptArticle) => void }) {
  const t = useTexts(helpContentTexts);
  const kinds = useTexts(helpTexts);
  const can = useCan();
  const columns: Array<Column<KeptArticle>> = [
    { key: 'area', title: t.area, card: 'line', cell: row => t[row.area] },
    { key: 'language', title: t.language, quiet: true, width: 130, cell: row => languageNames[row.idioma] },
    { key: 'kind', title: t.kind, width: 150, card: 'value', cell: row => kinds[row.tipo] },
    {
      key: 'state',
      title: t.state,
      width: 130,
      card: 'status',
      cell: row => (
        <StatusText tone={row.publicado ? 'ok' : 'neutral'}>{row.publicado ? t.published : t.draft}</StatusText>
      ),
    },
  ];
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.titulo}
      head={{ title: t.articleTitle }}
      columns={columns}
      actions={row =>
        can('AdminSuporteEditar') && (
          <Button size="sm" data-opens aria-label={t.editOf(row.titulo)} onClick={() => onOpen(row)}>
            {t.edit}
          </Button>
        )
      }
    />
  );
}
