/** A plain sentence exists for each of these; everything else stays unexplained rather than guessed. */
export type PayItemNature =
  | 'salary'
  | 'overtime'
  | 'restOnOvertime'
  | 'night'
  | 'hazard'
  | 'unhealthy'
  | 'commission'
  | 'vacation'
  | 'vacationThird'
  | 'thirteenth'
  | 'thirteenthAdvance'
  | 'profitShare'
  | 'familyAllowance'
  | 'allowance'
  | 'socialSecurity'
  | 'incomeTax'
  | 'transport'
  | 'health'
  | 'meal'
  | 'advance'
  | 'absence'
  | 'alimony'
  | 'loan'
  | 'union'
  | 'agreement'
  | 'lifeInsurance';

interface PayItem {
  descricao: string;
  descontos: number | null;
  natureza?: string | null;
}

/** The nature by its eSocial code (table 3); without a code, by words that can mean one thing only. */
export function natureOf(item: PayItem): PayItemNature | undefined {
  const known = item.natureza ? byCode[item.natureza] : undefined;
  if (known) return known;
  const words = plain(item.descricao);
  const side = item.descontos === null ? earnings : deductions;
  return side.find(([pattern]) => pattern.test(words))?.[1];
}

const byCode: Record<string, PayItemNature | undefined> = {
  1000: 'salary',
  1003: 'overtime',
  1012: 'restOnOvertime',
  1016: 'vacation',
  1017: 'vacationThird',
  1202: 'unhealthy',
  1203: 'hazard',
  1205: 'night',
  1207: 'commission',
  1300: 'profitShare',
  1409: 'familyAllowance',
  1603: 'allowance',
  5001: 'thirteenth',
  5504: 'thirteenthAdvance',
  9200: 'advance',
  9201: 'socialSecurity',
  9203: 'incomeTax',
  9207: 'absence',
  9208: 'absence',
  9209: 'absence',
  9213: 'alimony',
  9216: 'transport',
  9219: 'health',
  9231: 'union',
  9240: 'meal',
  9241: 'meal',
  9242: 'meal',
  9243: 'meal',
  9244: 'meal',
  9250: 'lifeInsurance',
  9253: 'loan',
  9254: 'loan',
  9255: 'loan',
  9258: 'agreement',
};

const earnings: ReadonlyArray<readonly [RegExp, PayItemNature]> = [
  [/^(d\.?s\.?r|descanso|repouso).*(h\.?e|extra)/, 'restOnOvertime'],
  [/^(h(oras?|r?s)?\.? ?extra|hora extra)/, 'overtime'],
  [/adic(ional)?\.? not/, 'night'],
  [/insalubr/, 'unhealthy'],
  [/periculos/, 'hazard'],
  [/^comiss/, 'commission'],
  [/(1\/3|terco).*ferias|ferias.*(1\/3|terco)/, 'vacationThird'],
  [/^ferias/, 'vacation'],
  [/(1a|primeira|adiant).*13|13.*(1a|primeira|adiant)/, 'thirteenthAdvance'],
  [/^13|decimo terceiro/, 'thirteenth'],
  [/particip.*lucro|^plr/, 'profitShare'],
  [/salario.?familia/, 'familyAllowance'],
  [/ajuda de custo/, 'allowance'],
  [/^(salario( base| mensal| contratual)?|horas normais|dias normais|ordenado|vencimento base)$/, 'salary'],
];

const deductions: ReadonlyArray<readonly [RegExp, PayItemNature]> = [
  [/^(desc\.? )?(i\.?n\.?s\.?s)/, 'socialSecurity'],
  [/^(desc\.? )?(i\.?r\.?r\.?f|imposto de renda|i\.?r\.? )/, 'incomeTax'],
  [/vale.?transp|^v\.?t\b/, 'transport'],
  [/(plano|assist).*(saude|medic|odonto)|^(unimed|odonto)/, 'health'],
  [/vale.?(ref|alim)|refeicao|alimentacao|cesta/, 'meal'],
  [/adiant/, 'advance'],
  [/^(faltas?|atrasos?)/, 'absence'],
  [/pensao/, 'alimony'],
  [/emprest|consignad/, 'loan'],
  [/sindica/, 'union'],
  [/convenio|farmacia/, 'agreement'],
  [/seguro/, 'lifeInsurance'],
];

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
