import { defineTexts } from '#kernel/base/texts.ts';

/** What the tags of a model's text say in plain words. */
export const chipTexts = defineTexts({
  variable: ['variável', 'variable', 'variable'],
  condition: ['condição', 'condition', 'condición'],
  mistake: ['erro', 'mistake', 'error'],
  ask: ['perguntar', 'ask', 'preguntar'],
  filters: {
    moeda: ['em reais', 'in reais', 'en reales'],
    extenso: ['por extenso', 'in words', 'en letras'],
    data: ['em números', 'in numbers', 'en números'],
    dataExtenso: ['por extenso', 'in words', 'en letras'],
    cpf: ['com pontos', 'with dots', 'con puntos'],
    cnpj: ['com pontos', 'with dots', 'con puntos'],
    maiuscula: ['em maiúsculas', 'in capitals', 'en mayúsculas'],
  },
  onlyIf: [(what: string) => `Só se ${what}`, what => `Only if ${what}`, what => `Solo si ${what}`],
  otherwise: ['Senão', 'Otherwise', 'Si no'],
  endOfIf: ['Fim da condição', 'End of the condition', 'Fin de la condición'],
  and: ['e', 'and', 'y'],
  or: ['ou', 'or', 'o'],
  isEmpty: [
    (name: string) => `${name} estiver em branco`,
    name => `${name} is empty`,
    name => `${name} está en blanco`,
  ],
  isFilled: [
    (name: string) => `${name} estiver preenchido`,
    name => `${name} is filled in`,
    name => `${name} está completo`,
  ],
  compares: {
    '=': [
      (name: string, value: string) => `${name} for ${value}`,
      (name, value) => `${name} is ${value}`,
      (name, value) => `${name} es ${value}`,
    ],
    '≠': [
      (name: string, value: string) => `${name} não for ${value}`,
      (name, value) => `${name} isn’t ${value}`,
      (name, value) => `${name} no es ${value}`,
    ],
    '>': [
      (name: string, value: string) => `${name} for maior que ${value}`,
      (name, value) => `${name} is more than ${value}`,
      (name, value) => `${name} es mayor que ${value}`,
    ],
    '<': [
      (name: string, value: string) => `${name} for menor que ${value}`,
      (name, value) => `${name} is less than ${value}`,
      (name, value) => `${name} es menor que ${value}`,
    ],
    in: [
      (name: string, values: string) => `${name} for um destes: ${values}`,
      (name, values) => `${name} is one of: ${values}`,
      (name, values) => `${name} es uno de estos: ${values}`,
    ],
  },
});
