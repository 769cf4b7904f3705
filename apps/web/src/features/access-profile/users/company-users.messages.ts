import { defineTexts } from '#kernel/base/texts.ts';

/** The users of one company. */
export const companyUsersTexts = defineTexts({
  list: ['Usuários da empresa', 'Users of the company', 'Usuarios de la empresa'],
  add: ['Adicionar usuário', 'Add user', 'Agregar usuario'],
  addTitle: [
    (company: string) => `Novo usuário de ${company}`,
    company => `New user of ${company}`,
    company => `Nuevo usuario de ${company}`,
  ],
  addLead: [
    'Quem ainda não tem conta recebe um convite. Quem já cuida de outras empresas do grupo passa a ver também esta.',
    'Who has no account yet gets an invitation. Who looks after other companies of the group sees this one too.',
    'Quien aún no tiene cuenta recibe una invitación. Quien ya cuida otras empresas del grupo pasa a ver también esta.',
  ],
  changeTitle: [(name: string) => `Perfil de ${name}`, name => `Profile of ${name}`, name => `Perfil de ${name}`],
  changeLead: [
    'O perfil vale em todas as empresas deste papel.',
    'The profile holds in every company of this role.',
    'El perfil vale en todas las empresas de este papel.',
  ],
  change: ['Mudar perfil', 'Change profile', 'Cambiar perfil'],
  save: ['Salvar perfil', 'Save profile', 'Guardar perfil'],
  saved: ['Perfil salvo', 'Profile saved', 'Perfil guardado'],
  added: [
    (name: string) => `${name} agora cuida desta empresa`,
    name => `${name} now looks after this company`,
    name => `${name} ahora cuida esta empresa`,
  ],
  access: ['Acesso à empresa', 'Access to the company', 'Acceso a la empresa'],
  on: ['Ligado', 'On', 'Encendido'],
  off: ['Bloqueado', 'Off', 'Apagado'],
  switchOn: ['Liberar acesso', 'Switch access on', 'Encender acceso'],
  switchOff: ['Bloquear acesso', 'Switch access off', 'Apagar acceso'],
  switchedOn: ['Acesso liberado', 'Access switched on', 'Acceso encendido'],
  switchedOff: [
    'Acesso bloqueado. Vale a partir do próximo clique da pessoa.',
    "Access switched off. It holds from the person's next click.",
    'Acceso apagado. Vale desde el próximo clic de la persona.',
  ],
  wholeGroup: ['Todas as empresas', 'All companies', 'Todas las empresas'],
  actsOf: [(name: string) => `Ações de ${name}`, name => `Actions for ${name}`, name => `Acciones de ${name}`],
  none: ['Nenhum usuário', 'No users', 'Ningún usuario'],
  noneLead: [
    'Adicione quem cuida das pessoas desta empresa.',
    "Add who looks after this company's people.",
    'Agrega a quien cuida de las personas de esta empresa.',
  ],
});
