import { type HelpArea, helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import { areaOf } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { BookOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { ArticleEntry } from './ArticleEntry.tsx';
import { type Article, useHelp } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { OwnPage } from './OwnPage.tsx';

/** The help of the area one is in: first steps, manual, library and videos, searchable. */
export function Screen() {
  const t = useTexts(helpTexts);
  const can = useCan();
  const area = useHelpArea();
  const { query, setQuery } = useAddress();
  const list = useHelp(area, useLanguage(), query.pesquisa);
  const rows = list.data ?? [];
  const search = useCallback((pesquisa: string) => setQuery({ pesquisa: pesquisa || undefined }), [setQuery]);
  const mayEdit = area === 'platform-admin' && can('AdminSuporteVisualizar');
  useTitle(t.title);
  return (
    <OwnPage
      title={t.title}
      lead={t.lead}
      action={
        mayEdit && (
          <Link href={to.platform.help()} className={buttonLook()}>
            {t.edit}
          </Link>
        )
      }
    >
      <SearchBox
        className="w-full max-w-2xl shrink-0"
        label={t.search}
        placeholder={t.searchHint}
        value={query.pesquisa ?? ''}
        onSearch={search}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={query.pesquisa ? () => setQuery({ pesquisa: undefined }) : undefined}
        whenEmpty={
          <StateBlock icon={BookOpen} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        {helpKinds.map(kind => (
          <Section
            key={kind}
            title={t[kind]}
            note={kind === 'video' && t.videoNote}
            rows={rows.filter(row => row.tipo === kind)}
          />
        ))}
      </ListBody>
    </OwnPage>
  );
}

/** As it was while the next screen comes: another area's help is never fetched on the way. */
function useHelpArea(): HelpArea {
  const { path } = useAddress();
  const now = areaOf(path);
  const [area] = useState(() => helpAreas.find(each => each === now) ?? 'worker');
  return area;
}

function Section({ title, note, rows }: { title: string; note: string | false; rows: readonly Article[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-6 max-w-2xl">
      <h2 className="text-lg font-bold">{title}</h2>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {rows.map(row => (
          <li key={row.id}>
            <ArticleEntry article={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
