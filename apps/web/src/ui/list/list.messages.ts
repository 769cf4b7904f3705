import { defineTexts } from '#kernel/base/texts.ts';

/** The words of the list page alone. */
export const listPageTexts = defineTexts({
  filters: ['Filtros', 'Filters', 'Filtros'],
  filtersSet: [(count: number) => `Filtros (${count})`, count => `Filters (${count})`, count => `Filtros (${count})`],
  seeList: ['Ver a lista', 'See the list', 'Ver la lista'],
  moreActs: ['Mais ações', 'More actions', 'Más acciones'],
  printedBy: [
    (when: string, who: string, group: string | undefined) =>
      [`Impresso em ${when} (horário de Brasília) por ${who}`, group].filter(Boolean).join(' · '),
    (when, who, group) => [`Printed on ${when} (Brasília time) by ${who}`, group].filter(Boolean).join(' · '),
    (when, who, group) => [`Impreso el ${when} (hora de Brasilia) por ${who}`, group].filter(Boolean).join(' · '),
  ],
  printedPart: [
    (shown: string, total: string | undefined) =>
      total === undefined ? `Só as ${shown} linhas desta página da lista.` : `Só ${shown} de ${total} linhas da lista.`,
    (shown, total) =>
      total === undefined
        ? `Only the ${shown} rows of this page of the list.`
        : `Only ${shown} of ${total} rows of the list.`,
    (shown, total) =>
      total === undefined ? `Solo las ${shown} filas de esta página.` : `Solo ${shown} de ${total} filas de la lista.`,
  ],
  wholeIsExported: [
    'A lista inteira sai em Exportar, no alto da tela.',
    'The whole list comes by Export, at the top of the screen.',
    'La lista entera sale en Exportar, arriba en la pantalla.',
  ],
});
