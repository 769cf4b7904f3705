import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Where a signer from outside is reached. */
export const contactTexts = defineTexts({
  of: [(who: string) => `Contato de ${who}`, who => `${who}'s contact`, who => `Contacto de ${who}`],
  stands: [(contact: string) => `Agora: ${contact}`, contact => `Now: ${contact}`, contact => `Ahora: ${contact}`],
  how: ['Por onde vai o convite', 'How the invitation goes', 'Por dónde va la invitación'],
  kinds: {
    email: word.email,
    celular: ['Celular', 'Cell phone', 'Celular'],
  },
  first: {
    email: ['Escreva o e-mail', 'Write the e-mail', 'Escribe el correo'],
    celular: ['Escreva o celular', 'Write the cell phone', 'Escribe el celular'],
  },
});
