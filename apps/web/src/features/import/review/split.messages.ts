import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const partsTexts = defineTexts({
  split: ['Separar a página', 'Split the page', 'Separar la página'],
  lead: [
    'Toque na página onde uma pessoa termina e outra começa. Arraste a linha para acertar.',
    'Press on the page where one person ends and another begins. Drag the line to set it right.',
    'Toque la página donde termina una persona y empieza otra. Arrastre la línea para ajustarla.',
  ],
  addAcross: ['Corte deitado', 'Cut across', 'Corte horizontal'],
  addDown: ['Corte em pé', 'Cut down', 'Corte vertical'],
  across: [(n: number) => `Corte deitado ${n}`, n => `Cut across ${n}`, n => `Corte horizontal ${n}`],
  down: [(n: number) => `Corte em pé ${n}`, n => `Cut down ${n}`, n => `Corte vertical ${n}`],
  keys: ['Setas movem, Delete tira.', 'Arrows move it, Delete removes it.', 'Las flechas la mueven, Supr la quita.'],
  cancel: word.cancel,
  parts: [
    (n: number) => (n < 2 ? 'Separar' : `Separar em ${n} documentos`),
    n => (n < 2 ? 'Split' : `Split into ${n} documents`),
    n => (n < 2 ? 'Separar' : `Separar en ${n} documentos`),
  ],
  needsCut: ['Faça um corte', 'Make a cut', 'Haga un corte'],
  done: [
    (n: number) => `A página agora são ${n} documentos`,
    n => `The page is ${n} documents now`,
    n => `La página ahora son ${n} documentos`,
  ],
  others: ['Outras pessoas na página', 'Other people on the page', 'Otras personas en la página'],
  orCited: [
    'Se os valores são todos desta pessoa, diga por que as outras aparecem. Fica registrado.',
    'If all amounts are this person’s, say why the others are named. It is recorded.',
    'Si todos los importes son de esta persona, diga por qué aparecen las otras. Queda registrado.',
  ],
  cited: ['Por que só são citadas', 'Why they are only named', 'Por qué solo se las nombra'],
  citedHint: ['Ex.: aniversariantes do mês', 'E.g. birthdays of the month', 'Ej.: cumpleaños del mes'],
});
