import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What requests leave for payroll, for HR. */
export const payrollTexts = defineTexts({
  title: ['Para a folha', 'For payroll', 'Para la nómina'],
  lead: [
    'O que os pedidos aprovados deixam para a folha. Cada lançamento vai uma vez.',
    'What approved requests leave for payroll. Each entry goes once.',
    'Lo que las solicitudes aprobadas dejan para la nómina. Cada asiento va una vez.',
  ],
  back: ['Voltar para solicitações', 'Back to requests', 'Volver a solicitudes'],
  statesLabel: ['Situação', 'State', 'Estado'],
  all: word.all,
  states: {
    aberta: ['Aberto', 'Open', 'Abierto'],
    levada: ['Na folha', 'In payroll', 'En la nómina'],
    estornada: ['Estornado', 'Reversed', 'Revertido'],
  },
  month: ['Competência', 'Month', 'Competencia'],
  everyMonth: ['Todas as competências', 'All months', 'Todas las competencias'],
  kinds: {
    ferias: ['Férias', 'Vacation', 'Vacaciones'],
    adiantamento13: ['Adiantamento do 13º', '13th salary advance', 'Anticipo del 13.º'],
    beneficio: word.benefit,
    outros: ['Outro', 'Other', 'Otro'],
  },
  search: ['Buscar lançamento', 'Search an entry', 'Buscar asiento'],
  hint: ['Nome ou pedido', 'Name or request', 'Nombre o solicitud'],
  worker: word.worker,
  kind: word.kind,
  what: ['O quê', 'What', 'Qué'],
  company: word.company,
  state: ['Situação', 'State', 'Estado'],
  taken: ['Levado', 'Taken', 'Tomado'],
  by: [
    (name: string, when: string) => `${name}, ${when}`,
    (name, when) => `${name}, ${when}`,
    (name, when) => `${name}, ${when}`,
  ],
  vacation: [
    (days: number, from: string, sold: number) =>
      `${pt(days, 'dia', 'dias')} a partir de ${from}${sold > 0 ? `, vende ${sold}` : ''}`,
    (days, from, sold) => `${en(days, 'day', 'days')} from ${from}${sold > 0 ? `, sells ${sold}` : ''}`,
    (days, from, sold) => `${es(days, 'día', 'días')} desde el ${from}${sold > 0 ? `, vende ${sold}` : ''}`,
  ],
  none: ['Nada para a folha', 'Nothing for payroll', 'Nada para la nómina'],
  noneLead: [
    'Aqui aparece o que um pedido aprovado deixa para pagar.',
    'What an approved request leaves to be paid appears here.',
    'Aquí aparece lo que una solicitud aprobada deja por pagar.',
  ],
  found: [
    (count: number) => pt(count, 'lançamento', 'lançamentos'),
    count => en(count, 'entry', 'entries'),
    count => es(count, 'asiento', 'asientos'),
  ],
  export: ['Exportar para a folha', 'Export to payroll', 'Exportar a la nómina'],
  exportLead: [
    'Os lançamentos abertos da competência vão para um arquivo e saem da fila.',
    'The open entries of the month go into a file and leave the queue.',
    'Los asientos abiertos de la competencia van a un archivo y salen de la fila.',
  ],
  format: ['Formato', 'Format', 'Formato'],
  csv: ['CSV', 'CSV', 'CSV'],
  xlsx: ['Planilha XLSX', 'XLSX sheet', 'Planilla XLSX'],
  openIn: [
    (month: string, open: number) => `${month}: ${pt(open, 'lançamento aberto', 'lançamentos abertos')}`,
    (month, open) => `${month}: ${en(open, 'open entry', 'open entries')}`,
    (month, open) => `${month}: ${es(open, 'asiento abierto', 'asientos abiertos')}`,
  ],
  nothingOpen: [
    'Nenhuma competência tem lançamento aberto.',
    'No month has an open entry.',
    'Ninguna competencia tiene asientos abiertos.',
  ],
  exported: [
    (count: number) => `${pt(count, 'lançamento foi', 'lançamentos foram')} para a folha`,
    count => `${en(count, 'entry', 'entries')} went to payroll`,
    count => `${es(count, 'asiento fue', 'asientos fueron')} a la nómina`,
  ],
  nothingTaken: [
    'Outra pessoa já levou esses lançamentos.',
    'Somebody else has taken these entries.',
    'Otra persona ya tomó esos asientos.',
  ],
  fileAgain: ['Baixar o arquivo de novo', 'Download the file again', 'Descargar el archivo de nuevo'],
  take: ['Marcar como levado', 'Mark as taken', 'Marcar como tomado'],
  tookOne: ['Lançamento marcado', 'Entry marked', 'Asiento marcado'],
  giveBack: ['Devolver para a fila', 'Take back to the queue', 'Devolver a la fila'],
  giveBackTitle: ['Devolver para a fila?', 'Take back to the queue?', '¿Devolver a la fila?'],
  givenBack: ['Lançamento devolvido', 'Entry taken back', 'Asiento devuelto'],
});
