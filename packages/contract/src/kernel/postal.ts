/** The states of Brazil by their two letters. */
export const states = (
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO' as const
).split(' ');

/** Which state an IBGE code of a municipality (seven digits) is of, by its first two; undefined: of none. */
export function stateOfCity(code: string): string | undefined {
  const at = cityCodes.indexOf(code.slice(0, 2));
  return at < 0 ? undefined : states[at];
}

/** In the order of the states (IBGE). */
const cityCodes = '12 27 16 13 29 23 53 32 52 21 51 50 31 15 25 41 26 22 33 24 43 11 14 42 35 28 17'.split(' ');

/** The last CEP of each stretch of the country, by its first three digits (Correios). */
const stretches =
  '199 SP 289 RJ 299 ES 399 MG 489 BA 499 SE 569 PE 579 AL 589 PB 599 RN 639 CE 649 PI 659 MA 688 PA 689 AP 692 AM 693 RR 698 AM 699 AC ' +
  '727 DF 729 GO 736 DF 767 GO 769 RO 779 TO 788 MT 789 RO 799 MS 879 PR 899 SC 999 RS';

/** The state that a CEP of eight digits lies in; undefined below the first of all. */
export function stateOfCep(cep: string): string | undefined {
  const begin = cep.slice(0, 3);
  if (begin < '010') return undefined;
  const pairs = stretches.match(/\d{3} [A-Z]{2}/g) ?? [];
  return pairs.find(pair => begin <= pair.slice(0, 3))?.slice(4);
}
