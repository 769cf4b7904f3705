import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What approver profiles decide and stand-ins are for. */
export const approvedKindTexts = defineTexts({
  ferias: ['Férias', 'Vacation', 'Vacaciones'],
  adiantamento13: ['Adiantamento do 13º', '13th salary advance', 'Anticipo del 13.º'],
  alteracaoCadastral: ['Mudança de cadastro', 'Change of record', 'Cambio de registro'],
  beneficio: word.benefits,
  outros: ['Outros pedidos', 'Other requests', 'Otras solicitudes'],
  ponto: ['Ponto', 'Time clock', 'Fichaje'],
  assinatura: ['Assinaturas', 'Signatures', 'Firmas'],
});
