import type { EthnicityTexts } from './ethnicity.messages.ts';

export const texts: EthnicityTexts = {
  title: '¿Cuál es tu raza o color?',
  lead: 'Vale lo que declaras. La ley pide este dato en el eSocial.',
  legend: 'Raza o color',
  amarela: 'Asiática (amarela)',
  branca: 'Blanca (branca)',
  indigena: 'Indígena',
  parda: 'Mestiza (parda)',
  preta: 'Negra (preta)',
  naoInformada: 'Prefiero no informar',
  declare: 'Declaro que esta es mi respuesta.',
  declareLead: 'Puedes cambiarla después en Mis datos.',
  pickFirst: 'Elige una opción',
  declareFirst: 'Marca la declaración',
  confirm: 'Confirmar',
  later: 'Dejarlo para después',
};
