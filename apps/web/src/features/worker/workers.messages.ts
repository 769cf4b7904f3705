import { regimeWords } from '@cracha/contract/features/worker/regime-messages.pt-BR.ts';
import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Trabalhadores',
  team: 'Equipe',
  noneForManager: 'Peça ao RH acesso às pessoas de que você cuida.',
  list: 'Trabalhadores do grupo',
  add: 'Cadastrar',
  export: 'Exportar',
  exportName: 'trabalhadores',
  states: 'Situação',
  all: 'Todos',
  ativos: 'Ativos',
  afastados: 'Afastados',
  desligados: 'Desligados',
  ativo: 'Ativo',
  afastado: 'Afastado',
  desligado: 'Desligado',
  search: 'Buscar trabalhador',
  searchHint: 'Nome, CPF ou matrícula',
  company: 'Empresa',
  everyCompany: 'todas',
  department: 'Lotação',
  everyDepartment: 'todas',
  client: 'Tomador',
  everyClient: 'todos',
  regime: 'Regime',
  everyRegime: 'todos',
  ...regimeWords,
  access: 'Acesso',
  everyAccess: 'todos',
  withoutAccess: 'ainda não entrou',
  switchedOff: 'desabilitado',
  account: 'Conta',
  everyAccount: 'todas',
  accountWaits: 'troca aguardando',
  worker: 'Trabalhador',
  cpf: 'CPF',
  registration: 'Matrícula',
  place: 'Local',
  position: 'Função',
  admission: 'Admissão',
  state: 'Situação',
  cameIn: 'Já entrou',
  notYet: 'Ainda não entrou',
  shut: 'Desabilitado',
  total: (count: number) => n(count, 'trabalhador', 'trabalhadores'),
  none: 'Nenhum trabalhador ainda',
  noneLead: 'Importe ou cadastre o primeiro trabalhador.',
  chooseWhole: (count: number) => `Selecionar todos do filtro: ${n(count, 'trabalhador', 'trabalhadores')}`,
  wholeChosen: (count: number) =>
    `Todos do filtro, também os que não estão à vista: ${n(count, 'trabalhador', 'trabalhadores')}`,
  invite: 'Convidar para o portal',
  invited: (sent: number, noContact: number, taken: number, inside: number) =>
    [
      n(sent, 'convite enviado', 'convites enviados'),
      noContact > 0 && n(noContact, 'sem e-mail nem celular', 'sem e-mail nem celular'),
      taken > 0 && n(taken, 'com contato de outra pessoa', 'com contato de outra pessoa'),
      inside > 0 && n(inside, 'já tem acesso', 'já têm acesso'),
    ]
      .filter(Boolean)
      .join(', '),
  move: 'Mudar lotação',
  movedMany: (count: number) => n(count, 'pessoa mudou de lotação', 'pessoas mudaram de lotação'),
  dismiss: 'Desligar',
  dismissedMany: (count: number) => n(count, 'desligamento registrado', 'desligamentos registrados'),
  letters: 'Cartas de acesso',
  switchOn: 'Habilitar acesso',
  switchedOnMany: (count: number) => n(count, 'acesso habilitado', 'acessos habilitados'),
  switchOff: 'Desabilitar acesso',
  switchedOffMany: (count: number) => n(count, 'acesso desabilitado', 'acessos desabilitados'),
  switchOffLead:
    'Sai do portal na hora e não entra mais como trabalhador deste grupo, em nenhum dos vínculos daqui. O cadastro e os recibos ficam guardados; acessos de outras empresas, de gestor ou do RH não mudam.',
};

export type WorkersTexts = TextsOf<typeof portuguese>;

/** The list of workers. */
export const workersTexts = defineTexts<WorkersTexts>(portuguese, {
  'en-US': () => import('./workers.en-US.messages.ts'),
  'es-ES': () => import('./workers.es-ES.messages.ts'),
});
