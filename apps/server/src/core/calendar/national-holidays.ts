/** A calendar day `YYYY-MM-DD`. */
type Day = string;

export interface NationalHoliday {
  day: Day;
  name: string;
}

/** Holidays of a fixed date: month and day, name, the first year. Lei 662/1949, 6.802/1980, 14.759/2023. */
const fixed = [
  ['01-01', 'Confraternização Universal', 1949],
  ['04-21', 'Tiradentes', 1949],
  ['05-01', 'Dia do Trabalho', 1949],
  ['09-07', 'Independência do Brasil', 1949],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados', 1949],
  ['11-15', 'Proclamação da República', 1949],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 2024],
  ['12-25', 'Natal', 1949],
] as const;

const known = new Map<number, readonly NationalHoliday[]>();

/** The national holidays of a year in their order, Good Friday among them. */
export function nationalHolidays(year: number): readonly NationalHoliday[] {
  const before = known.get(year);
  if (before) return before;
  const all = fixed
    .filter(([, , since]) => year >= since)
    .map(([monthDay, name]) => ({ day: `${year}-${monthDay}`, name: String(name) }));
  const sorted = [...all, { day: daysFromEaster(year, -2), name: 'Paixão de Cristo' }].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
  known.set(year, sorted);
  return sorted;
}

/** Whether banks are shut: Saturday, Sunday, national holidays, Monday and Tuesday of carnival, Corpus Christi. */
export function isBankHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const movable = [-48, -47, 60].map(n => daysFromEaster(year, n));
  return weekday === 0 || weekday === 6 || movable.includes(day) || nationalHolidays(year).some(one => one.day === day);
}

/** So many days from Easter, which Meeus, Jones and Butcher compute for any year of the Gregorian calendar. */
function daysFromEaster(year: number, n: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const easter = Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
  return new Date(easter + n * 86_400_000).toISOString().slice(0, 10);
}
