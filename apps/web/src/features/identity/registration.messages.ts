import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const registrationTexts = defineTexts({
  title: ['Ative o autenticador', 'Activate the authenticator', 'Activa el autenticador'],
  lead: [
    'Instale um aplicativo autenticador no celular e leia o QR code com ele.',
    'Install an authenticator app on your phone and scan the QR code with it.',
    'Instala una aplicación autenticadora en el móvil y lee el código QR con ella.',
  ],
  qr: [
    'QR code para o aplicativo autenticador',
    'QR code for the authenticator app',
    'Código QR para la aplicación autenticadora',
  ],
  noCamera: [
    'Sem câmera? Digite esta chave no aplicativo:',
    'No camera? Type this key into the app:',
    '¿Sin cámara? Escribe esta clave en la aplicación:',
  ],
  copyKey: ['Copiar chave', 'Copy key', 'Copiar clave'],
  copied: ['Copiado', 'Copied', 'Copiado'],
  label: ['Código de 6 números do aplicativo', '6-digit code from the app', 'Código de 6 números de la aplicación'],
  once: ['Depois de ativar, não dá para desfazer.', 'This cannot be undone.', 'No se puede deshacer.'],
  activate: ['Ativar', 'Activate', 'Activar'],
  codesTitle: ['Guarde os códigos reserva', 'Keep your reserve codes', 'Guarda los códigos de reserva'],
  codesLead: [
    'Cada um entra uma vez no lugar do aplicativo. Eles não aparecem de novo.',
    'Each one works once in place of the app. They are not shown again.',
    'Cada uno entra una vez en lugar de la aplicación. No se muestran de nuevo.',
  ],
  codes: ['Códigos reserva', 'Reserve codes', 'Códigos de reserva'],
  copy: ['Copiar', 'Copy', 'Copiar'],
  download: ['Baixar .txt', 'Download .txt', 'Descargar .txt'],
  print: ['Imprimir', 'Print', 'Imprimir'],
  fileName: ['cracha-codigos-reserva.txt', 'cracha-reserve-codes.txt', 'cracha-codigos-de-reserva.txt'],
  kept: ['Guardei os códigos', 'I have kept the codes', 'He guardado los códigos'],
  keepFirst: [
    'Marque que você guardou os códigos',
    'Tick that you have kept the codes',
    'Marca que has guardado los códigos',
  ],
  goOn: word.goOn,
});
