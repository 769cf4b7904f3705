import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const twoFactorTexts = defineTexts({
  back: word.back,
  title: ['Digite o código', 'Enter the code', 'Escribe el código'],
  lead: [
    'Abra o aplicativo autenticador. Copie os 6 números que aparecem em Crachá.',
    'Open your authenticator app. Copy the 6 digits shown under Crachá.',
    'Abre la aplicación autenticadora. Copia los 6 números que aparecen en Crachá.',
  ],
  label: word.sixDigitCode,
  changesIn: [
    (seconds: number) => `muda em ${seconds} s`,
    seconds => `changes in ${seconds} s`,
    seconds => `cambia en ${seconds} s`,
  ],
  reserveTitle: ['Digite um código reserva', 'Enter a reserve code', 'Escribe un código de reserva'],
  reserveLead: [
    'Use um dos códigos que você guardou. Cada um vale uma vez.',
    'Use one of the codes you kept. Each works once.',
    'Usa uno de los códigos que guardaste. Cada uno vale una vez.',
  ],
  reserveLabel: [
    'Código reserva de 6 letras e números',
    'Reserve code of 6 letters and digits',
    'Código de reserva de 6 letras y números',
  ],
  remember: ['Não pedir de novo por 30 dias', 'Do not ask again for 30 days', 'No volver a pedirlo en 30 días'],
  missing: [
    (count: number) => (count === 1 ? 'Falta 1 número' : `Faltam ${pt(count, 'número', 'números')}`),
    count => `${en(count, 'digit', 'digits')} to go`,
    count => (count === 1 ? 'Falta 1 número' : `Faltan ${es(count, 'número', 'números')}`),
  ],
  missingLetters: [
    (count: number) => (count === 1 ? 'Falta 1 letra ou número' : `Faltam ${count} letras ou números`),
    count => `${en(count, 'letter or digit', 'letters or digits')} to go`,
    count => (count === 1 ? 'Falta 1 letra o número' : `Faltan ${count} letras o números`),
  ],
  lost: ['Está sem o aplicativo?', 'Without the app?', '¿No tienes la aplicación?'],
  byContact: ['Receber por SMS ou e-mail', 'Get a code by SMS or e-mail', 'Recibirlo por SMS o correo'],
  byReserve: ['Usar código reserva', 'Use a reserve code', 'Usar un código de reserva'],
  byApp: ['Usar o aplicativo', 'Use the app', 'Usar la aplicación'],
});
