import { helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { useCallback } from 'react';
import { useAddress } from '#kernel/address.ts';
import { languageNames } from '#kernel/language.ts';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import type { HelpFilter } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { helpContentTexts } from './help-content.messages.ts';

/** Words, area, language and section; in the address. */
export function ArticleFilters({ filter }: { filter: HelpFilter }) {
  const t = useTexts(helpContentTexts);
  const kinds = useTexts(helpTexts);
  const { setQuery } = useAddress();
  const search = useCallback(
    (pesquisa: string) => setQuery({ pesquisa: pesquisa || undefined, apos: undefined }),
    [setQuery],
  );
  const chips: [name: string, label: string, options: (readonly [string, string])[], chosen: string | undefined][] = [
    ['area', t.area, helpAreas.map(area => [area, t[area]] as const), filter.area],
    ['idioma', t.language, languages.map(code => [code, languageNames[code]] as const), filter.language],
    ['tipo', t.kind, helpKinds.map(kind => [kind, kinds[kind]] as const), filter.kind],
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 lg:px-6">
      <SearchBox
        className="w-full lg:w-72"
        label={kinds.search}
        placeholder={kinds.searchHint}
        value={filter.search ?? ''}
        onSearch={search}
      />
      {chips.map(([name, label, options, chosen]) => (
        <Chip
          key={name}
          label={label}
          value={chosen ?? ''}
          shown={options.find(([value]) => value === chosen)?.[1] ?? t.every}
          on={chosen !== undefined}
          onChange={value => setQuery({ [name]: value || undefined, apos: undefined })}
        >
          <option value="">{t.every}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Chip>
      ))}
    </div>
  );
}
