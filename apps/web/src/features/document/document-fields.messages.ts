import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What is said of a document beside its files. */
export const fieldTexts = defineTexts({
  title: ['Título', 'Title', 'Título'],
  type: word.type,
  kind: ['Espécie', 'Kind', 'Clase'],
  noKind: ['Sem espécie', 'No kind', 'Sin clase'],
  valid: ['Vale até', 'Valid until', 'Vale hasta'],
  folder: ['Pasta', 'Folder', 'Carpeta'],
  folderHelp: [
    'No máximo dois níveis: Contratos/2026',
    'Two levels at most: Contracts/2026',
    'Dos niveles como máximo: Contratos/2026',
  ],
  tags: ['Etiquetas', 'Tags', 'Etiquetas'],
  tagsHelp: ['Separadas por vírgula', 'With commas between them', 'Separadas por comas'],
  edit: ['Editar documento', 'Edit the document', 'Editar documento'],
  save: word.save,
  titleFirst: ['Escreva o título', 'Write the title', 'Escribe el título'],
  saved: ['Salvo', 'Saved', 'Guardado'],
  version: ['Enviar versão nova', 'Send a new version', 'Enviar versión nueva'],
  versionLead: [
    'A versão antiga continua guardada. O que foi lido dela fica com ela.',
    'The old version is kept. What was read of it stays with it.',
    'La versión anterior sigue guardada. Lo leído de ella se queda con ella.',
  ],
  filesFirst: ['Escolha o arquivo', 'Choose the file', 'Elige el archivo'],
  versionSent: ['Versão nova enviada', 'New version sent', 'Versión nueva enviada'],
});
