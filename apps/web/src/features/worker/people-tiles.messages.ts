import { defineTexts } from '#kernel/base/texts.ts';

/** What homes say of people. */
export const peopleTileTexts = defineTexts({
  working: ['Contratos ativos', 'Active contracts', 'Contratos activos'],
  away: ['Contratos afastados hoje', 'Contracts on leave today', 'Contratos de baja hoy'],
  teamPeople: ['Pessoas na equipe', 'People in the team', 'Personas en el equipo'],
  teamAway: ['Afastadas hoje', 'On leave today', 'De baja hoy'],
});
