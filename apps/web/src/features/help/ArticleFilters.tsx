import { helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { languageNames } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import type { HelpFilter } from './help.api.ts';
import { helpTexts } from './help.messages.ts';
import { helpContentTexts } from './help-content.messages.ts';

/** Words, area, language and section; in the address. */
export function ArticleFilters({ filter }: { filter: HelpFilter }) {
  const t = useTexts(helpContentTexts);
  const kinds = useTexts(helpTexts);
  const { change } = useListAddress();
  const chips: [name: string, label: string, options: (readonly [string, string])[], chosen: string | undefined][] = [
    ['area', t.area, helpAreas.map(area => [area, t[area]] as const), filter.area],
    ['idioma', t.language, languages.map(code => [code, languageNames[code]] as const), filter.language],
    ['tipo', t.kind, helpKinds.map(kind => [kind, kinds[kind]] as const), filter.kind],
  ];
  return (
    <FilterRow
      names={chips.map(([name]) => name)}
      underTitle
      search={{
        label: kinds.search,
        hint: kinds.searchHint,
        value: filter.search,
        onSearch: pesquisa => change({ pesquisa }),
      }}
    >
      {chips.map(([name, label, options, chosen]) => (
        <Chip
          key={name}
          label={label}
          value={chosen}
          onChange={value => change({ [name]: value || undefined })}
          every={t.every}
          options={options}
        />
      ))}
    </FilterRow>
  );
}
