/** What is filed as a request. */
export const requestTypes = ['ferias', 'adiantamento13', 'alteracaoCadastral', 'beneficio', 'outros'] as const;

/** What stands in the list: the correction of a day, too, which is filed in the time clock (call 80). */
export const listedTypes = [...requestTypes, 'ponto'] as const;
