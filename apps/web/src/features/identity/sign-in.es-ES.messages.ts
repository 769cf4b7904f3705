import { counted } from '#kernel/texts.ts';
import type { SignInTexts } from './sign-in.messages.ts';

const n = counted('es-ES');

export const texts: SignInTexts = {
  title: 'Entrar',
  adminTitle: 'Entrar en la administración',
  lead: 'Usa un dato de tu ficha de RR. HH.',
  identifier: 'CPF, correo o móvil',
  kindCPF: 'CPF',
  kindCelular: 'Móvil',
  kindEmail: 'Correo',
  password: 'Contraseña',
  remember: 'Recordarme',
  forgot: 'Olvidé la contraseña',
  enter: 'Entrar',
  entering: 'Entrando',
  wait: seconds => `Inténtalo en ${seconds} s`,
  waitMinutes: minutes => `Inténtalo en ${n(minutes, 'minuto', 'minutos')}`,
  waitWhy: 'Hubo muchos intentos seguidos.',
  required: 'Campo obligatorio',
  failed: 'No se pudo entrar',
  failedLead: 'Los datos no coinciden. Revisa el CPF, el correo o el móvil y escribe la contraseña de nuevo.',
  notReached: 'Sin conexión',
  notReachedLead: 'No pudimos llegar al servidor. Inténtalo de nuevo en un momento.',
  nobody: 'Usuario inactivo, contacta con RR. HH.',
  groupTitle: 'Elige el grupo de acceso',
  groupLead: 'Puedes cambiarlo después, en el menú del área.',
  groups: 'Grupos de acceso',
  groupSearch: 'Buscar grupo',
  companies: count => n(count, 'empresa', 'empresas'),
  lastUsed: when => `usado el ${when}`,
  useGroup: 'Usar este grupo',
  pickFirst: 'Elige un grupo de la lista',
  noGroups: 'Ningún grupo disponible',
  noGroupsLead: 'Habla con la administración de tu empresa.',
  backToLogin: 'Volver a la entrada',
};
