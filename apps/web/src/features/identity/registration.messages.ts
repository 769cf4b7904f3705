import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const registrationTexts = defineTexts({
  title: ['Ative o autenticador', 'Activate the authenticator', 'Activa el autenticador'],
  lead: [
    'Use um aplicativo autenticador, como Google Authenticator ou Microsoft Authenticator. Ele mostra um código novo a cada 30 segundos.',
    'Use an authenticator app, such as Google Authenticator or Microsoft Authenticator. It shows a new code every 30 seconds.',
    'Usa una aplicación autenticadora, como Google Authenticator o Microsoft Authenticator. Muestra un código nuevo cada 30 segundos.',
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
  apps: [
    'Com o aplicativo instalado neste celular:',
    'With the app installed on this phone:',
    'Con la aplicación instalada en este celular:',
  ],
  openApp: ['Abrir no autenticador', 'Open in the authenticator', 'Abrir en el autenticador'],
  notOpened: [
    'Não abriu? Copie esta chave e cole no aplicativo:',
    'Did it not open? Copy this key and paste it into the app:',
    '¿No se abrió? Copia esta clave y pégala en la aplicación:',
  ],
  otherPhone: [
    'Ler o QR code com outro celular',
    'Read the QR code with another phone',
    'Leer el código QR con otro celular',
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
