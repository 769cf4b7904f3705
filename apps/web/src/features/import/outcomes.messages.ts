import { defineTexts } from '#kernel/base/texts.ts';

export const outcomeTexts = defineTexts({
  /** Why a whole file was not read: what happened, and what to do. */
  failures: {
    FILE_PASSWORD_PROTECTED: {
      what: [
        'O arquivo está protegido por senha.',
        'The file is protected by a password.',
        'El archivo está protegido con contraseña.',
      ],
      next: [
        'Gere o arquivo sem senha no programa da folha e envie de novo.',
        'Export it without a password from the payroll program and send it again.',
        'Genera el archivo sin contraseña en el programa de nómina y envíalo de nuevo.',
      ],
    },
    FILE_BROKEN: {
      what: ['O arquivo está quebrado.', 'The file is broken.', 'El archivo está dañado.'],
      next: [
        'Gere o arquivo de novo no programa da folha e envie outra vez.',
        'Export it again from the payroll program and send it once more.',
        'Genera el archivo de nuevo en el programa de nómina y envíalo otra vez.',
      ],
    },
    FILE_EMPTY: {
      what: ['O arquivo está vazio.', 'The file is empty.', 'El archivo está vacío.'],
      next: [
        'Veja se o arquivo foi salvo até o fim e envie de novo.',
        'Check that it was saved completely and send it again.',
        'Mira si se guardó completo y envíalo de nuevo.',
      ],
    },
    FILE_TYPE_UNKNOWN: {
      what: ['Formato não aceito.', 'Format not accepted.', 'Formato no admitido.'],
      next: [
        'Use PDF, ZIP, TXT, CSV, XLSX ou XML do eSocial (S-1200).',
        'Use PDF, ZIP, TXT, CSV, XLSX or eSocial XML (S-1200).',
        'Usa PDF, ZIP, TXT, CSV, XLSX o XML de eSocial (S-1200).',
      ],
    },
    FILE_OTHER_SHEET: {
      what: [
        'É uma planilha de outro formato: {form}.',
        'It is a spreadsheet of another format: {form}.',
        'Es una planilla de otro formato: {form}.',
      ],
      next: [
        'Abra, salve como XLSX e envie de novo.',
        'Open it, save it as XLSX and send it again.',
        'Ábrela, guárdala como XLSX y envíala de nuevo.',
      ],
    },
    FILE_OTHER_PAPER: {
      what: ['É um documento {form}.', 'It is a {form} document.', 'Es un documento {form}.'],
      next: [
        'Abra, salve como PDF e envie de novo.',
        'Open it, save it as PDF and send it again.',
        'Ábrelo, guárdalo como PDF y envíalo de nuevo.',
      ],
    },
    FILE_OTHER_ARCHIVE: {
      what: [
        'É um arquivo compactado {form}, que não abrimos.',
        'It is a {form} archive, which we don’t open.',
        'Es un archivo comprimido {form}, que no abrimos.',
      ],
      next: [
        'Extraia os arquivos e envie, ou faça um ZIP.',
        'Unpack it and send the files, or make a ZIP.',
        'Extrae los archivos y envíalos, o haz un ZIP.',
      ],
    },
    FILE_MAIL: {
      what: [
        'É uma mensagem ou página salva: {form}.',
        'It is a saved message or page: {form}.',
        'Es un mensaje o una página guardada: {form}.',
      ],
      next: [
        'Salve o anexo, ou a página como PDF, e envie de novo.',
        'Save the attachment, or the page as PDF, and send it again.',
        'Guarda el adjunto, o la página como PDF, y envíalo de nuevo.',
      ],
    },
    FILE_ENCODED: {
      what: [
        'O conteúdo está codificado em {form}.',
        'The content is encoded in {form}.',
        'El contenido está codificado en {form}.',
      ],
      next: [
        'Decodifique o arquivo e envie o original.',
        'Decode it and send the original file.',
        'Decodifícalo y envía el archivo original.',
      ],
    },
    FILE_PICTURE: {
      what: [
        'É uma imagem ({form}), sem texto que se possa ler.',
        'It is a picture ({form}), without text that can be read.',
        'Es una imagen ({form}), sin texto legible.',
      ],
      next: [
        'Gere o PDF no programa da folha e envie de novo.',
        'Export the PDF from the payroll program and send it again.',
        'Genera el PDF en el programa de nómina y envíalo de nuevo.',
      ],
    },
    FILE_TOO_LARGE: {
      what: ['O arquivo passa de 500 MB.', 'The file is over 500 MB.', 'El archivo supera 500 MB.'],
      next: [
        'Divida o arquivo por empresa ou por filial e envie as partes.',
        'Split it by company or branch and send the parts.',
        'Divídelo por empresa o filial y envía las partes.',
      ],
    },
    FILE_TOO_SLOW: {
      what: [
        'O arquivo demorou demais para ler e a leitura foi interrompida.',
        'The file took too long to read, and reading was stopped.',
        'El archivo tardó demasiado en leerse y la lectura se interrumpió.',
      ],
      next: [
        'Gere o arquivo de novo no programa da folha, sem desenhos, ou envie em partes menores.',
        'Export it again from the payroll program, without drawings, or send it in smaller parts.',
        'Genera el archivo de nuevo en el programa de nómina, sin dibujos, o envíalo en partes menores.',
      ],
    },
    ZIP_TOO_LARGE: {
      what: ['O ZIP tem conteúdo demais.', 'The ZIP holds too much.', 'El ZIP tiene demasiado contenido.'],
      next: [
        'Divida em arquivos menores e envie as partes.',
        'Split it into smaller files and send the parts.',
        'Divídelo en archivos menores y envía las partes.',
      ],
    },
    ZIP_TOO_MANY_FILES: {
      what: ['O ZIP tem arquivos demais.', 'The ZIP holds too many files.', 'El ZIP tiene demasiados archivos.'],
      next: [
        'Divida em arquivos menores e envie as partes.',
        'Split it into smaller files and send the parts.',
        'Divídelo en archivos menores y envía las partes.',
      ],
    },
    ZIP_RATIO_SUSPICIOUS: {
      what: [
        'O conteúdo do ZIP não parece de folha.',
        'The ZIP does not look like payroll.',
        'El contenido del ZIP no parece de nómina.',
      ],
      next: [
        'Envie os arquivos sem compactar.',
        'Send the files without compressing them.',
        'Envía los archivos sin comprimir.',
      ],
    },
    TABLE_HEADING_NOT_FOUND: {
      what: [
        'Não encontramos o nome das colunas.',
        'The column names were not found.',
        'No encontramos el nombre de las columnas.',
      ],
      next: [
        'Deixe o nome das colunas na primeira linha e envie de novo.',
        'Put the column names in the first line and send it again.',
        'Deja el nombre de las columnas en la primera línea y envíalo de nuevo.',
      ],
    },
    CUT_FOREIGN_DATA: {
      what: [
        'Uma página mistura dados de pessoas diferentes.',
        'A page mixes data of different people.',
        'Una página mezcla datos de personas distintas.',
      ],
      next: [
        'Gere o arquivo com uma pessoa por página e envie de novo.',
        'Export one person per page and send it again.',
        'Genera el archivo con una persona por página y envíalo de nuevo.',
      ],
    },
    CUT_EMPTY: {
      what: [
        'Uma página ficou sem conteúdo depois do corte.',
        'A page was empty after it was cut.',
        'Una página quedó sin contenido después del corte.',
      ],
      next: ['Tente ler de novo.', 'Try to read it again.', 'Intenta leerlo de nuevo.'],
    },
    CUT_UNSEEN_TEXT: {
      what: [
        'Uma página tem texto escondido que não dá para remover.',
        'A page has hidden text that cannot be taken out.',
        'Una página tiene texto oculto que no se puede quitar.',
      ],
      next: [
        'Gere o arquivo sem esse texto e envie de novo.',
        'Make the file without that text and send it again.',
        'Genera el archivo sin ese texto y envíalo de nuevo.',
      ],
    },
    WORKER_STOPPED: {
      what: ['A leitura parou no meio.', 'Reading stopped halfway.', 'La lectura se detuvo a medias.'],
      next: ['Tente ler de novo.', 'Try to read it again.', 'Intenta leerlo de nuevo.'],
    },
    IMPORT_DUPLICATE_FILE: {
      what: ['Este arquivo já foi enviado.', 'This file was already sent.', 'Este archivo ya se envió.'],
      next: ['Abra a importação que já existe.', 'Open the import that exists.', 'Abre la importación que existe.'],
    },
    OFFLINE: {
      what: [
        'A internet caiu durante o envio.',
        'The internet went away while sending.',
        'Se cayó internet durante el envío.',
      ],
      next: ['Envie de novo quando ela voltar.', 'Send it again when it is back.', 'Envíalo de nuevo cuando vuelva.'],
    },
    other: {
      what: ['Não deu para ler o arquivo.', 'The file could not be read.', 'No se pudo leer el archivo.'],
      next: [
        'Tente de novo. Se continuar, fale com o suporte.',
        'Try again. If it goes on, talk to support.',
        'Inténtalo de nuevo. Si sigue, habla con soporte.',
      ],
    },
  },
  /** What was done with an import. */
  log: {
    sent: ['Arquivo enviado', 'File sent', 'Archivo enviado'],
    readingFinished: ['Leitura terminada', 'Reading finished', 'Lectura terminada'],
    readingFailed: ['Leitura com erro', 'Reading failed', 'Lectura con error'],
    columnsConfirmed: ['Colunas confirmadas', 'Columns confirmed', 'Columnas confirmadas'],
    sumsConfirmed: ['Somas confirmadas', 'Sums confirmed', 'Sumas confirmadas'],
    daysSet: [
      'Dia de crédito definido em vários',
      'Day of the credit set for several',
      'Día del abono definido en varios',
    ],
    daysUndone: [
      'Dia de crédito desfeito em vários',
      'Day of the credit taken back for several',
      'Día del abono deshecho en varios',
    ],
    replaced: ['Substituída', 'Replaced', 'Sustituida'],
    publishing: ['Publicação pedida', 'Publishing asked', 'Publicación pedida'],
    published: ['Publicada', 'Published', 'Publicada'],
    scheduled: ['Publicação agendada', 'Publishing scheduled', 'Publicación programada'],
    publicationStopped: ['Publicação parada', 'Publishing stopped', 'Publicación detenida'],
    cancelled: ['Cancelada', 'Canceled', 'Cancelada'],
    retried: ['Leitura repetida', 'Read again', 'Leída de nuevo'],
    undone: ['Desfeita', 'Undone', 'Deshecha'],
    other: ['Outro fato', 'Other event', 'Otro hecho'],
  },
});

/** The text of a code, else the general one: a code of tomorrow still gets a sentence. */
export function textOf<T>(texts: Record<string, T> & { other: T }, code: string): T {
  return texts[code] ?? texts.other;
}

/** Why a file was not read, with what it is. */
export function failureOf(
  texts: Record<string, Failure> & { other: Failure },
  code: string,
  values: Readonly<Record<string, unknown>>,
): Failure {
  const { what, next } = textOf(texts, code);
  return { what: what.replace('{form}', String(values.form ?? '')), next };
}

interface Failure {
  readonly what: string;
  readonly next: string;
}
