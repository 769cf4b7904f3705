import type { CompanyUsersTexts } from './company-users.messages.ts';

export const texts: CompanyUsersTexts = {
  list: 'Usuarios de la empresa',
  add: 'Agregar usuario',
  addTitle: company => `Nuevo usuario de ${company}`,
  addLead:
    'Quien aún no tiene cuenta recibe una invitación. Quien ya cuida otras empresas del grupo pasa a ver también esta.',
  changeTitle: name => `Perfil de ${name}`,
  changeLead: 'El perfil vale en todas las empresas de este papel.',
  change: 'Cambiar perfil',
  save: 'Guardar perfil',
  saved: 'Perfil guardado',
  added: name => `${name} ahora cuida esta empresa`,
  access: 'Acceso a la empresa',
  on: 'Encendido',
  off: 'Apagado',
  switchOn: 'Encender acceso',
  switchOff: 'Apagar acceso',
  switchedOn: 'Acceso encendido',
  switchedOff: 'Acceso apagado. Vale desde el próximo clic de la persona.',
  wholeGroup: 'Todas las empresas',
  actsOf: name => `Acciones de ${name}`,
  none: 'Ningún usuario',
  noneLead: 'Agrega a quien cuida de las personas de esta empresa.',
};
