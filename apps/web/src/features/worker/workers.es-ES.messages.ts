import { counted } from '#kernel/texts.ts';
import type { WorkersTexts } from './workers.messages.ts';

const n = counted('es-ES');

export const texts: WorkersTexts = {
  title: 'Trabajadores',
  team: 'Equipo',
  noneForManager: 'Pide a RR. HH. acceso a las personas de las que cuidas.',
  list: 'Trabajadores del grupo',
  add: 'Registrar',
  export: 'Exportar',
  exportName: 'trabajadores',
  states: 'Situación',
  all: 'Todos',
  ativos: 'Activos',
  afastados: 'De baja',
  desligados: 'Cesados',
  ativo: 'Activo',
  afastado: 'De baja',
  desligado: 'Cesado',
  search: 'Buscar trabajador',
  searchHint: 'Nombre, CPF o matrícula',
  company: 'Empresa',
  everyCompany: 'todas',
  department: 'Departamento',
  everyDepartment: 'todos',
  client: 'Cliente',
  everyClient: 'todos',
  access: 'Acceso',
  everyAccess: 'todos',
  withoutAccess: 'aún no entró',
  worker: 'Trabajador',
  cpf: 'CPF',
  registration: 'Matrícula',
  place: 'Lugar',
  position: 'Puesto',
  admission: 'Ingreso',
  state: 'Situación',
  cameIn: 'Ya entró',
  notYet: 'Aún no entró',
  total: count => n(count, 'trabajador', 'trabajadores'),
  none: 'Aún no hay trabajadores',
  noneLead: 'Importa o registra al primer trabajador.',
  invite: 'Invitar al portal',
  invited: (sent, noContact, inside) =>
    [
      n(sent, 'invitación enviada', 'invitaciones enviadas'),
      noContact > 0 && `${noContact} sin correo ni móvil`,
      inside > 0 && n(inside, 'ya tiene acceso', 'ya tienen acceso'),
    ]
      .filter(Boolean)
      .join(', '),
  letters: 'Cartas de acceso',
};
