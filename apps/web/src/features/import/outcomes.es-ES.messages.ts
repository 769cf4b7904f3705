import type { OutcomeTexts } from './outcomes.messages.ts';

export const texts: OutcomeTexts = {
  failures: {
    FILE_PASSWORD_PROTECTED: {
      what: 'El archivo está protegido con contraseña.',
      next: 'Genera el archivo sin contraseña en el programa de nómina y envíalo de nuevo.',
    },
    FILE_BROKEN: {
      what: 'El archivo está dañado.',
      next: 'Genera el archivo de nuevo en el programa de nómina y envíalo otra vez.',
    },
    FILE_EMPTY: { what: 'El archivo está vacío.', next: 'Mira si se guardó completo y envíalo de nuevo.' },
    FILE_TYPE_UNKNOWN: {
      what: 'Formato no admitido.',
      next: 'Usa PDF, ZIP, TXT, CSV, XLSX o XML de eSocial (S-1200).',
    },
    FILE_TOO_LARGE: { what: 'El archivo supera 500 MB.', next: 'Divídelo por empresa o filial y envía las partes.' },
    ZIP_TOO_LARGE: {
      what: 'El ZIP tiene demasiado contenido.',
      next: 'Divídelo en archivos menores y envía las partes.',
    },
    ZIP_TOO_MANY_FILES: {
      what: 'El ZIP tiene demasiados archivos.',
      next: 'Divídelo en archivos menores y envía las partes.',
    },
    ZIP_RATIO_SUSPICIOUS: {
      what: 'El contenido del ZIP no parece de nómina.',
      next: 'Envía los archivos sin comprimir.',
    },
    TABLE_HEADING_NOT_FOUND: {
      what: 'No encontramos el nombre de las columnas.',
      next: 'Deja el nombre de las columnas en la primera línea y envíalo de nuevo.',
    },
    CUT_FOREIGN_DATA: {
      what: 'Una página mezcla datos de personas distintas.',
      next: 'Genera el archivo con una persona por página y envíalo de nuevo.',
    },
    CUT_EMPTY: { what: 'Una página quedó sin contenido después del corte.', next: 'Intenta leerlo de nuevo.' },
    WORKER_STOPPED: { what: 'La lectura se detuvo a medias.', next: 'Intenta leerlo de nuevo.' },
    IMPORT_DUPLICATE_FILE: { what: 'Este archivo ya se envió.', next: 'Abre la importación que existe.' },
    OFFLINE: { what: 'Se cayó internet durante el envío.', next: 'Envíalo de nuevo cuando vuelva.' },
    other: { what: 'No se pudo leer el archivo.', next: 'Inténtalo de nuevo. Si sigue, habla con soporte.' },
  },
  log: {
    sent: 'Archivo enviado',
    readingFinished: 'Lectura terminada',
    readingFailed: 'Lectura con error',
    columnsConfirmed: 'Columnas confirmadas',
    daysSet: 'Día del abono definido en varios',
    daysUndone: 'Día del abono deshecho en varios',
    replaced: 'Sustituida',
    publishing: 'Publicación pedida',
    published: 'Publicada',
    scheduled: 'Publicación programada',
    publicationStopped: 'Publicación detenida',
    cancelled: 'Cancelada',
    retried: 'Leída de nuevo',
    undone: 'Deshecha',
    other: 'Otro hecho',
  },
};
