import { counted } from '#kernel/texts.ts';
import type { OpeningTexts } from './openings.messages.ts';

const n = counted('es-ES');

export const texts: OpeningTexts = {
  own: 'Quién abrió tus datos',
  ownLead: 'Cada vez que otra persona abre algo tuyo, queda escrito aquí.',
  none: 'Nadie abrió tus datos.',
  more: 'Mostrar más',
  roles: {
    rh: 'RR. HH.',
    gestor: 'Gestor',
    financeiro: 'Finanzas',
    suporte: 'Soporte, con tu permiso',
    plataforma: 'Plataforma',
    outro: 'Otro perfil',
  },
  of: (role: string, place: string) => `${role} de ${place}`,
  records: {
    recibo: 'Recibo',
    beneficio: 'Beneficio',
    informe: 'Certificado de ingresos',
    cadastro: 'Ficha completa',
    cpf: 'CPF completo',
    usuario: 'Datos de acceso',
    folha: 'Página del archivo de nómina',
    arquivo: 'Archivos del trabajador',
  },
  parts: 'Partes del historial',
  changes: 'Cambios',
  openings: 'Aperturas de datos',
  title: 'Historial de registros',
  lead: 'Quién abrió datos de trabajadores, y quién abrió muchos más que los demás.',
  period: 'Período',
  days: (count: number) => `${count} días`,
  list: 'Aperturas por persona',
  person: 'Persona',
  role: 'Perfil',
  people: 'Trabajadores',
  count: 'Aperturas',
  usual: 'Habitual en el perfil',
  last: 'Última',
  state: 'Estado',
  unusual: 'Fuera de lo habitual',
  asUsual: 'Habitual',
  alone: 'Sin comparación',
  explained:
    'Fuera de lo habitual: datos de 20 trabajadores o más, y más de tres veces lo habitual en el mismo perfil.',
  nobody: 'Nadie abrió datos en este período',
  nobodyLead: 'Abrir un recibo o una ficha de otra persona aparece aquí.',
  total: (count: number) => n(count, 'persona', 'personas'),
};
