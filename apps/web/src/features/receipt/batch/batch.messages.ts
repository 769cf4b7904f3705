import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const batchTexts = defineTexts({
  title: ['Download em lote', 'Batch download', 'Descarga por lotes'],
  lead: [
    'Muitos documentos em um ZIP, cada um igual ao que o trabalhador baixa.',
    'Many documents in one ZIP, each the same as what the worker downloads.',
    'Muchos documentos en un ZIP, cada uno igual al que descarga el trabajador.',
  ],
  which: ['Quais documentos', 'Which documents', 'Qué documentos'],
  categories: {
    recibos: word.payslips,
    beneficios: word.benefits,
    informes: ['Informes', 'Statements', 'Certificados'],
    espelhos: word.timeSheets,
    fichas: word.employeeRecords,
  },
  state: ['Situação', 'State', 'Estado'],
  everyState: ['todas', 'all', 'todos'],
  counting: ['Contando…', 'Counting…', 'Contando…'],
  found: [
    (documents: number, workers: number) =>
      `${pt(documents, 'documento', 'documentos')} de ${pt(workers, 'trabalhador', 'trabalhadores')}`,
    (documents, workers) => `${en(documents, 'document', 'documents')} of ${en(workers, 'worker', 'workers')}`,
    (documents, workers) =>
      `${es(documents, 'documento', 'documentos')} de ${es(workers, 'trabajador', 'trabajadores')}`,
  ],
  nothing: ['Nenhum documento com este filtro', 'No document matches this filter', 'Ningún documento con este filtro'],
  tooMany: [
    (most: string) => `Mais de ${most} documentos. Escolha uma competência ou uma empresa.`,
    most => `More than ${most} documents. Choose a month or a company.`,
    most => `Más de ${most} documentos. Elige un mes o una empresa.`,
  ],
  meter: [
    (used: number, most: number) => `Downloads desta hora: ${used} de ${most}. Cada ZIP conta como um.`,
    (used, most) => `Downloads this hour: ${used} of ${most}. Each ZIP counts as one.`,
    (used, most) => `Descargas de esta hora: ${used} de ${most}. Cada ZIP cuenta como una.`,
  ],
  prepare: ['Preparar ZIP', 'Prepare ZIP', 'Preparar ZIP'],
  names: ['Nomes dos arquivos', 'File names', 'Nombres de los archivos'],
  namesLead: [
    'Partes do nome, na ordem em que você marca. Sem nenhuma, os arquivos ficam em pastas por mês e empresa.',
    'Parts of the name, in the order you tick them. Without any, files stand in folders by month and company.',
    'Partes del nombre, en el orden en que las marca. Sin ninguna, los archivos quedan en carpetas por mes y empresa.',
  ],
  parts: {
    nome: word.name,
    cpf: ['CPF com máscara', 'Masked CPF', 'CPF con máscara'],
    matricula: word.registration,
    competencia: word.month,
    empresa: word.company,
    tipo: word.kind,
  },
  examples: {
    nome: ['Ana Lima', 'Ana Lima', 'Ana Lima'],
    cpf: ['xxx.533.447-xx', 'xxx.533.447-xx', 'xxx.533.447-xx'],
    matricula: ['000123', '000123', '000123'],
    competencia: ['2026-05', '2026-05', '2026-05'],
    empresa: ['Ipê Comércio', 'Ipê Comércio', 'Ipê Comércio'],
    tipo: ['mensal', 'mensal', 'mensal'],
  },
  folders: [
    '2026-05/Ipê Comércio 11222333000181/000123 - mensal - Ana Lima.pdf',
    '2026-05/Ipê Comércio 11222333000181/000123 - mensal - Ana Lima.pdf',
    '2026-05/Ipê Comércio 11222333000181/000123 - mensal - Ana Lima.pdf',
  ],
  example: [(name: string) => `Exemplo: ${name}`, name => `Example: ${name}`, name => `Ejemplo: ${name}`],
  begun: [
    'O ZIP está sendo preparado. Pode sair desta tela.',
    'The ZIP is being prepared. You may leave this page.',
    'El ZIP se está preparando. Puedes salir de esta pantalla.',
  ],
  list: ['Seus downloads', 'Your downloads', 'Tus descargas'],
  what: word.documents,
  when: ['Pedido', 'Asked for', 'Pedido'],
  count: ['Quantos', 'How many', 'Cuántos'],
  states: {
    naFila: ['Na fila', 'Waiting', 'En cola'],
    preparando: ['Preparando', 'Preparing', 'Preparando'],
    pronto: ['Pronto', 'Ready', 'Listo'],
    comErro: ['Com erro', 'Failed', 'Con error'],
    cancelado: ['Cancelado', 'Cancelled', 'Cancelado'],
    vencido: ['Vencido', 'Expired', 'Vencido'],
  },
  progress: [
    (done: string, total: string) => `${done} de ${total}`,
    (done, total) => `${done} of ${total}`,
    (done, total) => `${done} de ${total}`,
  ],
  until: [(day: string) => `até ${day}`, day => `until ${day}`, day => `hasta el ${day}`],
  missing: [
    (count: number) => pt(count, 'ficou de fora', 'ficaram de fora'),
    count => en(count, 'was left out', 'were left out'),
    count => es(count, 'quedó fuera', 'quedaron fuera'),
  ],
  download: word.download,
  downloadPart: [
    (part: number, size: string) => `Baixar parte ${part} (${size})`,
    (part, size) => `Download part ${part} (${size})`,
    (part, size) => `Descargar parte ${part} (${size})`,
  ],
  downloadOne: [(size: string) => `Baixar (${size})`, size => `Download (${size})`, size => `Descargar (${size})`],
  taking: [
    (percent: number) => `Baixando, ${percent}%`,
    percent => `Downloading, ${percent}%`,
    percent => `Descargando, ${percent}%`,
  ],
  cancel: word.cancel,
  lost: [
    (count: number) =>
      `${pt(count, 'documento deste ZIP foi retirado', 'documentos deste ZIP foram retirados')} ou saiu do seu alcance. Prepare de novo.`,
    count =>
      `${en(count, 'document of this ZIP was withdrawn', 'documents of this ZIP were withdrawn')} or left your reach. Prepare it again.`,
    count =>
      `${es(count, 'documento de este ZIP fue retirado', 'documentos de este ZIP fueron retirados')} o salió de tu alcance. Prepáralo de nuevo.`,
  ],
  none: ['Nenhum download ainda', 'No downloads yet', 'Aún no hay descargas'],
  noneLead: [
    'Escolha os documentos acima e prepare o primeiro ZIP.',
    'Choose the documents above and prepare the first ZIP.',
    'Elige los documentos arriba y prepara el primer ZIP.',
  ],
  total: [
    (count: number) => pt(count, 'download', 'downloads'),
    count => en(count, 'download', 'downloads'),
    count => es(count, 'descarga', 'descargas'),
  ],
  fileName: [
    (day: string, part: number | null) => `documentos-${day}${part ? `-parte-${part}` : ''}.zip`,
    (day, part) => `documents-${day}${part ? `-part-${part}` : ''}.zip`,
    (day, part) => `documentos-${day}${part ? `-parte-${part}` : ''}.zip`,
  ],
});
