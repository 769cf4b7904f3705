import type { HistoryKind } from './kind-messages.pt-BR.ts';

export const kinds: Record<HistoryKind, string> = {
  trabalhador: 'Trabajador',
  remuneracao: 'Remuneración',
  dadosBancarios: 'Datos bancarios',
  dependente: 'Dependientes',
  recibo: 'Recibo',
  arquivo: 'Archivo del trabajador',
  empresa: 'Empresa',
  comunicado: 'Comunicado',
  importacao: 'Importación',
  gestor: 'Gestor',
  usuario: 'Usuario',
  perfil: 'Perfil de acceso',
  privacidade: 'Datos personales',
  suporte: 'Soporte',
  configuracao: 'Configuración',
  ajuda: 'Ayuda',
  modelo: 'Modelo de lectura',
  downloadLote: 'Descarga en lote',
};
