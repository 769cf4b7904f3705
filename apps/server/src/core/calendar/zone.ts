/** Where civil time is another than Brasília's, by state. The west of Amazonas (13 towns) is Rio Branco's: a setting says so. */
const others = new Map(
  Object.entries({
    AC: 'America/Rio_Branco',
    AM: 'America/Manaus',
    AP: 'America/Belem',
    AL: 'America/Maceio',
    BA: 'America/Bahia',
    CE: 'America/Fortaleza',
    MA: 'America/Fortaleza',
    MS: 'America/Campo_Grande',
    MT: 'America/Cuiaba',
    PA: 'America/Belem',
    PB: 'America/Fortaleza',
    PE: 'America/Recife',
    PI: 'America/Fortaleza',
    RN: 'America/Fortaleza',
    RO: 'America/Porto_Velho',
    RR: 'America/Boa_Vista',
    SE: 'America/Maceio',
    TO: 'America/Araguaina',
  }),
);

export const brasilia = 'America/Sao_Paulo';

/** Towns of Amazonas west of the line from Tabatinga to Porto Acre, and of Fernando de Noronha (Lei 12.876/2013). */
const ofTowns = new Map(
  Object.entries({
    'AM:ATALAIA DO NORTE': 'America/Eirunepe',
    'AM:BENJAMIN CONSTANT': 'America/Eirunepe',
    'AM:BOCA DO ACRE': 'America/Eirunepe',
    'AM:EIRUNEPE': 'America/Eirunepe',
    'AM:ENVIRA': 'America/Eirunepe',
    'AM:GUAJARA': 'America/Eirunepe',
    'AM:IPIXUNA': 'America/Eirunepe',
    'AM:ITAMARATI': 'America/Eirunepe',
    'AM:JUTAI': 'America/Eirunepe',
    'AM:LABREA': 'America/Eirunepe',
    'AM:PAUINI': 'America/Eirunepe',
    'AM:SAO PAULO DE OLIVENCA': 'America/Eirunepe',
    'AM:TABATINGA': 'America/Eirunepe',
    'PE:FERNANDO DE NORONHA': 'America/Noronha',
  }),
);

/** Every zone that an establishment of Brazil may be in, for a setting. */
export const brazilianZones: readonly string[] = [
  ...new Set([brasilia, ...others.values(), ...ofTowns.values(), 'America/Santarem']),
].sort();

/** The zone of a state's towns by the tz database; Brasília's where nothing else is known. */
export function zoneOfState(state: string | null, city: string | null = null): string {
  const town = (city ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
  return ofTowns.get(`${state}:${town}`) ?? others.get(state ?? '') ?? brasilia;
}
