import { defineTexts } from '#kernel/base/texts.ts';

/** A field for a day or a month. */
export const dateTexts = defineTexts({
  noDay: [
    (hint: string) => `Esta data não existe. Escreva como ${hint}.`,
    hint => `This date doesn’t exist. Write it as ${hint}.`,
    hint => `Esta fecha no existe. Escríbela como ${hint}.`,
  ],
  noMonth: [
    (hint: string) => `Este mês não existe. Escreva como ${hint}.`,
    hint => `This month doesn’t exist. Write it as ${hint}.`,
    hint => `Este mes no existe. Escríbelo como ${hint}.`,
  ],
  chooseDay: ['Escolher no calendário', 'Choose from the calendar', 'Elegir en el calendario'],
  chooseMonth: ['Escolher o mês', 'Choose the month', 'Elegir el mes'],
  formerMonth: ['Mês anterior', 'Month before', 'Mes anterior'],
  nextMonth: ['Mês seguinte', 'Month after', 'Mes siguiente'],
  formerYear: ['Ano anterior', 'Year before', 'Año anterior'],
  nextYear: ['Ano seguinte', 'Year after', 'Año siguiente'],
});
