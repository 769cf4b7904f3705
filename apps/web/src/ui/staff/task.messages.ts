import { defineTexts } from '#kernel/base/texts.ts';

/** What goes on beside its page. */
export const taskTexts = defineTexts({
  states: {
    aguardando: ['Na fila', 'Queued', 'En cola'],
    processando: ['Em andamento', 'Running', 'En curso'],
    aguardandoAprovacao: ['Espera você', 'Waiting for you', 'Te espera'],
    finalizado: ['Pronto', 'Done', 'Listo'],
    semDados: ['Sem dados', 'No data', 'Sin datos'],
    erro: ['Com erro', 'Failed', 'Con error'],
  },
  done: [
    (done: string, total: string) => `${done} de ${total}`,
    (done, total) => `${done} of ${total}`,
    (done, total) => `${done} de ${total}`,
  ],
});
