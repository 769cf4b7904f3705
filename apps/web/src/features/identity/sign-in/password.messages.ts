import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';

export const passwordTexts = defineTexts({
  title: ['Crie a sua senha', 'Create your password', 'Crea tu contraseña'],
  provisionalLead: [
    'A senha que o RH entregou vale só para entrar a primeira vez.',
    'The password HR gave you is only for the first sign-in.',
    'La contraseña que te dio RR. HH. vale solo para entrar la primera vez.',
  ],
  recoveryLead: [
    'Código certo. Agora escolha uma senha nova.',
    'The code is right. Now choose a new password.',
    'Código correcto. Ahora elige una contraseña nueva.',
  ],
  changeTitle: ['Trocar a senha', 'Change the password', 'Cambiar la contraseña'],
  changeLead: [
    'Os outros aparelhos vão precisar entrar de novo.',
    'Your other devices will have to sign in again.',
    'Tus otros dispositivos tendrán que entrar de nuevo.',
  ],
  current: ['Senha atual', 'Current password', 'Contraseña actual'],
  password: ['Senha nova', 'New password', 'Contraseña nueva'],
  repeat: ['Repita a senha nova', 'Repeat the new password', 'Repite la contraseña nueva'],
  strength: ['Força da senha', 'Password strength', 'Fuerza de la contraseña'],
  veryWeak: ['Muito fraca', 'Very weak', 'Muy débil'],
  weak: ['Fraca', 'Weak', 'Débil'],
  fair: ['Média', 'Fair', 'Media'],
  strong: ['Forte', 'Strong', 'Fuerte'],
  veryStrong: ['Muito forte', 'Very strong', 'Muy fuerte'],
  mismatch: ['As senhas não conferem', 'Passwords do not match', 'Las contraseñas no coinciden'],
  spaces: ['Não use espaço na senha.', 'No spaces in the password.', 'No uses espacios en la contraseña.'],
  missing: [
    (fields: string) => `Falta preencher: ${fields}`,
    fields => `Still missing: ${fields}`,
    fields => `Falta completar: ${fields}`,
  ],
  rulesFirst: [
    'A senha ainda não segue as regras.',
    'The password does not follow the rules yet.',
    'La contraseña aún no cumple las reglas.',
  ],
  save: ['Salvar senha', 'Save password', 'Guardar contraseña'],
  change: ['Trocar senha', 'Change password', 'Cambiar contraseña'],
  saved: ['Senha nova salva', 'New password saved', 'Contraseña nueva guardada'],
  opening: ['Abrindo o link', 'Opening the link', 'Abriendo el enlace'],
  linkOver: ['Este link não vale mais', 'This link is no longer valid', 'Este enlace ya no vale'],
  linkOverLead: [
    'Ele serve uma vez e por pouco tempo. Peça um código novo.',
    'It works once and for a short time. Ask for a new code.',
    'Sirve una vez y por poco tiempo. Pide un código nuevo.',
  ],
  askAgain: ['Pedir outro código', 'Ask for another code', 'Pedir otro código'],
});

export type PasswordTexts = TextsIn<typeof passwordTexts>;
