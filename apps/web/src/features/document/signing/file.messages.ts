import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const fileTexts = defineTexts({
  gone: ['Arquivo não encontrado', 'File not found', 'Archivo no encontrado'],
  goneLead: [
    'O link pode ter vencido, ou o documento é de outra empresa.',
    'The link may have ended, or the document is of another company.',
    'El enlace puede haber vencido, o el documento es de otra empresa.',
  ],
  otherGroup: ['Trocar de grupo de acesso', 'Change the access group', 'Cambiar de grupo de acceso'],
  back: word.back,
  notSealed: [
    'O arquivo fica pronto depois que todos assinarem.',
    'The file is ready after everybody has signed.',
    'El archivo queda listo después de que todos firmen.',
  ],
  notPrepared: [
    'O documento ainda está sendo preparado.',
    'The document is still being prepared.',
    'El documento aún se está preparando.',
  ],
  events: ['O que aconteceu', 'What happened', 'Qué pasó'],
});
