import type { KindTexts } from './kinds.messages.ts';

export const texts: KindTexts = {
  trabalhador: 'Trabajador',
  remuneracao: 'Remuneración',
  dadosBancarios: 'Datos bancarios',
  recibo: 'Recibo',
  arquivo: 'Archivo del trabajador',
  empresa: 'Empresa',
  importacao: 'Importación',
  gestor: 'Gestor',
  usuario: 'Usuario',
  perfil: 'Perfil de acceso',
  privacidade: 'Datos personales',
  suporte: 'Soporte',
  configuracao: 'Configuración',
  ajuda: 'Ayuda',
  modelo: 'Modelo de lectura',
};
