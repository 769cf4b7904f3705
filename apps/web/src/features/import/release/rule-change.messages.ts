import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const ruleChangeTexts = defineTexts({
  label: ['Regra de duas pessoas', 'Rule of two persons', 'Regla de dos personas'],
  mine: [
    'Espera a confirmação de outra pessoa',
    'Waits for another person to confirm',
    'Espera la confirmación de otra persona',
  ],
  asks: [
    (name: string) => `${name} pede para desligar a regra de duas pessoas`,
    name => `${name} asks to switch off the rule of two persons`,
    name => `${name} pide desactivar la regla de dos personas`,
  ],
  meaning: [
    'Depois, uma pessoa sozinha pode liberar.',
    'After that, one person alone may release.',
    'Después, una sola persona puede liberar.',
  ],
  meaningAtOnce: [
    'Depois, o que não tem dúvida é publicado automaticamente.',
    'After that, what is not in doubt is published by itself.',
    'Después, lo que no tiene dudas se publica solo.',
  ],
  who: [
    (names: string) => `Pode confirmar: ${names}.`,
    names => `May confirm: ${names}.`,
    names => `Puede confirmar: ${names}.`,
  ],
  until: [
    (moment: string) => `Sem resposta até ${moment}, a regra continua.`,
    moment => `Without an answer by ${moment}, the rule stays.`,
    moment => `Sin respuesta hasta ${moment}, la regla continúa.`,
  ],
  alone: [
    'Só você pode liberar. Para desligar a regra, quem cuida dos usuários dá a outra pessoa do RH a edição de importações em todas as empresas. Ela confirma.',
    'Only you may release. To switch the rule off, whoever looks after the users gives another person of HR the editing of imports in all companies. That person confirms.',
    'Solo usted puede liberar. Para desactivar la regla, quien se ocupa de los usuarios da a otra persona de RR. HH. la edición de importaciones en todas las empresas. Ella confirma.',
  ],
  confirm: word.confirm,
  refuse: ['Recusar', 'Refuse', 'Rechazar'],
  giveUp: ['Desistir', 'Take back', 'Desistir'],
  confirmed: ['Regra de duas pessoas desligada', 'Rule of two persons is off', 'Regla de dos personas desactivada'],
  stays: ['A regra de duas pessoas continua', 'The rule of two persons stays', 'La regla de dos personas continúa'],
});
