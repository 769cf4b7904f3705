import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The list of workers. */
export const workersTexts = defineTexts({
  title: word.workers,
  team: ['Equipe', 'Team', 'Equipo'],
  noneForManager: [
    'Peça ao RH acesso às pessoas de que você cuida.',
    'Ask HR for access to the people you look after.',
    'Pide a RR. HH. acceso a las personas de las que cuidas.',
  ],
  list: ['Trabalhadores do grupo', 'Workers of the group', 'Trabajadores del grupo'],
  add: ['Cadastrar', 'Register', 'Registrar'],
  export: ['Exportar', 'Export', 'Exportar'],
  exportName: ['trabalhadores', 'workers', 'trabajadores'],
  states: word.state,
  all: word.all,
  ativos: ['Ativos', 'Active', 'Activos'],
  afastados: ['Afastados', 'On leave', 'De baja'],
  desligados: ['Desligados', 'Left', 'Cesados'],
  ativo: word.active,
  afastado: ['Afastado', 'On leave', 'De baja'],
  desligado: ['Desligado', 'Left', 'Cesado'],
  search: word.searchWorker,
  searchHint: word.nameCpfOrRegistration,
  company: word.company,
  everyCompany: ['todas', 'all', 'todas'],
  department: ['Lotação', 'Department', 'Departamento'],
  everyDepartment: ['todas', 'all', 'todos'],
  client: ['Tomador', 'Client', 'Cliente'],
  everyClient: ['todos', 'all', 'todos'],
  regime: ['Tipo de contrato', 'Regime', 'Régimen'],
  everyRegime: ['todos', 'all', 'todos'],
  access: ['Acesso', 'Access', 'Acceso'],
  everyAccess: ['todos', 'all', 'todos'],
  withoutAccess: ['ainda não entrou', 'not signed in yet', 'aún no entró'],
  switchedOff: ['bloqueado', 'disabled', 'deshabilitado'],
  account: ['Conta', 'Account', 'Cuenta'],
  everyAccount: ['todas', 'all', 'todas'],
  accountWaits: ['troca aguardando', 'change waiting', 'cambio en espera'],
  worker: word.worker,
  cpf: word.cpf,
  registration: word.registration,
  place: ['Lotação', 'Place', 'Lugar'],
  position: ['Função', 'Position', 'Puesto'],
  admission: word.admission,
  state: word.state,
  cameIn: ['Já entrou', 'Signed in', 'Ya entró'],
  notYet: ['Ainda não entrou', 'Not signed in yet', 'Aún no entró'],
  shut: ['Bloqueado', 'Disabled', 'Deshabilitado'],
  total: [
    (count: number) => pt(count, 'trabalhador', 'trabalhadores'),
    count => en(count, 'worker', 'workers'),
    count => es(count, 'trabajador', 'trabajadores'),
  ],
  none: ['Nenhum trabalhador ainda', 'No workers yet', 'Aún no hay trabajadores'],
  noneLead: [
    'Importe ou cadastre o primeiro trabalhador.',
    'Import or register the first worker.',
    'Importa o registra al primer trabajador.',
  ],
  chooseWhole: [
    (count: number) => `Selecionar todos do filtro: ${pt(count, 'trabalhador', 'trabalhadores')}`,
    count => `Select all of the filter: ${en(count, 'worker', 'workers')}`,
    count => `Seleccionar todos los del filtro: ${es(count, 'trabajador', 'trabajadores')}`,
  ],
  wholeChosen: [
    (count: number) => `Todos do filtro, também os que não estão à vista: ${pt(count, 'trabalhador', 'trabalhadores')}`,
    count => `All of the filter, also those not in sight: ${en(count, 'worker', 'workers')}`,
    count => `Todos los del filtro, también los que no están a la vista: ${es(count, 'trabajador', 'trabajadores')}`,
  ],
  invite: ['Convidar para o Crachá', 'Invite to the portal', 'Invitar al portal'],
  invited: [
    (sent: number, noContact: number, taken: number, inside: number) =>
      [
        pt(sent, 'convite enviado', 'convites enviados'),
        noContact > 0 && pt(noContact, 'sem e-mail nem celular', 'sem e-mail nem celular'),
        taken > 0 && pt(taken, 'com contato de outra pessoa', 'com contato de outra pessoa'),
        inside > 0 && pt(inside, 'já tem acesso', 'já têm acesso'),
      ]
        .filter(Boolean)
        .join(', '),
    (sent, noContact, taken, inside) =>
      [
        en(sent, 'invitation sent', 'invitations sent'),
        noContact > 0 && `${noContact} without e-mail or cell phone`,
        taken > 0 && en(taken, 'with a contact of somebody else', 'with a contact of somebody else'),
        inside > 0 && en(inside, 'already has access', 'already have access'),
      ]
        .filter(Boolean)
        .join(', '),
    (sent, noContact, taken, inside) =>
      [
        es(sent, 'invitación enviada', 'invitaciones enviadas'),
        noContact > 0 && `${noContact} sin correo ni móvil`,
        taken > 0 && es(taken, 'con un contacto de otra persona', 'con un contacto de otra persona'),
        inside > 0 && es(inside, 'ya tiene acceso', 'ya tienen acceso'),
      ]
        .filter(Boolean)
        .join(', '),
  ],
  move: ['Mudar lotação', 'Change department', 'Cambiar departamento'],
  movedMany: [
    (count: number) => pt(count, 'pessoa mudou de lotação', 'pessoas mudaram de lotação'),
    count => en(count, 'person changed department', 'people changed department'),
    count => es(count, 'persona cambió de departamento', 'personas cambiaron de departamento'),
  ],
  dismiss: ['Desligar', 'Dismiss', 'Dar de baja'],
  dismissedMany: [
    (count: number) => pt(count, 'desligamento registrado', 'desligamentos registrados'),
    count => en(count, 'dismissal recorded', 'dismissals recorded'),
    count => es(count, 'baja registrada', 'bajas registradas'),
  ],
  letters: ['Cartas de acesso', 'Access letters', 'Cartas de acceso'],
  switchOn: ['Liberar acesso', 'Enable sign-in', 'Habilitar acceso'],
  switchedOnMany: [
    (count: number) => pt(count, 'acesso liberado', 'acessos liberados'),
    count => en(count, 'sign-in enabled', 'sign-ins enabled'),
    count => es(count, 'acceso habilitado', 'accesos habilitados'),
  ],
  switchOff: ['Bloquear acesso', 'Disable sign-in', 'Deshabilitar acceso'],
  switchedOffMany: [
    (count: number) => pt(count, 'acesso bloqueado', 'acessos bloqueados'),
    count => en(count, 'sign-in disabled', 'sign-ins disabled'),
    count => es(count, 'acceso deshabilitado', 'accesos deshabilitados'),
  ],
  switchOffLead: [
    'Sai do Crachá na hora e não entra mais como trabalhador deste grupo, em nenhum dos vínculos daqui. O cadastro e os recibos ficam guardados; acessos de outras empresas, de gestor ou do RH não mudam.',
    'Leaves the portal at once and no longer signs in as a worker of this group, with any employment here. Record and payslips are kept; access to other companies, as a manager or as HR does not change.',
    'Sale del portal al momento y ya no entra como trabajador de este grupo, con ninguno de sus vínculos aquí. La ficha y los recibos se conservan; los accesos de otras empresas, de gestor o de RR. HH. no cambian.',
  ],
});
