import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Choosing to whom something goes. */
export const audienceTexts = defineTexts({
  to: ['Para quem', 'To whom', 'Para quién'],
  toPeople: ['Pessoas escolhidas', 'Chosen people', 'Personas elegidas'],
  toFilter: ['Todos de um filtro', 'All of a filter', 'Todos los de un filtro'],
  chosen: ['Pessoas escolhidas', 'Chosen people', 'Personas elegidas'],
  takeOut: [(name: string) => `Remover ${name}`, name => `Take out ${name}`, name => `Quitar ${name}`],
  company: word.company,
  department: ['Lotação', 'Department', 'Sector'],
  client: ['Tomador', 'Client', 'Cliente'],
  every: { company: word.allOfThem, department: word.allOfThem, client: word.all },
  filterHelp: [
    'Antes de enviar você vê quantas pessoas recebem.',
    'Before it is sent you see how many people get it.',
    'Antes de enviar ves cuántas personas lo reciben.',
  ],
});
