import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What the screens of the clock's setup share. */
export const clockTexts = defineTexts({
  title: ['Gestão do ponto', 'Time clock setup', 'Gestión del fichaje'],
  back: ['Voltar para gestão do ponto', 'Back to time clock setup', 'Volver a la gestión del fichaje'],
  company: word.company,
  every: ['todas', 'all', 'todas'],
  chooseCompany: ['Escolha a empresa', 'Choose the company', 'Elige la empresa'],
  worker: word.worker,
  searchHint: word.nameCpfOrRegistration,
  nothingFound: ['Ninguém com esse nome', 'Nobody by that name', 'Nadie con ese nombre'],
  personFirst: ['Escolha o trabalhador', 'Choose the worker', 'Elige al trabajador'],
  change: word.change,
  remove: ['Remover', 'Remove', 'Quitar'],
  reason: word.reason,
  reasonHelp: ['De 10 a 250 letras', '10 to 250 characters', 'De 10 a 250 letras'],
  reasonFirst: ['Escreva o motivo para continuar', 'Write the reason to continue', 'Escribe el motivo para continuar'],
  people: [
    (count: number) => pt(count, 'pessoa', 'pessoas'),
    count => en(count, 'person', 'people'),
    count => es(count, 'persona', 'personas'),
  ],
  span: [
    (from: string, to: string) => `${from} a ${to}`,
    (from, to) => `${from} to ${to}`,
    (from, to) => `${from} al ${to}`,
  ],
});
