/**
 * Words that the passwords most used in Brazil and elsewhere are made of (NordPass and Have I Been Pwned rankings): with digits and
 * signs around them they pass any rule of classes, and are tried first by whoever guesses.
 */
const words = new Set(
  `senha password mudar mudar123 trocar acesso sistema admin administrador usuario brasil brazil flamengo corinthians palmeiras saopaulo
  santos gremio vasco cruzeiro internacional botafogo fluminense qwerty qwertyuiop qwert asdfgh asdf zxcvbn zxcv abc abcd abcde abcdef abcabc
  iloveyou teamo euteamo amor deus jesus cristo jesuscristo familia princesa estrela felicidade sucesso vitoria gabriel rafael lucas
  mateus maria joao pedro ana juliana fernanda amanda bruna camila dragon monkey sunshine superman batman pokemon naruto letmein welcome
  bemvindo master hello login janeiro fevereiro marco abril maio junho julho
  agosto setembro outubro novembro dezembro verao inverno primavera outono segunda terca quarta quinta sexta sabado domingo`.split(
    /\s+/,
  ),
);

const runs = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether a password is a common word or a plain run once the digits and signs around it, and letters written as signs, are taken off. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = core.replace(/@/g, 'a').replace(/\$/g, 's').replace(/!/g, 'i').replace(/0/g, 'o').replace(/3/g, 'e');
  if (words.has(core) || words.has(spelled)) return true;
  const letters = plain.replace(/[^a-z0-9]/g, '');
  return /^(.)\1*$/.test(letters) || runs.some(run => letters.length > 3 && run.includes(letters));
}
