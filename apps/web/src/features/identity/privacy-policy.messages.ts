import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Como cuidamos dos seus dados',
  version: (version: string) => `Versão ${version}. Leitura de 4 minutos.`,
  howMuch: 'Quanto você já leu',
  readPart: (percent: number) => `Você leu ${percent}%`,
  readAll: 'Você leu até o fim',
  goOn: 'Continuar',
  accept: 'Li e aceito',
  whoTitle: '1. Quem é responsável',
  who: 'A empresa em que você trabalha decide o que é feito com os seus dados de trabalho. A lei chama isso de controladora. O Crachá guarda e mostra esses dados em nome dela e segue as instruções dela: é a operadora.\nPara a sua conta no Crachá (entrada, senha, aparelhos e segurança), o responsável é o próprio Crachá.',
  whatTitle: '2. Que dados guardamos',
  what: 'Cadastro: nome, CPF, data de nascimento, celular, e-mail e foto, se você quiser.\nTrabalho: empresa, cargo, admissão, salário, recibos, benefícios, informes de rendimento, ponto, pedidos e documentos.\nConta: senha (guardada de um jeito que ninguém consegue ler), aparelhos, data, hora e endereço de internet das entradas.\nRaça ou cor: só o que você declara. É um dado sensível e você pode preferir não informar, quando a lei deixa.',
  whyTitle: '3. Para que usamos',
  why: 'Para mostrar e comprovar o seu pagamento, registrar o seu ponto, responder os seus pedidos, enviar avisos que você espera e proteger a sua conta.\nNão vendemos dados. Não usamos os seus recibos para propaganda. Nenhuma decisão sobre você é tomada só por computador.',
  basisTitle: '4. O que a lei permite',
  basis:
    'Seguimos a Lei Geral de Proteção de Dados (Lei 13.709, de 2018). Usamos os seus dados para cumprir o contrato de trabalho e as leis trabalhista, previdenciária e do imposto de renda (artigo 7º, incisos II e V; para dados sensíveis, artigo 11, inciso II, letra a).\nPara a segurança da conta, usamos o interesse legítimo em impedir fraudes e o exercício de direitos (artigo 7º, incisos VI e IX).',
  acceptanceTitle: '5. O que o seu aceite significa',
  acceptance:
    'O aceite registra que você leu este aviso, com a versão, a data e o endereço de internet. Ele não substitui a lei e não tira nenhum direito seu.',
  whoSeesTitle: '6. Quem pode ver',
  whoSees:
    'Você, o RH da sua empresa e quem recebeu essa permissão. A gestão vê o que precisa da própria equipe. Ver salário é uma permissão à parte.\nO suporte do Crachá só entra na sua conta se você autorizar, por um tempo que você escolhe. Cada acesso fica registrado.',
  sharedTitle: '7. Com quem dividimos',
  shared:
    'Com órgãos públicos, quando a lei obriga (eSocial, Receita Federal, Previdência). Com bancos, para pagar você. Com quem hospeda os servidores e envia SMS e e-mail, só para fazer esse serviço. Com a associação ou o clube, só se você participar.',
  howLongTitle: '8. Por quanto tempo',
  howLong:
    'Enquanto você trabalha na empresa e, depois, pelo prazo que a lei manda: em geral 5 anos para recibos e ponto, e 30 anos para o que trata do FGTS. Você continua com acesso aos seus recibos depois de sair.\nRegistros de entrada ficam 6 meses. O que passa do prazo é apagado.',
  safetyTitle: '9. Como protegemos',
  safety:
    'Os dados vão e voltam cifrados. Cada empresa vê só o que é dela. Quem mexe em dinheiro entra com um segundo código. Se acontecer um vazamento que possa prejudicar você, avisamos você e a autoridade.',
  rightsTitle: '10. Os seus direitos',
  rights:
    'Você pode saber que dados temos, ver, corrigir, baixar uma cópia, saber com quem foram divididos, pedir para apagar o que a lei não obriga a guardar e reclamar. É de graça.\nPeça ao RH da sua empresa ou a nós. A resposta completa chega em até 15 dias.',
  contactTitle: '11. Fale com a gente',
  contact:
    'Encarregado de dados do Crachá: privacidade@cracha.example. Para dados de trabalho, fale também com o RH da sua empresa.\nSe a resposta não resolver, procure a Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.',
  changesTitle: '12. Se este aviso mudar',
  changes:
    'Mostramos a versão nova na sua próxima entrada e pedimos que você leia de novo. As versões antigas ficam guardadas.',
};

export type PolicyTexts = TextsOf<typeof portuguese>;

export const policyTexts = defineTexts<PolicyTexts>(portuguese, {
  'en-US': () => import('./privacy-policy.en-US.messages.ts'),
  'es-ES': () => import('./privacy-policy.es-ES.messages.ts'),
});

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
