import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's employee records. */
export const hrFiledTexts = defineTexts({
  lead: [
    'O que foi publicado para cada trabalhador a partir dos arquivos importados',
    'What was published to each worker from the imported files',
    'Lo que se publicó a cada trabajador a partir de los archivos importados',
  ],
  records: word.employeeRecords,
  import: ['Importar', 'Import', 'Importar'],
  search: word.searchWorker,
  searchHint: word.nameCpfOrRegistration,
  month: word.month,
  everyMonth: ['todas', 'all', 'todos'],
  company: word.company,
  everyCompany: ['todas', 'all', 'todas'],
  state: ['Situação', 'State', 'Estado'],
  everyState: ['todas', 'all', 'todos'],
  worker: word.worker,
  cpf: word.cpf,
  registration: word.registration,
  published: ['Publicado em', 'Published on', 'Publicado el'],
  open: word.open,
  missing: ['Documento não encontrado', 'Document not found', 'Documento no encontrado'],
  pdf: word.downloadPdf,
  withdraw: word.remove,
  of: [
    (month: string) => `Ficha de registro de ${month}`,
    month => `Employee record of ${month}`,
    month => `Ficha de registro de ${month}`,
  ],
  withdrawTitle: [
    (count: number) => `Excluir ${pt(count, 'ficha', 'fichas')}?`,
    count => `Delete ${en(count, 'record', 'records')}?`,
    count => `¿Eliminar ${es(count, 'ficha', 'fichas')}?`,
  ],
  withdrawLead: [
    'O trabalhador deixa de ver e é avisado. Fica no histórico de exclusão, de onde pode voltar.',
    'The worker no longer sees it and is told. It stays in the deletion history, from where it can come back.',
    'El trabajador deja de verla y recibe un aviso. Queda en el historial de eliminación, de donde puede volver.',
  ],
  withdrawn: [
    (count: number) => pt(count, 'ficha excluída', 'fichas excluídas'),
    count => en(count, 'record deleted', 'records deleted'),
    count => es(count, 'ficha eliminada', 'fichas eliminadas'),
  ],
  found: [
    (count: number) => pt(count, 'ficha', 'fichas'),
    count => en(count, 'record', 'records'),
    count => es(count, 'ficha', 'fichas'),
  ],
  none: ['Nenhuma ficha de registro ainda', 'No employee record yet', 'Ninguna ficha de registro todavía'],
  noneLead: [
    'Importe o arquivo do sistema de folha ou de ponto; o que for publicado aparece aqui.',
    'Import the file of the payroll or time-clock system; what is published shows up here.',
    'Importe el archivo del sistema de nómina o de fichajes; lo que se publique aparece aquí.',
  ],
});
