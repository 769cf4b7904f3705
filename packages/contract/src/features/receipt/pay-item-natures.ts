import * as z from 'zod/mini';

/**
 * The natures of a pay item that have a plain explanation, each with the codes of eSocial's table 03 that mean it (v10). Where
 * table 03 has several (a meal inside or outside PAT, three kinds of loan), a receipt's words don't tell them apart: the nature
 * is what all of them have in common.
 */
export const payItemNatures = {
  salario: ['1000'],
  horasExtras: ['1003', '1004'],
  descansoHorasExtras: ['1012'],
  adicionalNoturno: ['1205'],
  periculosidade: ['1203'],
  insalubridade: ['1202'],
  comissao: ['1207'],
  ferias: ['1016'],
  tercoFerias: ['1017'],
  decimoTerceiro: ['5001'],
  adiantamento13: ['5504'],
  participacaoLucros: ['1300'],
  salarioFamilia: ['1409'],
  ajudaCusto: ['1603'],
  inss: ['9201'],
  irrf: ['9203'],
  valeTransporte: ['9216'],
  planoSaude: ['9219', '9912'],
  alimentacao: ['9240', '9241', '9242', '9243', '9244'],
  adiantamento: ['9200', '9214'],
  faltas: ['9207', '9208', '9209'],
  pensao: ['9213'],
  emprestimo: ['9253', '9254', '9255'],
  sindicato: ['9230', '9231', '9232', '9233'],
  convenio: ['9258'],
  seguroVida: ['9250'],
} as const satisfies Record<string, readonly string[]>;

export type PayItemNature = keyof typeof payItemNatures;

/** A nature as it travels: the key of the table; null where the words could mean several. */
export const payItemNature = z.nullable(z.enum(Object.keys(payItemNatures).filter(isNature)));

function isNature(key: string): key is PayItemNature {
  return Object.hasOwn(payItemNatures, key);
}
