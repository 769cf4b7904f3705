import { defineTexts } from '#kernel/base/texts.ts';

/** Files of a document before it is sent. */
export const heldTexts = defineTexts({
  label: ['Arquivos do documento', 'Files of the document', 'Archivos del documento'],
  help: [
    'PDF, JPEG, PNG, HEIC, DOCX, XLSX, ODT ou TXT. Até 5 arquivos de 20 MB. Para assinar: PDF ou imagem.',
    'PDF, JPEG, PNG, HEIC, DOCX, XLSX, ODT or TXT. Up to 5 files of 20 MB. To be signed: PDF or picture.',
    'PDF, JPEG, PNG, HEIC, DOCX, XLSX, ODT o TXT. Hasta 5 archivos de 20 MB. Para firmar: PDF o imagen.',
  ],
  sending: ['Enviando os arquivos', 'Sending the files', 'Enviando los archivos'],
  full: [
    'Já são 5 arquivos, o máximo. Remova um para pôr outro.',
    'There are 5 files, the most. Take one out to add another.',
    'Ya son 5 archivos, el máximo. Quita uno para poner otro.',
  ],
  taken: ['Arquivos aceitos', 'Files taken', 'Archivos aceptados'],
  refused: ['Arquivos recusados', 'Files refused', 'Archivos rechazados'],
  sixth: [
    'Passou dos 5 arquivos de um documento.',
    'More than the 5 files of one document.',
    'Pasa de los 5 archivos de un documento.',
  ],
  tooLarge: ['Passa de 20 MB.', 'More than 20 MB.', 'Pasa de 20 MB.'],
  twice: ['Este arquivo já está aqui.', 'This file is here already.', 'Este archivo ya está aquí.'],
  takeOut: [(name: string) => `Remover ${name}`, name => `Take out ${name}`, name => `Quitar ${name}`],
  notShown: [
    'guardado e baixado, sem páginas na tela: não pode ser assinado',
    'kept and downloaded, without pages on the screen: it cannot be signed',
    'guardado y descargado, sin páginas en pantalla: no se puede firmar',
  ],
});
