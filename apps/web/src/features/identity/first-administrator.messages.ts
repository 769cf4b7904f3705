import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const firstAdministratorTexts = defineTexts({
  title: ['Criar o primeiro administrador', 'Create the first administrator', 'Crear el primer administrador'],
  lead: [
    'Esta instalação ainda não tem ninguém. Quem for criado aqui administra tudo.',
    'Nobody is in this installation yet. Whoever is created here administers everything.',
    'Todavía no hay nadie en esta instalación. Quien se cree aquí administra todo.',
  ],
  nome: ['Nome completo', 'Full name', 'Nombre completo'],
  cpf: word.cpf,
  email: ['E-mail', 'E-mail', 'Correo electrónico'],
  senha: ['Senha', 'Password', 'Contraseña'],
  length: ['De 8 a 64 caracteres', 'From 8 to 64 characters', 'De 8 a 64 caracteres'],
  classes: [
    'Três destes: maiúscula, minúscula, número, símbolo',
    'Three of these: upper case, lower case, number, symbol',
    'Tres de estos: mayúscula, minúscula, número, símbolo',
  ],
  spaces: ['Sem espaços', 'No spaces', 'Sin espacios'],
  kept: ['cumprida', 'met', 'cumplida'],
  notYet: ['ainda não', 'not yet', 'todavía no'],
  wrongCpf: [
    'CPF não confere. Veja os 11 números.',
    'CPF is not valid. Check the 11 digits.',
    'CPF no válido. Revisa los 11 números.',
  ],
  wrongEmail: [
    'E-mail não confere. Veja se falta o @ ou o final.',
    'E-mail is not valid. Check the @ and the ending.',
    'Correo no válido. Revisa la @ y el final.',
  ],
  missing: [
    (fields: string) => `Falta preencher: ${fields}`,
    fields => `Still missing: ${fields}`,
    fields => `Falta completar: ${fields}`,
  ],
  passwordFirst: [
    'A senha ainda não segue as regras.',
    'The password does not follow the rules yet.',
    'La contraseña todavía no sigue las reglas.',
  ],
  create: ['Criar administrador', 'Create administrator', 'Crear administrador'],
  failed: ['Não deu para criar', 'We could not create it', 'No se pudo crear'],
  failedFields: [
    'Veja os campos marcados e tente de novo.',
    'Check the marked fields and try again.',
    'Revisa los campos marcados e inténtalo de nuevo.',
  ],
  notReached: [
    'Não conseguimos chegar ao servidor. Nada se perdeu: tente de novo em instantes.',
    'We could not reach the server. Nothing is lost: try again in a moment.',
    'No pudimos llegar al servidor. No se perdió nada: inténtalo de nuevo en un momento.',
  ],
  unexpected: [
    'O servidor não respondeu como devia. Tente de novo em instantes.',
    'The server did not answer as it should. Try again in a moment.',
    'El servidor no respondió como debía. Inténtalo de nuevo en un momento.',
  ],
  expired: ['Este link não vale mais', 'This link is no longer valid', 'Este enlace ya no vale'],
  expiredLead: [
    'Ele serve uma vez e muda sempre que o servidor inicia. Se ainda não há administrador, reinicie o servidor: ele mostra um link novo.',
    'It works once and changes whenever the server starts. If there is no administrator yet, restart the server: it shows a new link.',
    'Sirve una vez y cambia cada vez que el servidor se inicia. Si aún no hay administrador, reinicia el servidor: muestra un enlace nuevo.',
  ],
  haveOne: ['Já existe administrador: entrar', 'There is an administrator: sign in', 'Ya hay administrador: entrar'],
  done: ['Administrador criado', 'Administrator created', 'Administrador creado'],
  doneLead: [
    'Entre com o CPF ou o e-mail e a senha que você escolheu. Este link não serve mais.',
    'Sign in with the CPF or e-mail and the password you chose. This link no longer works.',
    'Entra con el CPF o el correo y la contraseña que elegiste. Este enlace ya no sirve.',
  ],
  enter: ['Entrar na administração', 'Sign in to administration', 'Entrar en la administración'],
});

export type FirstAdministratorTexts = TextsIn<typeof firstAdministratorTexts>;
