import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const policyTexts = defineTexts({
  title: ['Como cuidamos dos seus dados', 'How we look after your data', 'Cómo cuidamos tus datos'],
  version: [
    (version: string) => `Versão ${version}. Leitura de 4 minutos.`,
    version => `Version ${version}. A 4-minute read.`,
    version => `Versión ${version}. Lectura de 4 minutos.`,
  ],
  howMuch: ['Quanto você já leu', 'How much you have read', 'Cuánto has leído'],
  readPart: [
    (percent: number) => `Você leu ${percent}%`,
    percent => `You have read ${percent}%`,
    percent => `Has leído el ${percent} %`,
  ],
  readAll: ['Você leu até o fim', 'You have read to the end', 'Has leído hasta el final'],
  goOn: word.goOn,
  accept: ['Li e aceito', 'I have read and accept', 'Leído y aceptado'],
  whoTitle: ['1. Quem é responsável', '1. Who is responsible', '1. Quién es responsable'],
  who: [
    'A empresa em que você trabalha decide o que é feito com os seus dados de trabalho. A lei chama isso de controladora. O Crachá guarda e mostra esses dados em nome dela e segue as instruções dela: é a operadora.\nPara a sua conta no Crachá (entrada, senha, aparelhos e segurança), o responsável é o próprio Crachá.',
    'The company you work for decides what is done with your work data. The law calls it the controller. Crachá keeps and shows that data on its behalf and follows its instructions: it is the processor.\nFor your Crachá account (sign-in, password, devices and security), Crachá itself is responsible.',
    'La empresa en la que trabajas decide qué se hace con tus datos de trabajo. La ley la llama responsable del tratamiento. Crachá guarda y muestra esos datos en su nombre y sigue sus instrucciones: es el encargado.\nDe tu cuenta en Crachá (entrada, contraseña, dispositivos y seguridad) responde el propio Crachá.',
  ],
  whatTitle: ['2. Que dados guardamos', '2. Which data we keep', '2. Qué datos guardamos'],
  what: [
    'Cadastro: nome, CPF, data de nascimento, celular, e-mail e foto, se você quiser.\nTrabalho: empresa, cargo, admissão, salário, recibos, benefícios, informes de rendimento, ponto, pedidos e documentos.\nConta: senha (guardada de um jeito que ninguém consegue ler), aparelhos, data, hora e endereço de internet das entradas.\nRaça ou cor: só o que você declara. É um dado sensível e você pode preferir não informar, quando a lei deixa.',
    'Record: name, CPF, date of birth, cell phone, e-mail and a photo, if you want one.\nWork: company, job, hiring date, salary, payslips, benefits, income statements, time clock, requests and documents.\nAccount: password (kept in a way nobody can read), devices, and the date, time and internet address of each sign-in.\nRace or colour: only what you declare. It is sensitive data, and you may prefer not to say where the law allows it.',
    'Ficha: nombre, CPF, fecha de nacimiento, móvil, correo y foto, si quieres.\nTrabajo: empresa, puesto, fecha de ingreso, salario, recibos, beneficios, certificados de ingresos, fichajes, solicitudes y documentos.\nCuenta: contraseña (guardada de forma que nadie puede leerla), dispositivos, fecha, hora y dirección de internet de cada entrada.\nRaza o color: solo lo que declaras. Es un dato sensible y puedes preferir no informarlo, cuando la ley lo permite.',
  ],
  whyTitle: ['3. Para que usamos', '3. What we use it for', '3. Para qué los usamos'],
  why: [
    'Para mostrar e comprovar o seu pagamento, registrar o seu ponto, responder os seus pedidos, enviar avisos que você espera e proteger a sua conta.\nNão vendemos dados. Não usamos os seus recibos para propaganda. Nenhuma decisão sobre você é tomada só por computador.',
    'To show and prove your pay, record your hours, answer your requests, send the notices you expect and protect your account.\nWe do not sell data. We do not use your payslips for advertising. No decision about you is taken by a computer alone.',
    'Para mostrar y demostrar tu pago, registrar tus horas, responder tus solicitudes, enviar los avisos que esperas y proteger tu cuenta.\nNo vendemos datos. No usamos tus recibos para publicidad. Ninguna decisión sobre ti la toma solo un ordenador.',
  ],
  basisTitle: ['4. O que a lei permite', '4. What the law allows', '4. Qué permite la ley'],
  basis: [
    'Seguimos a Lei Geral de Proteção de Dados (Lei 13.709, de 2018). Usamos os seus dados para cumprir o contrato de trabalho e as leis trabalhista, previdenciária e do imposto de renda (artigo 7º, incisos II e V; para dados sensíveis, artigo 11, inciso II, letra a).\nPara a segurança da conta, usamos o interesse legítimo em impedir fraudes e o exercício de direitos (artigo 7º, incisos VI e IX).',
    'We follow the Brazilian General Data Protection Law (Law 13,709 of 2018). We use your data to fulfil the employment contract and the labour, social security and income tax laws (article 7, items II and V; for sensitive data, article 11, item II, letter a).\nFor the safety of the account we rely on the legitimate interest in preventing fraud and on the exercise of rights (article 7, items VI and IX).',
    'Seguimos la Ley General de Protección de Datos de Brasil (Ley 13.709 de 2018). Usamos tus datos para cumplir el contrato de trabajo y las leyes laboral, de seguridad social y del impuesto sobre la renta (artículo 7, incisos II y V; para datos sensibles, artículo 11, inciso II, letra a).\nPara la seguridad de la cuenta, usamos el interés legítimo en impedir fraudes y el ejercicio de derechos (artículo 7, incisos VI y IX).',
  ],
  acceptanceTitle: [
    '5. O que o seu aceite significa',
    '5. What your acceptance means',
    '5. Qué significa tu aceptación',
  ],
  acceptance: [
    'O aceite registra que você leu este aviso, com a versão, a data e o endereço de internet. Ele não substitui a lei e não tira nenhum direito seu.',
    'It records that you have read this notice, with the version, the date and the internet address. It does not replace the law and takes no right from you.',
    'Registra que has leído este aviso, con la versión, la fecha y la dirección de internet. No sustituye a la ley ni te quita ningún derecho.',
  ],
  whoSeesTitle: ['6. Quem pode ver', '6. Who can see it', '6. Quién puede verlos'],
  whoSees: [
    'Você, o RH da sua empresa e quem recebeu essa permissão. A gestão vê o que precisa da própria equipe. Ver salário é uma permissão à parte.\nO suporte do Crachá só entra na sua conta se você autorizar, por um tempo que você escolhe. Cada acesso fica registrado.',
    'You, your company’s HR and whoever was given that permission. Managers see what they need of their own team. Seeing salaries is a permission apart.\nCrachá support enters your account only if you allow it, for a time you choose. Every access is recorded.',
    'Tú, RR. HH. de tu empresa y quien recibió ese permiso. La gestión ve lo que necesita de su propio equipo. Ver salarios es un permiso aparte.\nEl soporte de Crachá solo entra en tu cuenta si lo autorizas, por el tiempo que elijas. Cada acceso queda registrado.',
  ],
  sharedTitle: ['7. Com quem dividimos', '7. Who we share it with', '7. Con quién los compartimos'],
  shared: [
    'Com órgãos públicos, quando a lei obriga (eSocial, Receita Federal, Previdência). Com bancos, para pagar você. Com quem hospeda os servidores e envia SMS e e-mail, só para fazer esse serviço. Com a associação ou o clube, só se você participar.',
    'With public bodies where the law requires it (eSocial, the tax office, social security). With banks, to pay you. With those who host the servers and send SMS and e-mail, for that service only. With the association or the club, only if you take part.',
    'Con organismos públicos, cuando la ley obliga (eSocial, Hacienda, seguridad social). Con bancos, para pagarte. Con quien aloja los servidores y envía SMS y correos, solo para ese servicio. Con la asociación o el club, solo si participas.',
  ],
  howLongTitle: ['8. Por quanto tempo', '8. For how long', '8. Por cuánto tiempo'],
  howLong: [
    'Enquanto você trabalha na empresa e, depois, pelo prazo que a lei manda: em geral 5 anos para recibos e ponto, e 30 anos para o que trata do FGTS. Você continua com acesso aos seus recibos depois de sair.\nRegistros de entrada ficam 6 meses. O que passa do prazo é apagado.',
    'While you work at the company and afterwards for as long as the law asks: in general 5 years for payslips and time clock, and 30 years for what concerns FGTS. You still have access to your payslips after you leave.\nRecords of sign-ins are kept for 6 months. What is past its term is erased.',
    'Mientras trabajas en la empresa y, después, por el plazo que manda la ley: en general 5 años para recibos y fichajes, y 30 años para lo que trata del FGTS. Sigues teniendo acceso a tus recibos después de salir.\nLos registros de entrada se guardan 6 meses. Lo que pasa del plazo se borra.',
  ],
  safetyTitle: ['9. Como protegemos', '9. How we protect it', '9. Cómo los protegemos'],
  safety: [
    'Os dados vão e voltam cifrados. Cada empresa vê só o que é dela. Quem mexe em dinheiro entra com um segundo código. Se acontecer um vazamento que possa prejudicar você, avisamos você e a autoridade.',
    'Data travels encrypted. Each company sees only its own. Whoever handles money signs in with a second code. If a leak may harm you, we tell you and the authority.',
    'Los datos viajan cifrados. Cada empresa ve solo lo suyo. Quien maneja dinero entra con un segundo código. Si hay una fuga que pueda perjudicarte, te avisamos a ti y a la autoridad.',
  ],
  rightsTitle: ['10. Os seus direitos', '10. Your rights', '10. Tus derechos'],
  rights: [
    'Você pode saber que dados temos, ver, corrigir, baixar uma cópia, saber com quem foram divididos, pedir para apagar o que a lei não obriga a guardar e reclamar. É de graça.\nPeça ao RH da sua empresa ou a nós. A resposta completa chega em até 15 dias.',
    'You can know which data we have, see it, correct it, download a copy, know who it was shared with, ask to erase what the law does not oblige us to keep, and complain. It is free.\nAsk your company’s HR or us. The full answer arrives within 15 days.',
    'Puedes saber qué datos tenemos, verlos, corregirlos, descargar una copia, saber con quién se compartieron, pedir que se borre lo que la ley no obliga a guardar y reclamar. Es gratis.\nPídelo a RR. HH. de tu empresa o a nosotros. La respuesta completa llega en 15 días como máximo.',
  ],
  contactTitle: ['11. Fale com a gente', '11. Talk to us', '11. Habla con nosotros'],
  contact: [
    'Encarregado de dados do Crachá: privacidade@cracha.example. Para dados de trabalho, fale também com o RH da sua empresa.\nSe a resposta não resolver, procure a Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.',
    'Crachá’s data protection officer: privacidade@cracha.example. For work data, talk to your company’s HR too.\nIf the answer does not solve it, go to the National Data Protection Authority (ANPD), at gov.br/anpd.',
    'Delegado de protección de datos de Crachá: privacidade@cracha.example. Para datos de trabajo, habla también con RR. HH. de tu empresa.\nSi la respuesta no lo resuelve, acude a la Autoridad Nacional de Protección de Datos (ANPD), en gov.br/anpd.',
  ],
  changesTitle: ['12. Se este aviso mudar', '12. If this notice changes', '12. Si este aviso cambia'],
  changes: [
    'Mostramos a versão nova na sua próxima entrada e pedimos que você leia de novo. As versões antigas ficam guardadas.',
    'We show the new version at your next sign-in and ask you to read it again. Old versions are kept.',
    'Mostramos la versión nueva en tu próxima entrada y te pedimos que la leas de nuevo. Las versiones antiguas se guardan.',
  ],
});

export type PolicyTexts = TextsIn<typeof policyTexts>;

const sections = [
  'who',
  'what',
  'why',
  'basis',
  'acceptance',
  'whoSees',
  'shared',
  'howLong',
  'safety',
  'rights',
  'contact',
  'changes',
] as const;

/** The text in its order; a line is a paragraph. */
export function policySections(t: PolicyTexts): Array<{ title: string; paragraphs: string[] }> {
  return sections.map(name => ({ title: t[`${name}Title`], paragraphs: t[name].split('\n') }));
}
