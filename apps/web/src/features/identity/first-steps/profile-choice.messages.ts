import { defineTexts } from '#kernel/base/texts.ts';

export const profileChoiceTexts = defineTexts({
  title: ['Como você quer entrar?', 'How do you want to enter?', '¿Cómo quieres entrar?'],
  lead: [
    'Você pode trocar depois, no menu.',
    'You can change it later, in the menu.',
    'Puedes cambiarlo después, en el menú.',
  ],
  trabalhador: ['Entrar como trabalhador', 'Enter as a worker', 'Entrar como trabajador'],
  trabalhadorLead: [
    'Seus recibos, benefícios e documentos',
    'Your payslips, benefits and documents',
    'Tus recibos, beneficios y documentos',
  ],
  rh: ['Entrar como RH', 'Enter as HR', 'Entrar como RR. HH.'],
  rhLead: [
    'Trabalhadores, recibos e comunicados das empresas',
    'The companies’ workers, payslips and announcements',
    'Trabajadores, recibos y comunicados de las empresas',
  ],
  gestor: ['Entrar como gestão', 'Enter as a manager', 'Entrar como gestión'],
  gestorLead: [
    'A sua equipe: pessoas, recibos e comunicados',
    'Your team: people, payslips and announcements',
    'Tu equipo: personas, recibos y comunicados',
  ],
  financeiro: ['Entrar como financeiro', 'Enter as finance', 'Entrar como finanzas'],
  financeiroLead: ['Pagamentos, cartões e cobranças', 'Payments, cards and collection', 'Pagos, tarjetas y cobros'],
  admin: ['Entrar como administração', 'Enter as administration', 'Entrar como administración'],
  adminLead: [
    'A plataforma: clientes, planos e suporte',
    'The platform: customers, plans and support',
    'La plataforma: clientes, planes y soporte',
  ],
  revendedor: ['Entrar como revenda', 'Enter as a reseller', 'Entrar como distribuidor'],
  revendedorLead: ['Os clientes que você atende', 'The customers you look after', 'Los clientes que atiendes'],
  assemat: ['Entrar como associação', 'Enter as the association', 'Entrar como asociación'],
  assematLead: ['Sócios, empréstimos e convênios', 'Members, loans and agreements', 'Socios, préstamos y convenios'],
  assinante: ['Entrar para assinar', 'Enter to sign', 'Entrar para firmar'],
  assinanteLead: [
    'O documento que espera a sua assinatura',
    'The document that waits for your signature',
    'El documento que espera tu firma',
  ],
});
