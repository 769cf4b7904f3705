import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const checkingTexts = defineTexts({
  // what is said first, of a file and of a code
  autentico: ['Documento autêntico', 'Authentic document', 'Documento auténtico'],
  acrescentado: [
    'Acrescentaram algo a este arquivo',
    'Something was added to this file',
    'Agregaron algo a este archivo',
  ],
  alterado: ['Este arquivo foi mudado', 'This file was changed', 'Este archivo fue cambiado'],
  versaoAnterior: ['Esta é uma versão anterior', 'This is an earlier version', 'Esta es una versión anterior'],
  naoNosso: ['Não conhecemos este arquivo', 'We don’t know this file', 'No conocemos este archivo'],
  emAndamento: ['Ainda faltam assinaturas', 'Signatures are still missing', 'Aún faltan firmas'],
  cancelado: ['Este pedido foi encerrado', 'This request was ended', 'Este pedido fue cerrado'],
  substituido: ['Trocado por outro documento', 'Replaced by another document', 'Cambiado por otro documento'],
  lead: {
    autentico: [
      'Todos assinaram e nada mudou depois do selo.',
      'Everybody signed, and nothing changed after the seal.',
      'Todos firmaron y nada cambió después del sello.',
    ],
    acrescentado: [
      'O documento é nosso, mas alguém pôs algo depois do selo. Peça o original.',
      'The document is ours, but somebody added to it after the seal. Ask for the original.',
      'El documento es nuestro, pero alguien agregó algo después del sello. Pide el original.',
    ],
    alterado: [
      'O PDF que você enviou não é igual ao que foi assinado.',
      'The PDF you sent is not what was signed.',
      'El PDF que enviaste no es igual al que se firmó.',
    ],
    versaoAnterior: [
      'É verdadeira, e é o que as pessoas leram, mas ainda sem o selo final.',
      'It is genuine, and is what people read, but without the final seal.',
      'Es auténtica, y es lo que las personas leyeron, pero aún sin el sello final.',
    ],
    naoNosso: [
      'Nenhum documento assinado no Crachá é igual a ele. Se for um recibo, digite o código que está nele.',
      'No document signed in Crachá is equal to it. If it is a payslip, type the code on it.',
      'Ningún documento firmado en Crachá es igual. Si es un recibo, escribe el código que tiene.',
    ],
    emAndamento: [
      'O documento existe e ainda não vale como assinado por todos.',
      'The document exists and does not count as signed by all yet.',
      'El documento existe y aún no vale como firmado por todos.',
    ],
    cancelado: [
      'Ele foi recusado ou cancelado. Não vale como assinado por todos.',
      'It was refused or cancelled. It does not count as signed by all.',
      'Fue rechazado o cancelado. No vale como firmado por todos.',
    ],
    substituido: [
      'Quem enviou pôs outro documento no lugar dele.',
      'Its sender put another document in its place.',
      'Quien lo envió puso otro documento en su lugar.',
    ],
  },
  byCode: [
    'Todos assinaram e ele foi selado. Para saber se o seu PDF é igual, compare.',
    'Everybody signed and it was sealed. To know whether your PDF is equal, compare it.',
    'Todos firmaron y fue sellado. Para saber si tu PDF es igual, compáralo.',
  ],
  code: word.code,
  file: ['Arquivo', 'File', 'Archivo'],
  document: ['Documento', 'Document', 'Documento'],
  trueDocument: ['O documento verdadeiro', 'The true document', 'El documento verdadero'],
  title: ['Título', 'Title', 'Título'],
  company: word.company,
  sealedOn: ['Selado em', 'Sealed on', 'Sellado el'],
  brasilia: [
    (when: string) => `${when}, hora de Brasília`,
    when => `${when}, Brasília time`,
    when => `${when}, hora de Brasilia`,
  ],
  pages: ['Páginas', 'Pages', 'Páginas'],
  pagesAndEvidence: [
    (pages: number) => `${pages}, mais as evidências`,
    pages => `${pages}, and the evidence`,
    pages => `${pages}, más las evidencias`,
  ],
  whoSigned: ['Quem assinou', 'Who signed', 'Quién firmó'],
  whoSigns: ['Quem assina', 'Who signs', 'Quién firma'],
  notYet: ['Ainda não assinou', 'Has not signed yet', 'Aún no firmó'],
  technical: ['Dados técnicos', 'Technical data', 'Datos técnicos'],
  hashRead: ['Resumo do que foi lido (SHA-256)', 'Hash of what was read (SHA-256)', 'Resumen de lo leído (SHA-256)'],
  hashFinal: [
    'Resumo do arquivo final (SHA-256)',
    'Hash of the final file (SHA-256)',
    'Resumen del archivo final (SHA-256)',
  ],
  seal: ['Selo', 'Seal', 'Sello'],
  sealUntil: [
    (name: string, day: string) => `${name}, até ${day}`,
    (name, day) => `${name}, until ${day}`,
    (name, day) => `${name}, hasta ${day}`,
  ],
  stamp: ['Carimbo do tempo', 'Time stamp', 'Sello de tiempo'],
  // what was checked, one line each
  checked: ['O que foi conferido', 'What was checked', 'Qué se comprobó'],
  right: ['certo', 'right', 'correcto'],
  wrong: ['não confere', 'not right', 'no coincide'],
  know: ['saiba', 'note', 'ten en cuenta'],
  sameContent: [
    'O conteúdo é o mesmo que foi lido',
    'The content is what was read',
    'El contenido es el mismo que se leyó',
  ],
  otherContent: ['O conteúdo é outro', 'The content is another', 'El contenido es otro'],
  signatures: [
    (count: number) => `${pt(count, 'pessoa assinou', 'pessoas assinaram')}`,
    count => `${en(count, 'person signed', 'people signed')}`,
    count => `${es(count, 'persona firmó', 'personas firmaron')}`,
  ],
  waiting: [
    (count: number) => `${pt(count, 'pessoa ainda não assinou', 'pessoas ainda não assinaram')}`,
    count => `${en(count, 'person has not signed yet', 'people have not signed yet')}`,
    count => `${es(count, 'persona aún no firmó', 'personas aún no firmaron')}`,
  ],
  sealHolds: ['O selo vale', 'The seal holds', 'El sello vale'],
  sealBroken: [
    'O selo não vale para este arquivo',
    'The seal does not hold for this file',
    'El sello no vale para este archivo',
  ],
  sealed: ['Temos o documento selado', 'We have the sealed document', 'Tenemos el documento sellado'],
  noSeal: ['Este arquivo não tem selo', 'This file has no seal', 'Este archivo no tiene sello'],
  stampHolds: ['O carimbo do tempo vale', 'The time stamp holds', 'El sello de tiempo vale'],
  nothingAdded: ['Ninguém acrescentou nada depois', 'Nobody added anything later', 'Nadie agregó nada después'],
  added: [
    'Há algo acrescentado depois do selo',
    'Something was added after the seal',
    'Hay algo agregado después del sello',
  ],
  expired: [
    'O certificado venceu depois; o carimbo do tempo mantém o selo',
    'The certificate ended later; the time stamp keeps the seal',
    'El certificado venció después; el sello de tiempo mantiene el sello',
  ],
  confere: [
    'O comprovante confere com o registro',
    'The receipt matches the record',
    'El comprobante coincide con el registro',
  ],
  difere: [
    'O comprovante não confere com o registro',
    'The receipt does not match the record',
    'El comprobante no coincide con el registro',
  ],
  exists: [
    'O documento verdadeiro existe no Crachá',
    'The true document is in Crachá',
    'El documento verdadero está en Crachá',
  ],
  askOriginal: [
    'Peça o original a quem mandou este arquivo',
    'Ask who sent this file for the original',
    'Pide el original a quien te mandó este archivo',
  ],
  // comparing
  compare: ['Tem o PDF na mão?', 'Do you have the PDF?', '¿Tienes el PDF?'],
  compareOther: ['Tem outro PDF?', 'Do you have another PDF?', '¿Tienes otro PDF?'],
  compareLead: [
    'Compare com o nosso, até 20 MB. Se tiver o comprovante (JSON), escolha os dois. Não guardamos o arquivo.',
    'Compare it with ours, up to 20 MB. If you have the receipt (JSON), choose both. We don’t keep the file.',
    'Compáralo con el nuestro, hasta 20 MB. Si tienes el comprobante (JSON), elige los dos. No guardamos el archivo.',
  ],
  choose: ['Escolher o PDF', 'Choose the PDF', 'Elegir el PDF'],
  checking: ['Conferindo', 'Checking', 'Comprobando'],
  onlyPdf: ['Escolha um arquivo PDF', 'Choose a PDF file', 'Elige un archivo PDF'],
  another: ['Conferir outro código', 'Check another code', 'Comprobar otro código'],
  certificates: ['Baixar certificados (PEM)', 'Download certificates (PEM)', 'Descargar certificados (PEM)'],
  noContent: [
    'Esta página não mostra o conteúdo do documento.',
    'This page does not show the content of the document.',
    'Esta página no muestra el contenido del documento.',
  ],
});
