/** The zones of Brazil, by the tz database, from east to west. */
export const zones = [
  'America/Noronha',
  'America/Araguaina',
  'America/Bahia',
  'America/Belem',
  'America/Fortaleza',
  'America/Maceio',
  'America/Recife',
  'America/Santarem',
  'America/Sao_Paulo',
  'America/Boa_Vista',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Manaus',
  'America/Porto_Velho',
  'America/Eirunepe',
  'America/Rio_Branco',
] as const;

/** `Cuiaba (UTC−4)`. */
export function zoneName(zone: string): string {
  const place = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('-', '−');
  return offset ? `${place} (${offset})` : place;
}
