import { to } from '@cracha/contract/navigation/paths.ts';
import { BookOpen } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { languageNames } from '#kernel/language.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StatusText } from '#ui/Status.tsx';
import type { Column } from '#ui/table.ts';
import { ArticleFilters } from './ArticleFilters.tsx';
import { filterIn, noFilter } from './article-filter.ts';
import { type KeptArticle, useHelpItems } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { helpContentTexts } from './help-content.messages.ts';

const articleModal = modal(async () => (await import('./ArticleModal.tsx')).ArticleModal);

/** The articles of every help menu, by area, language and section. */
export function Screen() {
  const t = useTexts(helpContentTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const filter = filterIn(query);
  const list = useHelpItems(filter, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = Object.values(filter).some(Boolean);
  const open = (article?: KeptArticle) => articleModal.open({ article, filter });
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        <Link href={to.platform.ratings()} className={buttonLook()}>
          {t.ratings}
        </Link>
        {can('AdminSuporteCriar') && (
          <Button look="primary" onClick={() => open()}>
            {t.create}
          </Button>
        )}
      </PageHead>
      <ArticleFilters filter={filter} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => setQuery(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={BookOpen} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <ArticleTable rows={rows} onOpen={open} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
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
          <Button size="sm" aria-label={t.editOf(row.titulo)} onClick={() => onOpen(row)}>
            {t.edit}
          </Button>
        )
      }
    />
  );
}
