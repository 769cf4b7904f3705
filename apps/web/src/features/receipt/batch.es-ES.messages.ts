import { counted } from '#kernel/texts.ts';
import type { BatchTexts } from './batch.messages.ts';

const n = counted('es-ES');

export const texts: BatchTexts = {
  title: 'Descarga por lotes',
  lead: 'Muchos documentos en un ZIP, cada uno igual al que descarga el trabajador.',
  which: 'Qué documentos',
  categories: {
    recibos: 'Recibos',
    beneficios: 'Beneficios',
    informes: 'Certificados',
    espelhos: 'Hojas de fichajes',
    fichas: 'Fichas de registro',
  },
  state: 'Estado',
  everyState: 'todos',
  counting: 'Contando…',
  found: (documents: number, workers: number) =>
    `${n(documents, 'documento', 'documentos')} de ${n(workers, 'trabajador', 'trabajadores')}`,
  nothing: 'Ningún documento con este filtro',
  tooMany: (most: string) => `Más de ${most} documentos. Elige un mes o una empresa.`,
  meter: (used: number, most: number) => `Descargas de esta hora: ${used} de ${most}. Cada ZIP cuenta como una.`,
  prepare: 'Preparar ZIP',
  names: 'Nombres de los archivos',
  namesLead:
    'Partes del nombre, en el orden en que las marca. Sin ninguna, los archivos quedan en carpetas por mes y empresa.',
  parts: {
    nome: 'Nombre',
    cpf: 'CPF con máscara',
    matricula: 'Matrícula',
    competencia: 'Mes',
    empresa: 'Empresa',
    tipo: 'Tipo',
  },
  examples: {
    nome: 'Ana Lima',
    cpf: 'xxx.533.447-xx',
    matricula: '000123',
    competencia: '2026-05',
    empresa: 'Ipê Comércio',
    tipo: 'mensal',
  },
  folders: '2026-05/Ipê Comércio 11222333000181/000123 - mensal - Ana Lima.pdf',
  example: name => `Ejemplo: ${name}`,
  begun: 'El ZIP se está preparando. Puedes salir de esta pantalla.',
  list: 'Tus descargas',
  what: 'Documentos',
  when: 'Pedido',
  count: 'Cuántos',
  states: {
    naFila: 'En cola',
    preparando: 'Preparando',
    pronto: 'Listo',
    comErro: 'Con error',
    cancelado: 'Cancelado',
    vencido: 'Vencido',
  },
  progress: (done: string, total: string) => `${done} de ${total}`,
  until: (day: string) => `hasta el ${day}`,
  missing: (count: number) => n(count, 'quedó fuera', 'quedaron fuera'),
  download: 'Descargar',
  downloadPart: (part: number, size: string) => `Descargar parte ${part} (${size})`,
  downloadOne: (size: string) => `Descargar (${size})`,
  taking: (percent: number) => `Descargando, ${percent}%`,
  cancel: 'Cancelar',
  lost: (count: number) =>
    `${n(count, 'documento de este ZIP fue retirado', 'documentos de este ZIP fueron retirados')} o salió de tu alcance. Prepáralo de nuevo.`,
  none: 'Aún no hay descargas',
  noneLead: 'Elige los documentos arriba y prepara el primer ZIP.',
  total: (count: number) => n(count, 'descarga', 'descargas'),
  fileName: (day: string, part: number | null) => `documentos-${day}${part ? `-parte-${part}` : ''}.zip`,
};
