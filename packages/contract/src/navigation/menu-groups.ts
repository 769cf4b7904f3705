import type { Language } from '../kernel/wire.ts';

/** The groups of each area's menu, in their order, with their names in the three languages. */
export const menuGroups = {
  worker: {
    inicio: { 'pt-BR': 'Início', 'en-US': 'Home', 'es-ES': 'Inicio' },
    pagamentos: { 'pt-BR': 'Recibos', 'en-US': 'Pay', 'es-ES': 'Recibos' },
    ponto: { 'pt-BR': 'Ponto', 'en-US': 'Time clock', 'es-ES': 'Fichaje' },
    pedidos: { 'pt-BR': 'Pedidos', 'en-US': 'Requests', 'es-ES': 'Solicitudes' },
    documentos: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
    associacao: { 'pt-BR': 'Associação e clube', 'en-US': 'Association and club', 'es-ES': 'Asociación y club' },
  },
  hr: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    pessoas: { 'pt-BR': 'Pessoas', 'en-US': 'People', 'es-ES': 'Personas' },
    pagamentos: { 'pt-BR': 'Pagamentos', 'en-US': 'Pay', 'es-ES': 'Pagos' },
    ponto: { 'pt-BR': 'Ponto', 'en-US': 'Time clock', 'es-ES': 'Fichaje' },
    documentos: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
    conta: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
    solucoes: { 'pt-BR': 'Soluções', 'en-US': 'Solutions', 'es-ES': 'Soluciones' },
  },
  manager: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    equipe: { 'pt-BR': 'Equipe', 'en-US': 'Team', 'es-ES': 'Equipo' },
    pagamentos: { 'pt-BR': 'Pagamentos', 'en-US': 'Pay', 'es-ES': 'Pagos' },
    ponto: { 'pt-BR': 'Ponto', 'en-US': 'Time clock', 'es-ES': 'Fichaje' },
    documentos: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
  },
  finance: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    pagamentos: { 'pt-BR': 'Pagamentos', 'en-US': 'Payments', 'es-ES': 'Pagos' },
    cartoes: { 'pt-BR': 'Cartões', 'en-US': 'Cards', 'es-ES': 'Tarjetas' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
  },
  administrator: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    cartoes: { 'pt-BR': 'Cartões', 'en-US': 'Cards', 'es-ES': 'Tarjetas' },
    conta: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  },
  'platform-admin': {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    clientes: { 'pt-BR': 'Clientes', 'en-US': 'Customers', 'es-ES': 'Clientes' },
    comercial: { 'pt-BR': 'Comercial', 'en-US': 'Commerce', 'es-ES': 'Comercial' },
    leitura: { 'pt-BR': 'Leitura de arquivos', 'en-US': 'File reading', 'es-ES': 'Lectura de archivos' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
    operacao: { 'pt-BR': 'Operação', 'en-US': 'Operations', 'es-ES': 'Operación' },
  },
  association: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    socios: { 'pt-BR': 'Sócios', 'en-US': 'Members', 'es-ES': 'Socios' },
    credito: { 'pt-BR': 'Empréstimos', 'en-US': 'Loans', 'es-ES': 'Préstamos' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
  },
  reseller: {
    dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
    clientes: { 'pt-BR': 'Clientes', 'en-US': 'Customers', 'es-ES': 'Clientes' },
    analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
  },
} as const satisfies Record<string, Record<string, Record<Language, string>>>;
