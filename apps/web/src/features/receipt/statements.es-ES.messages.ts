import { counted } from '#kernel/texts.ts';
import type { StatementTexts } from './statements.messages.ts';

const n = counted('es-ES');

export const texts: StatementTexts = {
  title: 'Certificados de ingresos',
  lead: (year: string) => `Año ${year}`,
  everything: 'Todos los años',
  import: 'Importar certificados',
  switchYear: 'Activar o desactivar el año',
  switchTitle: 'Certificados del año para los trabajadores',
  switchLead: 'Vale para todos los certificados de la empresa y del año. Al activar, se avisa a quien pasa a verlo.',
  turnOn: 'Mostrar a los trabajadores',
  turnOff: 'Ocultar a los trabajadores',
  sureOn: (year: number, company: string) => `¿Mostrar los informes de ${year} de ${company}?`,
  sureOff: (year: number, company: string) => `¿Ocultar los informes de ${year} de ${company}?`,
  onAll: 'Todos los trabajadores de la empresa verán el informe del año, y se avisa a quien no lo veía.',
  offAll: 'Todos los trabajadores de la empresa dejan de ver el informe del año.',
  switchOne: (name: string) => `Certificado de ${name}`,
  onOne: 'La persona pasa a ver el certificado y se le avisa.',
  offOne: 'La persona deja de ver el certificado.',
  switched: (count: number) => (count === 0 ? 'Nada cambió' : n(count, 'certificado cambió', 'certificados cambiaron')),
  search: 'Buscar trabajador',
  searchHint: 'Nombre, CPF o matrícula',
  year: 'Año',
  everyYear: 'todos',
  company: 'Empresa',
  everyCompany: 'todas',
  state: 'Situación',
  habilitado: 'Visible',
  desabilitado: 'Oculto',
  worker: 'Trabajador',
  cpf: 'CPF',
  earned: 'Ingresos',
  totalEarned: 'Total del filtro: rendimientos',
  withheld: 'Impuesto retenido',
  list: 'Lista de certificados de ingresos',
  found: (count: number) => n(count, 'certificado', 'certificados'),
  none: 'Ningún certificado de este año',
  noneLead: 'Importe el archivo con los certificados. Cada trabajador recibe el suyo.',
  open: 'Abrir certificado',
  pdf: 'Descargar PDF',
  email: 'Enviar por correo',
  sentTo: (address: string) => `Enviado a ${address}`,
  remind: 'Recordar que lo abra',
  mailed: (sent: number, left: number) =>
    [n(sent, 'correo enviado', 'correos enviados'), left > 0 && `${left} sin correo confirmado, oculto o ya enviado`]
      .filter(Boolean)
      .join(' · '),
  reminded: (count: number) =>
    count === 0 ? 'Todos ya lo habían visto' : `${n(count, 'persona avisada', 'personas avisadas')}`,
  withdraw: 'Retirar',
  withdrawTitle: (count: number) => `¿Retirar ${n(count, 'certificado', 'certificados')}?`,
  withdrawLead:
    'El certificado sale de la lista y de la vista del trabajador, a quien se avisa. Queda en el historial de eliminación, con quién lo retiró y por qué.',
  withdrawn: (count: number) => n(count, 'certificado retirado', 'certificados retirados'),
  check: 'Certificado y recibos del año',
  agrees: (months: number) => `Coincide con ${n(months, 'recibo mensual', 'recibos mensuales')} del año.`,
  notFound: 'Certificado no encontrado',
};
