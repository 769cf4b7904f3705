import type { ProfileChoiceTexts } from './profile-choice.messages.ts';

export const texts: ProfileChoiceTexts = {
  title: '¿Cómo quieres entrar?',
  lead: 'Puedes cambiarlo después, en el menú.',
  trabalhador: 'Entrar como trabajador',
  trabalhadorLead: 'Tus recibos, tus fichajes y tus solicitudes',
  rh: 'Entrar como RR. HH.',
  rhLead: 'Trabajadores, recibos y solicitudes de las empresas',
  gestor: 'Entrar como gestión',
  gestorLead: 'Tu equipo: aprobaciones y fichajes',
  financeiro: 'Entrar como finanzas',
  financeiroLead: 'Pagos, tarjetas y cobros',
  admin: 'Entrar como administración',
  adminLead: 'La plataforma: clientes, planes y soporte',
  revendedor: 'Entrar como distribuidor',
  revendedorLead: 'Los clientes que atiendes',
  assemat: 'Entrar como asociación',
  assematLead: 'Socios, préstamos y convenios',
  assinante: 'Entrar para firmar',
  assinanteLead: 'El documento que espera tu firma',
};
