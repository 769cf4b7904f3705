/** The zones of Brazil by the tz database, with the place that each is named after; from east to west. */
const places: Readonly<Record<string, string>> = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Araguaina': 'Araguaína',
  'America/Bahia': 'Bahia',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Maceio': 'Maceió',
  'America/Recife': 'Recife',
  'America/Santarem': 'Santarém',
  'America/Sao_Paulo': 'São Paulo, Brasília',
  'America/Boa_Vista': 'Boa Vista',
  'America/Campo_Grande': 'Campo Grande',
  'America/Cuiaba': 'Cuiabá',
  'America/Manaus': 'Manaus',
  'America/Porto_Velho': 'Porto Velho',
  'America/Eirunepe': 'Eirunepé',
  'America/Rio_Branco': 'Rio Branco',
};

export const zones = Object.keys(places);

/** `Cuiabá`: the first place whose time it is. */
export function placeOf(zone: string): string {
  return places[zone]?.split(', ')[0] ?? zone;
}

/** `Cuiabá (UTC−4)`. */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${places[zone] ?? zone} (${offset.replace('GMT', 'UTC').replace('-', '−')})`;
}
