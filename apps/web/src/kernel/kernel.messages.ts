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
  denied: [
    'Acesso não permitido, você será direcionado para a tela de login',
    'Access not allowed, you will be taken to login',
    'Acceso no permitido, irás al inicio de sesión',
  ],
});
