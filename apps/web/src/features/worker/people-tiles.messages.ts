import { defineTexts } from '#kernel/base/texts.ts';

/** What homes say of people. */
export const peopleTileTexts = defineTexts({
  working: ['Pessoas ativas', 'Active people', 'Personas activas'],
  neverCame: ['Ainda não entraram no Crachá', 'Not in the portal yet', 'Aún no entraron al portal'],
  teamPeople: ['Pessoas na equipe', 'People in the team', 'Personas en el equipo'],
  teamAway: ['Afastadas hoje', 'On leave today', 'De baja hoy'],
});
