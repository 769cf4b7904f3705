import { defineTexts } from '../base/texts.ts';
import { word } from '../base/words.ts';

/** Words around the fields of a worker's record. */
export const recordWordsTexts = defineTexts({
  empty: ['vazio', 'empty', 'vacío'],
  nobody: ['ninguém', 'nobody', 'nadie'],
  yes: ['Sim', 'Yes', 'Sí'],
  no: ['Não', 'No', 'No'],
  cpf: word.cpf,
  dependentes: ['Dependentes', 'Dependants', 'Dependientes'],
  cepFound: [
    'Endereço preenchido pelo CEP. Confira.',
    'Address filled from the postal code. Check it.',
    'Dirección completada por el código postal. Revísala.',
  ],
  cepStateOnly: [
    'Só a UF é conhecida deste CEP.',
    'Only the state of this postal code is known.',
    'Solo se conoce el estado de este código postal.',
  ],
});
