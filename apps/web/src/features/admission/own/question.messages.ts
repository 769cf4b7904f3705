import { defineTexts } from '#kernel/base/texts.ts';

/** The title of each page, and why it is asked. */
export const questionTexts = defineTexts({
  aviso: ['Aviso sobre seus dados', 'Notice about your data', 'Aviso sobre tus datos'],
  cpf: ['Qual é o seu CPF?', 'What is your CPF?', '¿Cuál es tu CPF?'],
  nome: ['Qual é o seu nome?', 'What is your name?', '¿Cuál es tu nombre?'],
  nascimento: ['Quando você nasceu?', 'When were you born?', '¿Cuándo naciste?'],
  responsavel: ['Quem é o seu responsável?', 'Who is your guardian?', '¿Quién es tu responsable?'],
  sexo: ['Qual é o seu sexo?', 'What is your sex?', '¿Cuál es tu sexo?'],
  origem: ['Onde você nasceu?', 'Where were you born?', '¿Dónde naciste?'],
  escolaridade: ['Até onde você estudou?', 'How far did you study?', '¿Hasta dónde estudiaste?'],
  rg: ['Qual é o seu RG?', 'What is your RG?', '¿Cuál es tu RG?'],
  pis: ['Você tem PIS?', 'Do you have a PIS?', '¿Tienes PIS?'],
  estadoCivil: ['Qual é o seu estado civil?', 'What is your marital status?', '¿Cuál es tu estado civil?'],
  pais: ['Quem são seus pais?', 'Who are your parents?', '¿Quiénes son tus padres?'],
  racaCor: ['Qual é a sua raça ou cor?', 'What is your race or colour?', '¿Cuál es tu raza o color?'],
  deficiencia: ['Você tem alguma deficiência?', 'Do you have a disability?', '¿Tienes alguna discapacidad?'],
  endereco: ['Onde você mora?', 'Where do you live?', '¿Dónde vives?'],
  contatos: ['Como falar com você?', 'How to reach you?', '¿Cómo hablar contigo?'],
  emergencia: ['Quem avisar em emergência?', 'Whom to tell in an emergency?', '¿A quién avisar en emergencia?'],
  dependentes: ['Dependentes', 'Dependants', 'Dependientes'],
  temConta: ['Onde quer receber?', 'Where do you want to be paid?', '¿Dónde quieres cobrar?'],
  conta: ['Qual é a sua conta?', 'What is your account?', '¿Cuál es tu cuenta?'],
  valeTransporte: ['Quer vale-transporte?', 'Do you want a transport voucher?', '¿Quieres vale de transporte?'],
  fim: ['Conferir e enviar', 'Check and send', 'Revisar y enviar'],
  racaCorWhy: [
    'A lei manda a empresa perguntar. Só você declara. O RH não vê aqui.',
    'The law tells the company to ask. You alone declare it. HR does not see it here.',
    'La ley manda a la empresa preguntar. Solo tú lo declaras. RR. HH. no lo ve aquí.',
  ],
  deficienciaWhy: [
    'Responde quem quer. Serve para cumprir a cota e adaptar o trabalho.',
    'Answer only if you want. It serves the quota and to adapt the work.',
    'Responde quien quiere. Sirve para la cuota y para adaptar el trabajo.',
  ],
  contaWhy: [
    'A conta precisa estar no seu CPF.',
    'The account must be under your CPF.',
    'La cuenta debe estar a tu CPF.',
  ],
  responsavelWhy: [
    'Antes dos 18 anos ele assina junto.',
    'Before the age of 18 they sign with you.',
    'Antes de los 18 años firma contigo.',
  ],
  cpfWhy: ['É por ele que a lei registra você.', 'It is how the law registers you.', 'Con él te registra la ley.'],
});
