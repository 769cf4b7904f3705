import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';

/** Which column a line's amount stands in. */
export type Side = 'earning' | 'deduction';

/**
 * What a line is, by words that can mean one thing only in its column: payroll files print no nature (eSocial's table 03). Everything
 * else stays unknown rather than guessed.
 */
export function natureOf(description: string, side: Side): PayItemNature | null {
  const words = plain(description);
  return wordsOf[side].find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

type Words = ReadonlyArray<readonly [RegExp, PayItemNature]>;

const wordsOf: Record<Side, Words> = {
  earning: [
    [/^(d\.?s\.?r|descanso|repouso).*(h\.?e|extra)/, 'descansoHorasExtras'],
    [/^(h(oras?|r?s)?\.? ?extra|hora extra)/, 'horasExtras'],
    [/adic(ional)?\.? not/, 'adicionalNoturno'],
    [/insalubr/, 'insalubridade'],
    [/periculos/, 'periculosidade'],
    [/^comiss/, 'comissao'],
    [/(1\/3|terco).*ferias|ferias.*(1\/3|terco)/, 'tercoFerias'],
    [/^ferias/, 'ferias'],
    [/(1a|primeira|adiant).*13|13.*(1a|primeira|adiant)/, 'adiantamento13'],
    [/^13|decimo terceiro/, 'decimoTerceiro'],
    [/particip.*lucro|^plr/, 'participacaoLucros'],
    [/salario.?familia/, 'salarioFamilia'],
    [/ajuda de custo/, 'ajudaCusto'],
    [/^(salario( base| mensal| contratual)?|horas normais|dias normais|ordenado|vencimento base)$/, 'salario'],
  ],
  deduction: [
    [/^(desc\.? )?(i\.?n\.?s\.?s)/, 'inss'],
    [/^(desc\.? )?(i\.?r\.?r\.?f|imposto de renda|i\.?r\.? )/, 'irrf'],
    [/vale.?transp|^v\.?t\b/, 'valeTransporte'],
    [/(plano|assist).*(saude|medic|odonto)|^(unimed|odonto)/, 'planoSaude'],
    [/vale.?(ref|alim)|refeicao|alimentacao|cesta/, 'alimentacao'],
    [/adiant/, 'adiantamento'],
    [/^(faltas?|atrasos?)/, 'faltas'],
    [/pensao/, 'pensao'],
    [/emprest|consignad/, 'emprestimo'],
    [/sindica/, 'sindicato'],
    [/convenio|farmacia/, 'convenio'],
    [/seguro/, 'seguroVida'],
  ],
};

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
