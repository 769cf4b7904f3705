import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Primeiro acesso',
  lead: 'Quem nunca entrou no portal. A carta dá a entrada a quem não tem e-mail.',
  list: 'Trabalhadores que nunca entraram',
  search: 'Buscar trabalhador',
  searchHint: 'Nome ou matrícula',
  worker: 'Trabalhador',
  registration: 'Matrícula',
  company: 'Empresa',
  born: 'Nascimento',
  bornKnown: 'No cadastro',
  bornUnknown: 'Não informado',
  bornOf: (name: string) => `Data de nascimento de ${name}`,
  letter: 'Carta',
  letterUntil: (day: string) => `Vale até ${day}`,
  letterNone: 'Sem carta',
  make: 'Fazer cartas',
  pickFirst: 'Escolha quem recebe a carta',
  bornFirst: (count: number) => `Falta a data de nascimento de ${n(count, 'pessoa', 'pessoas')}`,
  count: (count: number) => n(count, 'pessoa nunca entrou', 'pessoas nunca entraram'),
  nobody: 'Todos já entraram',
  nobodyLead: 'Quem for cadastrado e ainda não tiver entrado aparece aqui.',
  ready: (count: number) => (count === 1 ? 'A carta está pronta' : n(count, 'carta pronta', 'cartas prontas')),
  readyLead: 'Os códigos aparecem só agora. Imprima e entregue cada carta em mãos.',
  print: 'Imprimir',
  done: 'Voltar à lista',
  leaveAsk: 'Já imprimi e guardei as cartas',
  leaveFirst: 'Marque que as cartas foram impressas',
  code: 'Código',
  paperTitle: 'Seu primeiro acesso ao Crachá',
  paperLead: 'Recibos, ponto e pedidos, no seu celular.',
  steps: 'Como entrar',
  step1: (address: string) => `Aponte a câmera para o quadrado ao lado, ou abra ${address}`,
  step2: 'Digite o código desta carta, seu CPF e sua data de nascimento.',
  step3: 'Crie sua senha. Pronto: na próxima vez, entre com o CPF e a senha.',
  until: (day: string) => `Esta carta vale até ${day} e serve uma vez só.`,
  secret: 'Não mostre este código a ninguém. O RH nunca pede a sua senha.',
  qr: 'Endereço do primeiro acesso',
};

export type AccessLettersTexts = TextsOf<typeof portuguese>;

export const accessLettersTexts = defineTexts<AccessLettersTexts>(portuguese, {
  'en-US': () => import('./access-letters.en-US.messages.ts'),
  'es-ES': () => import('./access-letters.es-ES.messages.ts'),
});
