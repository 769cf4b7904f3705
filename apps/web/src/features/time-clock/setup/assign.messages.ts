import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Giving people a schedule or rules from a day on. */
export const assignTexts = defineTexts({
  schedule: ['Pôr pessoas neste horário', 'Put people on this schedule', 'Asignar personas a este horario'],
  rules: ['Pôr pessoas nestas regras', 'Put people under these rules', 'Asignar personas a estas reglas'],
  end: ['Encerrar o ponto', 'End the time clock', 'Terminar el fichaje'],
  endOf: ['Encerrar o ponto de pessoas', 'End the time clock of people', 'Terminar el fichaje de personas'],
  endLead: [
    'A partir desse dia elas não têm horário nem espelho de ponto.',
    'From that day on they have neither schedule nor time sheet.',
    'Desde ese día no tienen horario ni hoja de fichajes.',
  ],
  lead: [
    'O que está fechado não muda. Os espelhos abertos são recalculados.',
    'What is closed does not change. Open time sheets are calculated again.',
    'Lo cerrado no cambia. Las hojas abiertas se recalculan.',
  ],
  who: ['Quem', 'Who', 'Quién'],
  some: ['Pessoas', 'People', 'Personas'],
  every: ['Todas de um filtro', 'All of a filter', 'Todas de un filtro'],
  chosen: ['Escolhidas', 'Chosen', 'Elegidas'],
  remove: [(name: string) => `Remover ${name}`, name => `Remove ${name}`, name => `Quitar a ${name}`],
  everyCompany: word.allOfThem,
  department: ['Lotação', 'Department', 'Departamento'],
  client: ['Tomador', 'Client', 'Cliente'],
  present: ['Horário de agora', 'Present schedule', 'Horario actual'],
  former: ['A versão anterior', 'The former version', 'La versión anterior'],
  any: word.all,
  from: ['A partir de', 'From', 'Desde'],
  personFirst: ['Escolha ao menos uma pessoa', 'Choose at least one person', 'Elige al menos una persona'],
  filterFirst: ['Escolha ao menos um filtro', 'Choose at least one filter', 'Elige al menos un filtro'],
  dayFirst: ['Escolha o dia', 'Choose the day', 'Elige el día'],
  preview: ['Ver quantas são', 'See how many they are', 'Ver cuántas son'],
  concerns: [
    (count: number, day: string) =>
      count === 0 ? 'Ninguém com esta escolha' : `Vale para ${pt(count, 'pessoa', 'pessoas')} a partir de ${day}`,
    (count, day) =>
      count === 0 ? 'Nobody by this choice' : `It concerns ${en(count, 'person', 'people')} from ${day}`,
    (count, day) =>
      count === 0 ? 'Nadie con esta elección' : `Vale para ${es(count, 'persona', 'personas')} desde el ${day}`,
  ],
  put: [
    (count: number) => `Pôr ${pt(count, 'pessoa', 'pessoas')}`,
    count => `Put ${en(count, 'person', 'people')}`,
    count => `Asignar ${es(count, 'persona', 'personas')}`,
  ],
  stop: [
    (count: number) => `Encerrar para ${pt(count, 'pessoa', 'pessoas')}`,
    count => `End for ${en(count, 'person', 'people')}`,
    count => `Terminar para ${es(count, 'persona', 'personas')}`,
  ],
  done: [
    (count: number) => `Feito para ${pt(count, 'pessoa', 'pessoas')}`,
    count => `Done for ${en(count, 'person', 'people')}`,
    count => `Hecho para ${es(count, 'persona', 'personas')}`,
  ],
});
