import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** The desk on HR's home. */
export const deskTileTexts = defineTexts({
  tickets: ['Atendimentos abertos', 'Open tickets', 'Atenciones abiertas'],
  late: [
    (count: number) => pt(count, 'atrasado', 'atrasados'),
    count => en(count, 'overdue', 'overdue'),
    count => es(count, 'atrasada', 'atrasadas'),
  ],
});
