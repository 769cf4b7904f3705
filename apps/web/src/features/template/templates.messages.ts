import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's models of papers: the list, a new one, its versions. */
export const templateTexts = defineTexts({
  title: ['Modelos', 'Templates', 'Plantillas'],
  lead: [
    'Textos prontos que viram documento com os dados de cada trabalhador.',
    'Texts that become a document with the data of each worker.',
    'Textos que se vuelven documento con los datos de cada trabajador.',
  ],
  create: ['Novo modelo', 'New template', 'Nueva plantilla'],
  createLead: [
    'O modelo começa vazio. Você escreve na próxima tela.',
    'The template begins empty. You write on the next screen.',
    'La plantilla empieza vacía. Escribes en la próxima pantalla.',
  ],
  createAct: ['Criar e escrever', 'Create and write', 'Crear y escribir'],
  copy: ['Fazer uma cópia', 'Make a copy', 'Hacer una copia'],
  copyOf: [(title: string) => `${title} (cópia)`, title => `${title} (copy)`, title => `${title} (copia)`],
  copyLead: [
    (title: string) => `Começa com o texto de ${title}.`,
    title => `Begins with the text of ${title}.`,
    title => `Empieza con el texto de ${title}.`,
  ],
  template: ['Modelo', 'Template', 'Plantilla'],
  titleField: ['Título', 'Title', 'Título'],
  titleFirst: ['Escreva o título', 'Write the title', 'Escribe el título'],
  about: ['Para que serve', 'What it is for', 'Para qué sirve'],
  aboutHelp: [
    'Ajuda os colegas a achar o modelo certo.',
    'Helps colleagues to find the right template.',
    'Ayuda a los colegas a encontrar la plantilla correcta.',
  ],
  state: word.state,
  all: word.all,
  states: {
    rascunho: ['Nunca publicado', 'Never published', 'Nunca publicada'],
    publicado: ['Publicado', 'Published', 'Publicada'],
    alterado: ['Com mudanças', 'With changes', 'Con cambios'],
  },
  search: ['Buscar modelo', 'Search template', 'Buscar plantilla'],
  searchHint: ['Título ou para que serve', 'Title or what it is for', 'Título o para qué sirve'],
  none: ['Crie um modelo para reaproveitar', 'Create a template to use again', 'Crea una plantilla para reutilizar'],
  noneLead: [
    'Escreva uma vez. Os dados de cada trabalhador entram sozinhos.',
    'Write it once. The data of each worker fill themselves in.',
    'Escríbelo una vez. Los datos de cada trabajador entran solos.',
  ],
  version: ['Versão', 'Version', 'Versión'],
  versions: ['Versões', 'Versions', 'Versiones'],
  made: word.documents,
  changed: ['Mudou', 'Changed', 'Cambió'],
  use: ['Usar', 'Use', 'Usar'],
  remove: word.remove,
  removeTitle: [(title: string) => `Excluir ${title}?`, title => `Delete ${title}?`, title => `¿Eliminar ${title}?`],
  removeLead: [
    (n: number) =>
      n === 0
        ? 'O modelo sai da lista. Nenhum documento foi feito com ele.'
        : `O modelo sai da lista. ${pt(n, 'documento feito com ele fica', 'documentos feitos com ele ficam')} como está.`,
    n =>
      n === 0
        ? 'The template leaves the list. No document was made of it.'
        : `The template leaves the list. ${en(n, 'document made of it stays', 'documents made of it stay')} as they are.`,
    n =>
      n === 0
        ? 'La plantilla sale de la lista. Ningún documento se hizo con ella.'
        : `La plantilla sale de la lista. ${es(n, 'documento hecho con ella queda', 'documentos hechos con ella quedan')} como está.`,
  ],
  removed: ['Modelo excluído', 'Template deleted', 'Plantilla eliminada'],
  versionsLead: [
    'Um documento guarda a versão com que foi feito.',
    'A document keeps the version it was made of.',
    'Un documento guarda la versión con la que se hizo.',
  ],
  versionOf: [(n: number) => `Versão ${n}`, n => `Version ${n}`, n => `Versión ${n}`],
  byProduct: ['Veio com o Crachá', 'Came with Crachá', 'Vino con Crachá'],
  whatChanged: ['O que mudou', 'What changed', 'Qué cambió'],
  wholeText: ['Texto inteiro', 'Whole text', 'Texto completo'],
  sawNoChange: [
    'O texto é o mesmo da versão anterior.',
    'The text is that of the version before.',
    'El texto es el de la versión anterior.',
  ],
  added: ['Entrou', 'Added', 'Entró'],
  takenOut: ['Saiu', 'Taken out', 'Salió'],
  toVersions: ['Voltar para as versões', 'Back to the versions', 'Volver a las versiones'],
  back: ['Voltar para os modelos', 'Back to the templates', 'Volver a las plantillas'],
  phoneReads: [
    'No celular só dá para ler. Para escrever, abra no computador.',
    'A phone only reads. To write, open it on a computer.',
    'En el celular solo se puede leer. Para escribir, ábrelo en una computadora.',
  ],
  onlyReads: [
    'Seu perfil lê os modelos e não muda.',
    'Your profile reads templates and doesn’t change them.',
    'Tu perfil lee las plantillas y no las cambia.',
  ],
  emptyText: [
    'Este modelo ainda não tem texto.',
    'This template has no text yet.',
    'Esta plantilla aún no tiene texto.',
  ],
  head: ['Em cima de cada página', 'On top of each page', 'Arriba de cada página'],
  foot: ['Embaixo de cada página', 'At the foot of each page', 'Al pie de cada página'],
  pageBreak: ['Página nova', 'New page', 'Página nueva'],
  picture: ['Imagem', 'Picture', 'Imagen'],
  signs: {
    trabalhador: ['Assinatura do trabalhador', 'Signature of the worker', 'Firma del trabajador'],
    empresa: ['Assinatura da empresa', 'Signature of the company', 'Firma de la empresa'],
    testemunha: ['Assinatura de testemunha', 'Signature of a witness', 'Firma de testigo'],
    responsavelLegal: [
      'Assinatura do responsável legal',
      'Signature of the legal guardian',
      'Firma del responsable legal',
    ],
  },
});
