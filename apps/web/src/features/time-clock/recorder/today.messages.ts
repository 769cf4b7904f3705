import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Today of the clock, in few words: what the worker's home tells, and the recorder too. */
export const todayTexts = defineTexts({
  title: ['Ponto', 'Time clock', 'Fichaje'],
  next: {
    entrada: ['Marcar entrada', 'Clock in', 'Fichar entrada'],
    intervalo: ['Marcar intervalo', 'Clock out for the break', 'Fichar pausa'],
    retorno: ['Marcar volta', 'Clock back in', 'Fichar vuelta'],
    saida: ['Marcar saída', 'Clock out', 'Fichar salida'],
  },
  none: ['Nenhuma marcação hoje', 'No punch today', 'Ningún fichaje hoy'],
  toFix: [
    (count: number) => `${pt(count, 'dia', 'dias')} para corrigir`,
    count => `${en(count, 'day', 'days')} to fix`,
    count => `${es(count, 'día', 'días')} por corregir`,
  ],
});
