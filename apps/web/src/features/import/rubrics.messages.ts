import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Verbas do eSocial',
  lead: 'O que as tabelas S-1010 disseram. Arquivos que vêm sem elas são lidos com isto.',
  parts: 'Tipo de importação',
  payroll: 'Folha',
  registry: 'Cadastro',
  rubrics: 'Verbas do eSocial',
  search: 'Buscar verba',
  searchHint: 'Código ou descrição',
  none: 'Nenhuma verba guardada',
  noneLead: 'Envie um S-1200 com sua tabela S-1010 e as verbas ficam guardadas aqui.',
  rubric: 'Verba',
  kind: 'Tipo',
  nature: 'Natureza',
  employer: 'Empregador',
  everyEmployer: 'todos os empregadores',
  used: (count: number, month: string) =>
    `O código está em ${n(count, 'recibo', 'recibos')} do empregador, o último de ${month}.`,
  unused: 'Nenhum recibo do empregador tem este código.',
  looked: (count: string) => `Contado nos ${count} recibos mais novos.`,
  months: 'Vale em',
  source: 'Veio de',
  unknownFile: 'Arquivo anterior',
  vencimento: 'Vencimento',
  desconto: 'Desconto',
  informativa: 'Informativa',
  informativaDedutora: 'Informativa dedutora',
  correct: 'Corrigir natureza',
  forget: 'Esquecer',
  corrected: 'Natureza corrigida',
  forgotten: 'Verba esquecida',
  forgetTitle: 'Esquecer esta verba?',
  forgetLead: 'Os próximos arquivos sem tabela ficam em dúvida nesta verba. Ela volta se uma tabela a trouxer de novo.',
  save: 'Salvar',
  natureHelp: 'Código de 4 números da tabela 03 do eSocial. A correção vale mais que as próximas tabelas.',
  natureWrong: 'Informe os 4 números da natureza.',
  natureTitle: (code: string) => `Natureza da verba ${code}`,
  since: (month: string) => `Desde ${month}`,
  correctedBy: (who: string, day: string) => `${who}, ${day}`,
  total: (count: number) => n(count, 'verba', 'verbas'),
};

export type RubricTexts = TextsOf<typeof portuguese>;

/** The rubrics remembered of eSocial's tables. */
export const rubricTexts = defineTexts<RubricTexts>(portuguese, {
  'en-US': () => import('./rubrics.en-US.messages.ts'),
  'es-ES': () => import('./rubrics.es-ES.messages.ts'),
});
