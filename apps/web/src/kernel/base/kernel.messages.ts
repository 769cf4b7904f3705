import { defineTexts } from './texts.ts';

/** What the kernel itself has to say. */
export const kernelTexts = defineTexts({
  unexpected: [
    'Algo deu errado do nosso lado. Tente de novo em instantes.',
    'Something went wrong on our side. Try again in a moment.',
    'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  ],
  offline: [
    'Sem internet. Tente de novo quando ela voltar.',
    'Offline. Try again when the internet is back.',
    'Sin conexión. Inténtalo de nuevo cuando vuelva.',
  ],
  notOpened: [
    'Não deu para abrir. Confira a internet e tente de novo.',
    'This could not be opened. Check the internet and try again.',
    'No se pudo abrir. Revisa la conexión e inténtalo de nuevo.',
  ],
  denied: [
    'Acesso não permitido, você será direcionado para a tela de login',
    'Access not allowed, you will be taken to login',
    'Acceso no permitido, irás al inicio de sesión',
  ],
});
