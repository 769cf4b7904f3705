import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Ative o autenticador',
  lead: 'Instale um aplicativo autenticador no celular e leia o QR code com ele.',
  qr: 'QR code para o aplicativo autenticador',
  noCamera: 'Sem câmera? Digite esta chave no aplicativo:',
  copyKey: 'Copiar chave',
  copied: 'Copiado',
  label: 'Código de 6 números do aplicativo',
  once: 'Depois de ativar, não dá para desfazer.',
  activate: 'Ativar',
  codesTitle: 'Guarde os códigos reserva',
  codesLead: 'Cada um entra uma vez no lugar do aplicativo. Eles não aparecem de novo.',
  codes: 'Códigos reserva',
  copy: 'Copiar',
  download: 'Baixar .txt',
  print: 'Imprimir',
  fileName: 'cracha-codigos-reserva.txt',
  kept: 'Guardei os códigos',
  keepFirst: 'Marque que você guardou os códigos',
  goOn: 'Continuar',
};

export type RegistrationTexts = TextsOf<typeof portuguese>;

export const registrationTexts = defineTexts<RegistrationTexts>(portuguese, {
  'en-US': () => import('./registration.en-US.messages.ts'),
  'es-ES': () => import('./registration.es-ES.messages.ts'),
});
