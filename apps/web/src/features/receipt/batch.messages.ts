import { counted, defineTexts } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Download em lote',
  lead: 'Muitos documentos em um ZIP, cada um igual ao que o trabalhador baixa.',
  which: 'Quais documentos',
  categories: {
    recibos: 'Recibos',
    beneficios: 'Benefícios',
    informes: 'Informes',
    espelhos: 'Espelhos de ponto',
    fichas: 'Fichas de registro',
  },
  state: 'Situação',
  everyState: 'todas',
  counting: 'Contando…',
  found: (documents: number, workers: number) =>
    `${n(documents, 'documento', 'documentos')} de ${n(workers, 'trabalhador', 'trabalhadores')}`,
  nothing: 'Nenhum documento com este filtro',
  tooMany: (most: string) => `Mais de ${most} documentos. Escolha uma competência ou uma empresa.`,
  meter: (used: number, most: number) => `Downloads desta hora: ${used} de ${most}. Cada ZIP conta como um.`,
  prepare: 'Preparar ZIP',
  names: 'Nomes dos arquivos',
  namesLead: 'Partes do nome, na ordem em que você marca. Sem nenhuma, os arquivos ficam em pastas por mês e empresa.',
  parts: {
    nome: 'Nome',
    cpf: 'CPF com máscara',
    matricula: 'Matrícula',
    competencia: 'Competência',
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
  example: (name: string) => `Exemplo: ${name}`,
  begun: 'O ZIP está sendo preparado. Pode sair desta tela.',
  list: 'Seus downloads',
  what: 'Documentos',
  when: 'Pedido',
  count: 'Quantos',
  states: {
    naFila: 'Na fila',
    preparando: 'Preparando',
    pronto: 'Pronto',
    comErro: 'Com erro',
    cancelado: 'Cancelado',
    vencido: 'Vencido',
  },
  progress: (done: string, total: string) => `${done} de ${total}`,
  until: (day: string) => `até ${day}`,
  missing: (count: number) => n(count, 'ficou de fora', 'ficaram de fora'),
  download: 'Baixar',
  downloadPart: (part: number, size: string) => `Baixar parte ${part} (${size})`,
  downloadOne: (size: string) => `Baixar (${size})`,
  taking: (percent: number) => `Baixando, ${percent}%`,
  cancel: 'Cancelar',
  lost: (count: number) =>
    `${n(count, 'documento deste ZIP foi retirado', 'documentos deste ZIP foram retirados')} ou saiu do seu alcance. Prepare de novo.`,
  none: 'Nenhum download ainda',
  noneLead: 'Escolha os documentos acima e prepare o primeiro ZIP.',
  total: (count: number) => n(count, 'download', 'downloads'),
  fileName: (day: string, part: number | null) => `documentos-${day}${part ? `-parte-${part}` : ''}.zip`,
};

export type BatchTexts = typeof portuguese;

export const batchTexts = defineTexts<BatchTexts>(portuguese, {
  'en-US': () => import('./batch.en-US.messages.ts'),
  'es-ES': () => import('./batch.es-ES.messages.ts'),
});
