import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What the lists of payslips, benefits and statements say alike. */
export const listTexts = defineTexts({
  states: ['Filtro por situação', 'Filter by state', 'Filtro por situación'],
  all: word.all,
  // the states of documents: how many are in one, and of one document
  many: {
    naoVisto: ['Não viram', 'Not seen', 'Sin ver'],
    visto: ['Viram', 'Seen', 'Vistos'],
    concordou: ['Concordaram', 'Agreed', 'De acuerdo'],
    discordou: ['Discordaram', 'Disagreed', 'En desacuerdo'],
    habilitado: ['Visíveis', 'Visible', 'Visibles'],
    desabilitado: ['Escondidos', 'Hidden', 'Ocultos'],
  },
  one: {
    naoVisto: ['Não viu', 'Not seen', 'Sin ver'],
    visto: ['Viu', 'Seen', 'Visto'],
    concordou: ['Concordou', 'Agreed', 'De acuerdo'],
    discordou: ['Discordou', 'Disagreed', 'En desacuerdo'],
  },
  export: ['Exportar lista', 'Export list', 'Exportar lista'],
  moreFilters: ['Mais filtros', 'More filters', 'Más filtros'],
  department: ['Lotação', 'Department', 'Área'],
  everyDepartment: ['Todas as lotações', 'All departments', 'Todas las áreas'],
  client: ['Tomador', 'Client', 'Cliente'],
  everyClient: ['Todos os tomadores', 'All clients', 'Todos los clientes'],
  reopen: ['Reabrir resposta', 'Reopen answer', 'Reabrir respuesta'],
  reopened: [
    'O trabalhador pode responder de novo',
    'The worker can answer again',
    'La persona puede responder de nuevo',
  ],
});
