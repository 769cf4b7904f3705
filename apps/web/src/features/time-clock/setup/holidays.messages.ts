import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The holidays of a year. */
export const holidayTexts = defineTexts({
  title: ['Feriados', 'Holidays', 'Feriados'],
  lead: [
    'Valem para o ponto, as férias e os prazos.',
    'They hold for the time clock, vacations and deadlines.',
    'Valen para el fichaje, las vacaciones y los plazos.',
  ],
  create: ['Novo feriado', 'New holiday', 'Nuevo feriado'],
  none: ['Nenhum feriado neste ano', 'No holidays in this year', 'Ningún feriado en este año'],
  year: word.year,
  day: ['Dia', 'Day', 'Día'],
  name: word.name,
  kind: word.kind,
  kinds: {
    nacional: ['Nacional', 'National', 'Nacional'],
    estadual: ['Estadual', 'State', 'Estatal'],
    municipal: ['Municipal', 'Municipal', 'Municipal'],
    empresa: ['Da empresa', "The company's", 'De la empresa'],
    facultativo: ['Facultativo', 'Optional', 'Facultativo'],
  },
  forWhom: ['Para quem', 'For whom', 'Para quién'],
  everybody: ['Todas as empresas', 'All companies', 'Todas las empresas'],
  computed: ['Já vem da lei', 'Comes from the law', 'Ya viene de la ley'],
  nameFirst: ['Escreva o nome', 'Write the name', 'Escribe el nombre'],
  dayFirst: ['Escolha o dia', 'Choose the day', 'Elige el día'],
  save: word.save,
  saved: ['Feriado salvo', 'Holiday saved', 'Feriado guardado'],
  remove: word.remove,
  removeAsk: [(name: string) => `Excluir ${name}?`, name => `Delete ${name}?`, name => `¿Eliminar ${name}?`],
  removeLead: [
    'Os espelhos abertos são recalculados. Os fechados ficam como estão.',
    'Open time sheets are calculated again. Closed ones stay as they are.',
    'Las hojas abiertas se recalculan. Las cerradas quedan como están.',
  ],
  removed: ['Feriado excluído', 'Holiday deleted', 'Feriado eliminado'],
  total: [
    (count: number) => pt(count, 'feriado', 'feriados'),
    count => en(count, 'holiday', 'holidays'),
    count => es(count, 'feriado', 'feriados'),
  ],
});
