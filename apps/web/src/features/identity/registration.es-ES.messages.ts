import type { RegistrationTexts } from './registration.messages.ts';

export const texts: RegistrationTexts = {
  title: 'Activa el autenticador',
  lead: 'Instala una aplicación autenticadora en el móvil y lee el código QR con ella.',
  qr: 'Código QR para la aplicación autenticadora',
  noCamera: '¿Sin cámara? Escribe esta clave en la aplicación:',
  copyKey: 'Copiar clave',
  copied: 'Copiado',
  label: 'Código de 6 números de la aplicación',
  once: 'No se puede deshacer.',
  activate: 'Activar',
  codesTitle: 'Guarda los códigos de reserva',
  codesLead: 'Cada uno entra una vez en lugar de la aplicación. No se muestran de nuevo.',
  codes: 'Códigos de reserva',
  copy: 'Copiar',
  download: 'Descargar .txt',
  print: 'Imprimir',
  fileName: 'cracha-codigos-de-reserva.txt',
  kept: 'He guardado los códigos',
  keepFirst: 'Marca que has guardado los códigos',
  goOn: 'Continuar',
};
