import { defineTexts } from '#kernel/base/texts.ts';

/** Accepting what a worker sent, into their folder. */
export const acceptTexts = defineTexts({
  lead: [
    'A pessoa é avisada. Escolha onde o documento fica na pasta dela, se quiser.',
    'The person is told. Choose where it is kept in their folder, if you want.',
    'Se avisa a la persona. Elige dónde queda en su carpeta, si quieres.',
  ],
  section: ['Guardar na pasta', 'Keep in the folder', 'Guardar en la carpeta'],
  none: ['Sem seção', 'No section', 'Sin sección'],
  until: ['Válido até', 'Valid until', 'Válido hasta'],
  sections: {
    identidade: ['Identidade', 'Identity', 'Identidad'],
    contrato: ['Contrato', 'Contract', 'Contrato'],
    formacao: ['Formação e treinamento', 'Education and training', 'Formación'],
    previdencia: ['Previdência e FGTS', 'Social security and FGTS', 'Seguridad social y FGTS'],
    avisos: ['Avisos', 'Letters', 'Avisos'],
    outros: ['Outros', 'Other', 'Otros'],
  },
});
