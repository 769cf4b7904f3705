import { defineTexts } from '#kernel/base/texts.ts';

/** One document in another's place. */
export const replaceTexts = defineTexts({
  title: ['Substituir este documento?', 'Replace this document?', '¿Sustituir este documento?'],
  lead: [
    'Quem assinou e quem ia assinar é avisado. Nada do que foi assinado passa para o outro.',
    'Those who signed or were to sign are told. Nothing that was signed carries over.',
    'Se avisa a quienes firmaron o iban a firmar. Nada de lo firmado pasa al otro.',
  ],
  other: ['Fica no lugar', 'Takes its place', 'Queda en su lugar'],
  choose: ['Escolha um rascunho', 'Choose a draft', 'Elige un borrador'],
  first: [
    'Escolha o documento que fica no lugar',
    'Choose the document that takes its place',
    'Elige el documento que queda en su lugar',
  ],
  none: [
    'Ainda não há rascunho. Envie o arquivo novo primeiro e volte aqui.',
    'There is no draft yet. Send the new file first and come back.',
    'Aún no hay borrador. Envía primero el archivo nuevo y vuelve aquí.',
  ],
  make: ['Enviar o arquivo novo', 'Send the new file', 'Enviar el archivo nuevo'],
});
