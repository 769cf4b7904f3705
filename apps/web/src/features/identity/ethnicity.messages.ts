import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Qual é a sua raça ou cor?',
  lead: 'Vale o que você declara. A lei pede esse dado no eSocial.',
  legend: 'Raça ou cor',
  amarela: 'Amarela',
  branca: 'Branca',
  indigena: 'Indígena',
  parda: 'Parda',
  preta: 'Preta',
  naoInformada: 'Prefiro não informar',
  declare: 'Declaro que esta é a minha resposta.',
  declareLead: 'Você pode mudar depois em Meus dados.',
  pickFirst: 'Escolha uma opção',
  declareFirst: 'Marque a declaração',
  confirm: 'Confirmar',
  later: 'Deixar para depois',
};

export type EthnicityTexts = TextsOf<typeof portuguese>;

export const ethnicityTexts = defineTexts<EthnicityTexts>(portuguese, {
  'en-US': () => import('./ethnicity.en-US.messages.ts'),
  'es-ES': () => import('./ethnicity.es-ES.messages.ts'),
});
