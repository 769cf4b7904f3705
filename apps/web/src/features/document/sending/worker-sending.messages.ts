import { defineTexts } from '#kernel/base/texts.ts';

/** A worker who asks colleagues for their signatures. */
export const workerSendingTexts = defineTexts({
  title: ['Pedir assinaturas', 'Ask for signatures', 'Pedir firmas'],
  back: ['Voltar para documentos', 'Back to documents', 'Volver a documentos'],
  you: ['Você', 'You', 'Tú'],
  what: ['O que é', 'What it is', 'Qué es'],
  who: ['Quem assina', 'Who signs', 'Quién firma'],
  whoLead: [
    'Você e mais um a três colegas. Busque um colega pelo nome.',
    'You and one to three colleagues. Search a colleague by name.',
    'Tú y de uno a tres colegas. Busca a un colega por su nombre.',
  ],
  colleague: ['Colega', 'Colleague', 'Colega'],
  act: ['Pedir assinaturas', 'Ask for signatures', 'Pedir firmas'],
  asked: [
    'Pedido enviado. Avisamos seus colegas.',
    'Sent. Your colleagues are told.',
    'Enviado. Avisamos a tus colegas.',
  ],
  fileFirst: ['Escolha o arquivo', 'Choose the file', 'Elige el archivo'],
  titleFirst: ['Diga o que é', 'Say what it is', 'Di qué es'],
  oneMore: ['Escolha ao menos um colega', 'Choose at least one colleague', 'Elige al menos un colega'],
  noJob: [
    'Você não tem um emprego aqui para pedir assinaturas.',
    'You have no job here to ask for signatures from.',
    'No tienes un empleo aquí para pedir firmas.',
  ],
});
