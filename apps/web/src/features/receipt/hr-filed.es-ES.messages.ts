import { counted } from '#kernel/texts.ts';
import type { HrFiledTexts } from './hr-filed.messages.ts';

const n = counted('es-ES');

export const texts: HrFiledTexts = {
  lead: 'Lo que se publicó a cada trabajador a partir de los archivos importados',
  fichas: 'Fichas de registro',
  espelhos: 'Hojas de fichajes',
  import: 'Importar',
  search: 'Buscar trabajador',
  searchHint: 'Nombre, CPF o matrícula',
  month: 'Mes',
  everyMonth: 'todos',
  company: 'Empresa',
  everyCompany: 'todas',
  state: 'Estado',
  everyState: 'todos',
  worker: 'Trabajador',
  cpf: 'CPF',
  registration: 'Matrícula',
  published: 'Publicado el',
  open: 'Abrir',
  missing: 'Documento no encontrado',
  pdf: 'Descargar PDF',
  withdraw: 'Eliminar',
  fichasOf: month => `Ficha de registro de ${month}`,
  espelhosOf: month => `Hoja de fichajes de ${month}`,
  fichasWithdrawTitle: count => `¿Eliminar ${n(count, 'ficha', 'fichas')}?`,
  espelhosWithdrawTitle: count => `¿Eliminar ${n(count, 'hoja', 'hojas')}?`,
  withdrawLead:
    'El trabajador deja de verla y recibe un aviso. Queda en el historial de eliminación, de donde puede volver.',
  fichasWithdrawn: count => n(count, 'ficha eliminada', 'fichas eliminadas'),
  espelhosWithdrawn: count => n(count, 'hoja eliminada', 'hojas eliminadas'),
  fichasFound: count => n(count, 'ficha', 'fichas'),
  espelhosFound: count => n(count, 'hoja', 'hojas'),
  fichasNone: 'Ninguna ficha de registro todavía',
  espelhosNone: 'Ninguna hoja de fichajes todavía',
  noneLead: 'Importe el archivo del sistema de nómina o de fichajes; lo que se publique aparece aquí.',
};
