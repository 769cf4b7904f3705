import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const accessLettersTexts = defineTexts({
  title: ['Primeiro acesso', 'First access', 'Primer acceso'],
  lead: [
    'Quem nunca entrou no Crachá. A carta dá a entrada a quem não tem e-mail.',
    'Who has never signed in. The letter lets in those who have no e-mail.',
    'Quien nunca entró en el portal. La carta da entrada a quien no tiene correo.',
  ],
  list: ['Trabalhadores que nunca entraram', 'Workers who have never signed in', 'Trabajadores que nunca entraron'],
  search: ['Buscar trabalhador', 'Search for a worker', 'Buscar trabajador'],
  searchHint: word.nameOrRegistration,
  worker: word.worker,
  registration: word.registration,
  company: word.company,
  born: ['Nascimento', 'Birth date', 'Nacimiento'],
  bornKnown: ['No cadastro', 'On record', 'En el registro'],
  bornUnknown: ['Não informado', 'Not on record', 'No informado'],
  bornOf: [
    (name: string) => `Data de nascimento de ${name}`,
    name => `Date of birth of ${name}`,
    name => `Fecha de nacimiento de ${name}`,
  ],
  letter: ['Carta', 'Letter', 'Carta'],
  letterUntil: [(day: string) => `Vale até ${day}`, day => `Good until ${day}`, day => `Vale hasta el ${day}`],
  letterNone: ['Sem carta', 'No letter', 'Sin carta'],
  make: ['Gerar cartas', 'Make letters', 'Hacer cartas'],
  pickFirst: ['Escolha quem recebe a carta', 'Choose who gets a letter', 'Elige quién recibe la carta'],
  bornFirst: [
    (count: number) => `Falta a data de nascimento de ${pt(count, 'pessoa', 'pessoas')}`,
    count => `The birth date of ${en(count, 'person', 'people')} is missing`,
    count => `Falta la fecha de nacimiento de ${es(count, 'persona', 'personas')}`,
  ],
  count: [
    (count: number) => pt(count, 'pessoa nunca entrou', 'pessoas nunca entraram'),
    count => en(count, 'person has never signed in', 'people have never signed in'),
    count => es(count, 'persona nunca entró', 'personas nunca entraron'),
  ],
  nobody: ['Todos já entraram', 'Everybody has signed in', 'Todos ya entraron'],
  nobodyLead: [
    'Quem for cadastrado e ainda não tiver entrado aparece aqui.',
    'Who is registered and has not signed in yet appears here.',
    'Quien esté registrado y aún no haya entrado aparece aquí.',
  ],
  ready: [
    (count: number) => (count === 1 ? 'A carta está pronta' : pt(count, 'carta pronta', 'cartas prontas')),
    count => (count === 1 ? 'The letter is ready' : en(count, 'letter is ready', 'letters are ready')),
    count => (count === 1 ? 'La carta está lista' : es(count, 'carta lista', 'cartas listas')),
  ],
  readyLead: [
    'Os códigos aparecem só agora. Imprima e entregue cada carta em mãos.',
    'The codes are shown only now. Print each letter and hand it over in person.',
    'Los códigos se muestran solo ahora. Imprime y entrega cada carta en mano.',
  ],
  print: ['Imprimir', 'Print', 'Imprimir'],
  done: ['Voltar à lista', 'Back to the list', 'Volver a la lista'],
  leaveAsk: ['Já imprimi e guardei as cartas', 'I have printed and kept the letters', 'Ya imprimí y guardé las cartas'],
  leaveFirst: [
    'Marque que as cartas foram impressas',
    'Tick that the letters were printed',
    'Marca que las cartas se imprimieron',
  ],
  code: word.code,
  paperTitle: ['Seu primeiro acesso ao Crachá', 'Your first access to Crachá', 'Tu primer acceso a Crachá'],
  paperLead: [
    'Recibos, benefícios e documentos, no seu celular.',
    'Payslips, benefits and documents, on your phone.',
    'Recibos, beneficios y documentos, en tu celular.',
  ],
  steps: ['Como entrar', 'How to sign in', 'Cómo entrar'],
  step1: [
    (address: string) => `Aponte a câmera para o quadrado ao lado, ou abra ${address}`,
    address => `Point the camera at the square beside this, or open ${address}`,
    address => `Apunta la cámara al cuadrado de al lado, o abre ${address}`,
  ],
  step2: [
    'Digite o código desta carta, seu CPF e sua data de nascimento.',
    'Type the code of this letter, your CPF and your date of birth.',
    'Escribe el código de esta carta, tu CPF y tu fecha de nacimiento.',
  ],
  step3: [
    'Crie sua senha. Pronto: na próxima vez, entre com o CPF e a senha.',
    'Create your password. Done: next time, sign in with CPF and password.',
    'Crea tu contraseña. Listo: la próxima vez, entra con CPF y contraseña.',
  ],
  until: [
    (day: string) => `Esta carta vale até ${day} e serve uma vez só.`,
    day => `This letter is good until ${day}, once only.`,
    day => `Esta carta vale hasta el ${day} y sirve una sola vez.`,
  ],
  secret: [
    'Não mostre este código a ninguém. O RH nunca pede a sua senha.',
    'Show this code to nobody. HR never asks for your password.',
    'No muestres este código a nadie. RR. HH. nunca pide tu contraseña.',
  ],
  qr: ['Endereço do primeiro acesso', 'Address of the first access', 'Dirección del primer acceso'],
});
