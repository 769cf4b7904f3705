import { defineTexts } from '#kernel/base/texts.ts';

/** What became of a justification, by its wire names. */
export const justificationStateTexts = defineTexts({
  pendente: ['Pendente', 'Pending', 'Pendiente'],
  devolvida: ['Devolvida', 'Returned', 'Devuelta'],
  enviando: ['Enviando', 'Being sent', 'Enviando'],
  aprovada: ['Aprovada', 'Approved', 'Aprobada'],
  negada: ['Negada', 'Denied', 'Denegada'],
  finalizada: ['Finalizada', 'Finished', 'Finalizada'],
  cancelada: ['Cancelada', 'Canceled', 'Cancelada'],
});
