import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Sets of rules: the list, the versions of one, a new version. */
export const rulesTexts = defineTexts({
  title: ['Regras do ponto', 'Time clock rules', 'Reglas del fichaje'],
  lead: [
    'Quem não tem outras segue a lei.',
    'Whoever has no others goes by the law.',
    'Quien no tiene otras sigue la ley.',
  ],
  back: ['Voltar para as regras', 'Back to the rules', 'Volver a las reglas'],
  create: ['Novo conjunto', 'New set', 'Nuevo conjunto'],
  newVersion: ['Nova versão', 'New version', 'Nueva versión'],
  none: ['Todos seguem a lei', 'Everybody goes by the law', 'Todos siguen la ley'],
  noneLead: [
    'Crie um conjunto quando um acordo disser outra coisa.',
    'Create a set where an agreement says otherwise.',
    'Crea un conjunto cuando un acuerdo diga otra cosa.',
  ],
  search: ['Buscar conjunto', 'Search sets', 'Buscar conjunto'],
  name: word.name,
  kind: word.kind,
  kinds: {
    acordo: ['Acordo coletivo', 'Collective agreement', 'Acuerdo colectivo'],
    individual: ['Acordo individual', 'Individual agreement', 'Acuerdo individual'],
    empresa: ['Da empresa', "The company's", 'De la empresa'],
  },
  every: ['todos', 'all', 'todos'],
  people: ['Pessoas', 'People', 'Personas'],
  since: ['Vale desde', 'Holds since', 'Vale desde'],
  total: [
    (count: number) => pt(count, 'conjunto', 'conjuntos'),
    count => en(count, 'set', 'sets'),
    count => es(count, 'conjunto', 'conjuntos'),
  ],
  rule: ['Regra', 'Rule', 'Regla'],
  law: ['A lei', 'The law', 'La ley'],
  inUse: ['Em uso', 'In use', 'En uso'],
  fresh: ['Nova', 'New', 'Nueva'],
  from: [(day: string) => `Desde ${day}`, day => `Since ${day}`, day => `Desde ${day}`],
  older: ['Ver mais antigas', 'See older ones', 'Ver más antiguas'],
  disputed: ['Ponto em disputa', 'Disputed point', 'Punto en disputa'],
  changes: [
    (count: number) => (count === 0 ? 'Nada mudou ainda' : pt(count, 'mudança', 'mudanças')),
    count => (count === 0 ? 'Nothing changed yet' : en(count, 'change', 'changes')),
    count => (count === 0 ? 'Nada cambió aún' : es(count, 'cambio', 'cambios')),
  ],
  fromDay: ['Vale a partir de', 'Holds from', 'Vale desde'],
  note: [
    'O que está fechado não muda. Os espelhos abertos são recalculados.',
    'What is closed does not change. Open time sheets are calculated again.',
    'Lo cerrado no cambia. Las hojas abiertas se recalculan.',
  ],
  readOnly: [
    'No celular as regras são só para ver.',
    'On a phone the rules are for reading only.',
    'En el celular las reglas son solo para ver.',
  ],
  below: ['Fica abaixo da lei', 'It is below the law', 'Queda por debajo de la ley'],
  noValue: ['Este valor não vale', 'This is no value', 'Este valor no sirve'],
  nameFirst: ['Escreva o nome', 'Write the name', 'Escribe el nombre'],
  valueFirst: ['Corrija o que está em vermelho', 'Correct what is in red', 'Corrige lo que está en rojo'],
  dayFirst: ['Escolha o dia', 'Choose the day', 'Elige el día'],
  save: ['Salvar nova versão', 'Save new version', 'Guardar nueva versión'],
  saveNew: word.save,
  saved: ['Regras salvas', 'Rules saved', 'Reglas guardadas'],
  yes: ['sim', 'yes', 'sí'],
  no: ['não', 'no', 'no'],
  nothing: ['nenhum', 'none', 'ninguno'],
  months: [
    (count: string) => `${count} ${count === '1' ? 'mês' : 'meses'}`,
    count => `${count} ${count === '1' ? 'month' : 'months'}`,
    count => `${count} ${count === '1' ? 'mes' : 'meses'}`,
  ],
  units: {
    min: ['min', 'min', 'min'],
    '%': ['%', '%', '%'],
    months: ['meses', 'months', 'meses'],
    '×': ['×', '×', '×'],
  },
  upTo: [
    (minutes: string, pct: string) => `${pct}% até ${minutes} min`,
    (minutes, pct) => `${pct}% up to ${minutes} min`,
    (minutes, pct) => `${pct}% hasta ${minutes} min`,
  ],
  afterwards: [(pct: string) => `depois ${pct}%`, pct => `then ${pct}%`, pct => `después ${pct}%`],
  tierUpTo: [
    (rule: string) => `${rule}: até quantos minutos`,
    rule => `${rule}: up to how many minutes`,
    rule => `${rule}: hasta cuántos minutos`,
  ],
  tierPct: [
    (rule: string, at: number) => `${rule}: percentual ${at}`,
    (rule, at) => `${rule}: percentage ${at}`,
    (rule, at) => `${rule}: porcentaje ${at}`,
  ],
  oneMore: [
    (rule: string) => `${rule}: mais uma faixa`,
    rule => `${rule}: one more step`,
    rule => `${rule}: una franja más`,
  ],
  oneLess: [
    (rule: string) => `${rule}: uma faixa a menos`,
    rule => `${rule}: one step less`,
    rule => `${rule}: una franja menos`,
  ],
  dayKinds: {
    work: ['trabalho', 'work days', 'trabajo'],
    off: ['folga', 'free days', 'libre'],
    rest: ['descanso', 'rest', 'descanso'],
    holiday: ['feriado', 'holiday', 'feriado'],
  },
});

export type RulesTexts = TextsIn<typeof rulesTexts>;
