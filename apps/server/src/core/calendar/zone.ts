/** The zone of the tz database in whose civil time most of a state lives. Amazonas and Acre lie west of the others. */
const zones = new Map(
  Object.entries({
    AC: 'America/Rio_Branco',
    AL: 'America/Maceio',
    AM: 'America/Manaus',
    AP: 'America/Belem',
    BA: 'America/Bahia',
    CE: 'America/Fortaleza',
    DF: 'America/Sao_Paulo',
    ES: 'America/Sao_Paulo',
    GO: 'America/Sao_Paulo',
    MA: 'America/Fortaleza',
    MG: 'America/Sao_Paulo',
    MS: 'America/Campo_Grande',
    MT: 'America/Cuiaba',
    PA: 'America/Belem',
    PB: 'America/Fortaleza',
    PE: 'America/Recife',
    PI: 'America/Fortaleza',
    PR: 'America/Sao_Paulo',
    RJ: 'America/Sao_Paulo',
    RN: 'America/Fortaleza',
    RO: 'America/Porto_Velho',
    RR: 'America/Boa_Vista',
    RS: 'America/Sao_Paulo',
    SC: 'America/Sao_Paulo',
    SE: 'America/Maceio',
    SP: 'America/Sao_Paulo',
    TO: 'America/Araguaina',
  }),
);

/** The zone of an establishment by its state; Brasília's where the state is missing or is none. A company's setting may name another. */
export function zoneOfState(state: string | null): string {
  return zones.get(state ?? '') ?? 'America/Sao_Paulo';
}
