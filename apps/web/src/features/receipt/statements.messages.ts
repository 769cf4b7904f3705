import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Informes de rendimentos',
  lead: (year: string) => `Ano-calendário ${year}`,
  everything: 'Todos os anos',
  import: 'Importar informes',
  switchYear: 'Ligar ou desligar o ano',
  switchTitle: 'Informes do ano para os trabalhadores',
  switchLead: 'Vale para todos os informes da empresa e do ano. Ao ligar, quem passa a ver é avisado.',
  turnOn: 'Mostrar aos trabalhadores',
  turnOff: 'Esconder dos trabalhadores',
  sureOn: (year: number, company: string) => `Mostrar os informes de ${year} de ${company}?`,
  sureOff: (year: number, company: string) => `Esconder os informes de ${year} de ${company}?`,
  onAll: 'Todos os trabalhadores da empresa passam a ver o informe do ano, e quem não via é avisado.',
  offAll: 'Todos os trabalhadores da empresa deixam de ver o informe do ano.',
  switchOne: (name: string) => `Informe de ${name}`,
  onOne: 'A pessoa passa a ver o informe e é avisada.',
  offOne: 'A pessoa deixa de ver o informe.',
  switched: (count: number) => (count === 0 ? 'Nada mudou' : n(count, 'informe mudou', 'informes mudaram')),
  search: 'Buscar trabalhador',
  searchHint: 'Nome, CPF ou matrícula',
  year: 'Ano',
  everyYear: 'todos',
  company: 'Empresa',
  everyCompany: 'todas',
  state: 'Situação',
  habilitado: 'Visível',
  desabilitado: 'Escondido',
  worker: 'Trabalhador',
  cpf: 'CPF',
  earned: 'Rendimentos',
  totalEarned: 'Total do filtro: rendimentos',
  withheld: 'Imposto retido',
  list: 'Lista de informes de rendimentos',
  found: (count: number) => n(count, 'informe', 'informes'),
  none: 'Nenhum informe deste ano',
  noneLead: 'Importe o arquivo com os informes. Cada trabalhador recebe o seu.',
  open: 'Abrir informe',
  pdf: 'Baixar PDF',
  email: 'Enviar por e-mail',
  sentTo: (address: string) => `Enviado para ${address}`,
  remind: 'Lembrar de abrir',
  mailed: (sent: number, left: number) =>
    [n(sent, 'e-mail enviado', 'e-mails enviados'), left > 0 && `${left} sem e-mail confirmado, oculto ou já enviado`]
      .filter(Boolean)
      .join(' · '),
  reminded: (count: number) =>
    count === 0 ? 'Todos já tinham visto' : `${n(count, 'pessoa lembrada', 'pessoas lembradas')}`,
  withdraw: 'Retirar',
  withdrawTitle: (count: number) => `Retirar ${n(count, 'informe', 'informes')}?`,
  withdrawLead:
    'O informe some da lista e da vista do trabalhador, que é avisado. Fica no histórico de exclusão, com quem retirou e por quê.',
  withdrawn: (count: number) => n(count, 'informe retirado', 'informes retirados'),
  check: 'Informe e recibos do ano',
  agrees: (months: number) => `Confere com ${n(months, 'recibo mensal', 'recibos mensais')} do ano.`,
  notFound: 'Informe não encontrado',
};

export type StatementTexts = TextsOf<typeof portuguese>;

/** HR's income statements. */
export const statementTexts = defineTexts<StatementTexts>(portuguese, {
  'en-US': () => import('./statements.en-US.messages.ts'),
  'es-ES': () => import('./statements.es-ES.messages.ts'),
});
