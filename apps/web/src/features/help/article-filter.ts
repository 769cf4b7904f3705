import { helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import type { HelpFilter } from './help.api.ts';

/** What the address filters the articles by. */
export function filterIn(query: Readonly<Record<string, string | undefined>>): HelpFilter {
  return {
    area: helpAreas.find(area => area === query.area),
    language: languages.find(code => code === query.idioma),
    kind: helpKinds.find(kind => kind === query.tipo),
    search: query.pesquisa,
  };
}
