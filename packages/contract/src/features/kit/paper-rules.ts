import { keysOf } from '../../kernel/said.ts';

/** A paper that may not be asked: the law that says so, and the words that give it away. */
interface PaperRule {
  law: string;
  /** Without accents, in lower case; a word that ends with `*` is the beginning of one. All words of one entry have to stand in the text. */
  words: readonly string[];
}

/** A closed list (product 6.8). Criminal records are asked with a reason and by two persons of HR: they are no rule of this table. */
export const paperRules = {
  gravidez: {
    law: 'Lei 9.029/1995, art. 2º',
    words: ['gravid*', 'gestac*', 'gestante', 'beta hcg', 'esteriliz*', 'laqueadura', 'vasectomia'],
  },
  hiv: { law: 'Lei 12.984/2014; Portaria MTE 1.246/2010', words: ['hiv', 'aids', 'soropositiv*'] },
  processos: {
    law: 'CF, art. 5º, XXXV; Lei 9.029/1995',
    words: [
      'process* trabalhist*',
      'acao trabalhist*',
      'acoes trabalhist*',
      'certidao trabalhist*',
      'reclamac* trabalhist*',
      'cndt',
    ],
  },
  credito: {
    law: 'Lei 9.029/1995; LGPD, art. 6º, III',
    words: ['serasa', 'spc', 'scpc', 'restric* credito', 'consulta credito', 'score credito', 'nome limpo'],
  },
  religiao: { law: 'CF, art. 5º, VIII; Lei 9.029/1995', words: ['religi*', 'batismo', 'igreja', 'dizimo'] },
  sindicato: {
    law: 'CF, art. 8º, V',
    words: ['filiac* sindic*', 'carteir* sindic*', 'declarac* sindic*', 'sindicalizad*'],
  },
  politica: { law: 'CF, art. 5º, VIII', words: ['filiac* partid*', 'partid* polit*', 'opinia* polit*'] },
  genetica: { law: 'LGPD, art. 11; Lei 9.029/1995', words: ['genetic*', 'dna'] },
} as const satisfies Record<string, PaperRule>;
export type PaperRuleName = keyof typeof paperRules | 'experiencia';

/** More than six months of experience may not be asked for. */
export const experienceLaw = 'CLT, art. 442-A';

/** What a name says of a paper: `refused` by a law; `criminal`: only with a reason and a second person; `doubtful`: look again; else `fine`. */
export type PaperVerdict =
  | { is: 'refused'; rule: PaperRuleName; law: string }
  | { is: 'criminal' }
  | { is: 'doubtful'; rule: PaperRuleName; law: string }
  | { is: 'fine' };

const criminal = [
  'antecedent* crimina*',
  'certidao crimina*',
  'certido* crimina*',
  'folha corrida',
  'nada consta crimina*',
];
/** One of these alone may mean no harm: who writes it is warned. */
const doubtful: readonly (readonly [word: string, rule: PaperRuleName, law: string])[] = [
  ['sindic*', 'sindicato', paperRules.sindicato.law],
  ['credito', 'credito', paperRules.credito.law],
  ['partido', 'politica', paperRules.politica.law],
  ['trabalhist*', 'processos', paperRules.processos.law],
  ['experiencia', 'experiencia', experienceLaw],
  ['hemograma', 'genetica', paperRules.genetica.law],
  ['sorologi*', 'hiv', paperRules.hiv.law],
];

const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const stands = (wanted: string, words: readonly string[]) =>
  wanted.endsWith('*') ? words.some(word => word.startsWith(wanted.slice(0, -1))) : words.includes(wanted);
const allStand = (entry: string, words: readonly string[]) => entry.split(' ').every(word => stands(word, words));

/** Of "experiência de 2 anos" how many months; 0: none is said. */
function monthsIn(words: readonly string[]): number {
  for (const [at, word] of words.entries()) {
    const number = Number(words[at - 1]);
    if (!Number.isInteger(number)) continue;
    if (/^anos?$/.test(word)) return number * 12;
    if (/^mes(es)?$/.test(word)) return number;
  }
  return 0;
}

/** Whether a paper of this name may be asked, by the words of the name and of the reason. */
export function paperVerdict(...texts: readonly string[]): PaperVerdict {
  const words = texts.flatMap(wordsIn);
  for (const rule of keysOf(paperRules))
    if (paperRules[rule].words.some(entry => allStand(entry, words)))
      return { is: 'refused', rule, law: paperRules[rule].law };
  if (stands('experiencia', words) && monthsIn(words) > 6)
    return { is: 'refused', rule: 'experiencia', law: experienceLaw };
  if (criminal.some(entry => allStand(entry, words))) return { is: 'criminal' };
  for (const [word, rule, law] of doubtful) if (stands(word, words)) return { is: 'doubtful', rule, law };
  return { is: 'fine' };
}
