/** The months from January on, as Brazilian documents write them in a title. */
const NAMES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

/** Portuguese name of a month, 1 to 12, with a capital. @throws for any other number */
export function monthName(month: number): string {
  const name = NAMES[month - 1];
  if (!name) throw new RangeError(`There is no month ${month}`);
  return name;
}
