import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's rules of what proves a change of a record. */
export const proofSetupTexts = defineTexts({
  proofs: [
    'Comprovantes de mudança de cadastro',
    'Proofs of changes of the record',
    'Comprobantes de cambios del registro',
  ],
  proofsLead: [
    'O que o trabalhador anexa para mudar cada dado. Os campos da empresa só podem ser pedidos depois de abertos aqui.',
    'What a worker attaches to change each field. The company’s own fields can be asked for once they are opened here.',
    'Lo que el trabajador adjunta para cambiar cada dato. Los campos de la empresa se piden solo si se abren aquí.',
  ],
  change: [(name: string) => `Mudar ${name}`, name => `Change ${name}`, name => `Cambiar ${name}`],
  ownWord: [
    'Palavra do trabalhador, sem comprovante',
    'The worker’s own word, without proof',
    'Palabra del trabajador, sin comprobante',
  ],
  noProof: ['Sem comprovante', 'Without proof', 'Sin comprobante'],
  required: ['obrigatório', 'required', 'obligatorio'],
  optional: ['opcional', 'optional', 'opcional'],
  changed: ['Mudado', 'Changed', 'Cambiado'],
  opened: ['Aberto', 'Open', 'Abierto'],
  closed: ['Fechado', 'Closed', 'Cerrado'],
  open: ['O trabalhador pode pedir mudança', 'Workers may ask to change it', 'El trabajador puede pedir el cambio'],
  kinds: ['Comprovantes aceitos', 'Accepted proofs', 'Comprobantes aceptados'],
  kindsHelp: [
    'O trabalhador anexa um deles. Nenhum marcado: não se pede comprovante.',
    'A worker attaches one of them. None ticked: no proof is asked for.',
    'El trabajador adjunta uno. Ninguno marcado: no se pide comprobante.',
  ],
  must: [
    'Obrigatório: sem ele o pedido não vai',
    'Required: no request goes without it',
    'Obligatorio: sin él no se envía',
  ],
  bothSides: ['Frente e verso', 'Front and back', 'Frente y dorso'],
  age: ['Idade máxima, em dias', 'Oldest, in days', 'Antigüedad máxima, en días'],
  ageHelp: ['Em branco: de qualquer data.', 'Left empty: of any date.', 'En blanco: de cualquier fecha.'],
  ageFirst: ['Idade: de 1 a 3.650 dias', 'Age: 1 to 3,650 days', 'Antigüedad: de 1 a 3.650 días'],
  backToUsual: ['Voltar ao padrão', 'Back to the default', 'Volver al estándar'],
  save: word.save,
  saved: ['Comprovante salvo', 'Proof saved', 'Comprobante guardado'],
  unchanged: ['Nada mudou', 'Nothing has changed', 'Nada cambió'],
});
