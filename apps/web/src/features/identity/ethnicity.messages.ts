import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const ethnicityTexts = defineTexts({
  title: ['Qual é a sua raça ou cor?', 'What is your race or colour?', '¿Cuál es tu raza o color?'],
  lead: [
    'Vale o que você declara. A lei pede esse dado no eSocial.',
    'What you declare counts. The law asks for it in eSocial.',
    'Vale lo que declaras. La ley pide este dato en el eSocial.',
  ],
  legend: ['Raça ou cor', 'Race or colour', 'Raza o color'],
  amarela: ['Amarela', 'Asian (amarela)', 'Asiática (amarela)'],
  branca: ['Branca', 'White (branca)', 'Blanca (branca)'],
  indigena: ['Indígena', 'Indigenous (indígena)', 'Indígena'],
  parda: ['Parda', 'Mixed (parda)', 'Mestiza (parda)'],
  preta: ['Preta', 'Black (preta)', 'Negra (preta)'],
  naoInformada: ['Prefiro não informar', 'I prefer not to say', 'Prefiero no informar'],
  declare: [
    'Declaro que esta é a minha resposta.',
    'I declare that this is my answer.',
    'Declaro que esta es mi respuesta.',
  ],
  declareLead: [
    'Você pode mudar depois em Minha conta, Dados e contatos.',
    'You can change it later in My account, Details and contacts.',
    'Puedes cambiarla después en Mi cuenta, Datos y contactos.',
  ],
  pickFirst: ['Escolha uma opção', 'Choose an option', 'Elige una opción'],
  declareFirst: ['Marque a declaração', 'Tick the declaration', 'Marca la declaración'],
  confirm: word.confirm,
  saved: ['Sua declaração foi guardada', 'Your declaration is saved', 'Tu declaración quedó guardada'],
  save: word.save,
  declared: ['Declarada', 'Declared', 'Declarada'],
  notDeclared: ['Ainda não declarada', 'Not declared yet', 'Aún no declarada'],
  change: word.changeTo,
  answer: ['Declarar', 'Declare', 'Declarar'],
  later: ['Deixar para depois', 'Leave it for later', 'Dejarlo para después'],
});
